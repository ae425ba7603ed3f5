import { beforeEach, expect, it } from "vitest";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { anEvaluation } from "../../builders/campaigns";
import { anAnimal } from "../../builders/facility";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { database } from "../../../functions/src/edge/admin";
import { summaryMarksPath } from "../../../functions/src/summaries/marks";
import { recountSummary } from "../../../functions/src/summaries/recount-summary";
import { world } from "../people";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-summaries-welfare");

const now = new Date("2026-11-20T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const summary = () => read("zooSummaries/home");
const unsaid = {
  ...{ mean: null, low: null, high: null, upperBound: false },
  ...{ minimum: null, minimumLow: null, minimumHigh: null },
};

beforeEach(() => put(world()));

it("tells how a species is and who waits for an evaluation, once an hour at most", async () => {
  const evaluated = (id: string, mean: number, day: string) =>
    anEvaluation({
      zooId: "home",
      evaluationId: id,
      subjectId: "meerkat",
      specieId: "suricata",
      status: "submitted",
      submittedAt: new Date(`${day}T08:00:00Z`),
      day: calendarDaySchema.parse(day),
      score: { criteria: [], overall: { ...unsaid, mean } },
    });
  await put({
    "animals/meerkat": anAnimal({
      ...{ zooId: "home", animalId: "meerkat", lastEval: later(-60) },
    }),
    "animals/alone": anAnimal({ zooId: "home", animalId: "alone" }),
    "animals/waiting": anAnimal({
      ...{ zooId: "home", animalId: "waiting" },
      lastEval: new Date("2026-05-01T09:00:00Z"),
    }),
    "animals/gone": anAnimal({
      ...{ zooId: "home", animalId: "gone", animalState: "deceased" },
    }),
    "evaluations/old": evaluated("old", 0.1, "2026-07-01"),
    "evaluations/first": evaluated("first", 0.2, "2026-11-01"),
    "evaluations/last": evaluated("last", 0.75, "2026-11-19"),
  });
  const here = await database()
    .collection("animals")
    .where("zooId", "==", "home")
    .get();
  await recountSummary("home", now);
  const told = {
    species: [
      {
        ...{ specieId: "suricata", animals: 1, mean: 0.75 },
        ...{ lowestId: "meerkat", lowest: 0.75 },
      },
    ],
    // All but those that were evaluated once and the one that died.
    never: here.size - 3,
    unseen: 1,
    longest: [{ animalId: "waiting" }],
    more: false,
  };
  expect(await summary()).toMatchObject({ welfare: told });
  await put({
    "evaluations/newest": evaluated("newest", 0.5, "2026-11-20"),
  });
  await recountSummary("home", later(59));
  expect(await summary()).toMatchObject({ welfare: told });
  expect(await recountSummary("home", later(60))).toEqual(["welfare"]);
  expect(await summary()).toMatchObject({
    welfare: { species: [{ mean: 0.5 }] },
  });
});

it("is asked for as an evaluation is handed in", async () => {
  const draft = anEvaluation({ zooId: "home", evaluationId: "e" });
  const handed = { ...draft, status: "submitted" as const, submittedAt: now };
  await put({ "evaluations/e": handed });
  await hearOfEvaluation(draft, handed, now);
  expect(await idsOf(summaryMarksPath)).toHaveLength(1);
});
