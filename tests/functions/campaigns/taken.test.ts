import { beforeEach, describe, expect, it } from "vitest";
import { answersText } from "@domain/evaluation/answers-text";
import { noSector } from "@domain/evaluation/outcome";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { dayMs, hourMs } from "@domain/time/lengths";
import { moveEvaluations } from "../../../functions/src/campaigns/follow-subject";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import { tellTaken } from "../../../functions/src/campaigns/told/tell-taken";
import { sha256 } from "../../../functions/src/edge/hash";
import {
  aCampaign,
  anEvaluation,
  anEvaluationDraft,
  answered,
} from "../../builders/campaigns";
import { stored } from "../../rules/harness";
import { put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-taken");

const now = new Date("2026-12-03T10:00:00Z");
const evaluation = "evaluations/one";
const november = {
  startDate: calendarDaySchema.parse("2026-11-01"),
  endDate: calendarDaySchema.parse("2026-11-30"),
};

const isAnswered = () =>
  put({
    [`${evaluation}/drafts/device-1`]: stored(
      anEvaluationDraft({
        evaluationId: "one",
        deviceId: "device-1",
        answers: answersText({ "Q-1": answered("c"), "Q-2": answered("b") }),
      }),
    ),
  });

beforeEach(() => put(campaignWorld()));

describe("what is handed in after a campaign was over", () => {
  beforeEach(() =>
    put({
      "campaigns/campaign-1": stored(aCampaign(november)),
    }),
  );

  it.each([
    ["2026-11-30T22:00:00Z", false],
    ["2026-12-02T08:00:00Z", true],
  ])("counts, and says so: %s, %s", async (at, afterEnd) => {
    await handIn("one", { submittedAt: new Date(at) });
    await isAnswered();
    await settleEvaluation("one", now);
    expect(await read(evaluation)).toMatchObject({
      afterEnd,
      score: { overall: { mean: 0.75 } },
    });
  });
});

it("a training's answers lie in nobody's sector, wherever the animal moves", async () => {
  await handIn("one", { mode: "training" });
  await isAnswered();
  await settleEvaluation("one", now);
  expect(await read(evaluation)).toMatchObject({ sectorIds: [noSector] });
  expect(await moveEvaluations("animal-1")).toBe(0);
  expect(await read(evaluation)).toMatchObject({ sectorIds: [noSector] });
});

it("says of an older campaign when it takes evaluations, once", async () => {
  const { opensAt, shutsAt, lastAt, ...older } = aCampaign(november);
  await put({ "campaigns/campaign-1": stored(older) });
  expect(await tellTaken("campaign-1", { dryRun: true })).toBe(true);
  expect(await tellTaken("campaign-1")).toBe(true);
  expect(await tellTaken("campaign-1")).toBe(false);
  const found = (await read("campaigns/campaign-1")) ?? {};
  const instants = ["opensAt", "shutsAt", "lastAt"].map((field) =>
    (found[field] as { toDate: () => Date }).toDate(),
  );
  expect(instants).toEqual([opensAt, shutsAt, lastAt]);
});

describe("how much one person begins in a day", () => {
  const limit = `limits/${sha256("evaluations of author")}`;
  const begin = async (evaluationId: string) => {
    const one = anEvaluation({ evaluationId, startedAt: now });
    const draft = anEvaluationDraft({ evaluationId, deviceId: "device-1" });
    await put({
      [`evaluations/${evaluationId}`]: stored(one),
      [`evaluations/${evaluationId}/drafts/device-1`]: stored(draft),
    });
    await hearOfEvaluation(null, one, now);
  };

  it("is counted: what is more than people do is removed, the next day takes it again", async () => {
    const expireAt = new Date(Date.now() + hourMs);
    await put({ [limit]: { count: 499, expireAt } });
    await begin("last");
    await begin("more");
    expect(await read("evaluations/last")).not.toBeNull();
    expect(await read("evaluations/more")).toBeNull();
    expect(await read("evaluations/more/drafts/device-1")).toBeNull();
    await put({
      [limit]: { count: 500, expireAt: new Date(Date.now() - dayMs) },
    });
    await begin("again");
    expect(await read("evaluations/again")).not.toBeNull();
  });

  it("counts nothing once it is begun", async () => {
    const one = anEvaluation({ evaluationId: "one" });
    await put({ [evaluation]: stored(one) });
    await hearOfEvaluation(one, one, now);
    expect(await read(limit)).toBeNull();
  });
});
