import type { Campaign } from "@domain/campaign/campaign";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { addDays } from "@domain/time/calendar-day";
import { dayMs, hourMs } from "@domain/time/lengths";
import { parisDay } from "@domain/time/paris";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aCampaign,
  anEvaluation,
  anEvaluationCorrection,
  anEvaluationDraft,
  aSubmission,
} from "../builders/campaigns";
import { changeStamp, created, isAllowed, stored, useWorld } from "./harness";
import { records } from "./records";
import { sentTo } from "./sent";

const world = useWorld();

const now = Date.now();
const ago = (days: number) => new Date(now - days * dayMs);
const day = (days: number) => addDays(parisDay(new Date(now)), days);

/** The campaign of the evaluations here, from and to so many days from today. */
const isPlanned = (from: number, to: number, more: Partial<Campaign> = {}) =>
  world.store({
    "campaigns/campaign-1": stored(
      aCampaign({ startDate: day(from), endDate: day(to), ...more }),
    ),
  });

const makes = (path: string, one: object) =>
  isAllowed(
    setDoc(doc(world.as("author"), path), created(sentTo(path, one), "author")),
  );

let made = 0;
/** Begins one more, about whatever. */
const makesOne = (evaluation: object) => {
  const evaluationId = `new-${String((made += 1))}`;
  const one = { ...anEvaluation(), ...evaluation, evaluationId };
  return makes(`evaluations/${evaluationId}`, one);
};
const begins = (startedAt: Date) => makesOne({ startedAt });

const handsIn = () =>
  isAllowed(
    updateDoc(doc(world.as("author"), "evaluations/evaluation-1"), {
      status: "submitted",
      submittedAt: new Date(),
      submittedFrom: "device-1",
      ...changeStamp("author"),
    }),
  );

const isBegun = (evaluation: Partial<Evaluation> = {}) =>
  world.store({
    "evaluations/evaluation-1": stored(
      anEvaluation({ authorId: "author", startedAt: ago(20), ...evaluation }),
    ),
  });

beforeEach(() => world.store(records));

describe("a campaign takes", () => {
  it("nothing before its first day, whatever the device's clock says", async () => {
    await isPlanned(1, 30);
    expect(await begins(new Date(now))).toBe(false);
    expect(await begins(ago(2))).toBe(false);
    await isPlanned(0, 30);
    expect(await begins(new Date(now))).toBe(true);
  });

  it("nothing begun after its last day, and what was begun by then for seven days", async () => {
    await isPlanned(-30, -1);
    expect(await begins(new Date(now))).toBe(false);
    expect(await begins(ago(2))).toBe(true);
    await isPlanned(-30, -9);
    expect(await begins(ago(12))).toBe(false);
  });

  it.each([
    [-1, true],
    [-7, true],
    [-9, false],
  ])(
    "what is handed in, its last day %d days from today: %s",
    async (to, may) => {
      await isPlanned(-40, to);
      await isBegun();
      expect(await handsIn()).toBe(may);
    },
  );

  it("what is handed in of one that was stopped within seven days, and of a deleted one nothing", async () => {
    await isBegun();
    const closed = (status: Campaign["status"], days: number) =>
      isPlanned(-40, 40, { status, closedAt: ago(days) });
    await closed("stopped", 8);
    expect(await handsIn()).toBe(false);
    await closed("deleted", 0);
    expect(await handsIn()).toBe(false);
    await closed("stopped", 6);
    expect(await handsIn()).toBe(true);
  });

  it("what is in no campaign at any time", async () => {
    await isBegun({ campaignId: null });
    expect(await handsIn()).toBe(true);
  });

  it("nothing about what is neither animal, group nor enclosure", async () => {
    for (const subjectKind of ["task", "campaign", "survey"] as const) {
      const one = {
        campaignId: null,
        subjectKind,
        subjectId: `${subjectKind}-1`,
        specieId: null,
        sectorIds: [],
        startedAt: new Date(now),
      };
      expect(await makesOne(one)).toBe(false);
    }
  });
});

it("whoever may make nothing any more hands nothing in", async () => {
  await isPlanned(-1, 30);
  await isBegun({ authorId: "auditor", startedAt: ago(0.1) });
  const device = "evaluations/evaluation-1/drafts/device-1";
  await world.store({
    [device]: stored(anEvaluationDraft({ authorId: "auditor" })),
  });
  expect(
    await isAllowed(
      updateDoc(doc(world.as("auditor"), "evaluations/evaluation-1"), {
        status: "submitted",
        submittedAt: new Date(),
        submittedFrom: "device-1",
        ...changeStamp("auditor"),
      }),
    ),
  ).toBe(false);
});

it("what an expert said stands while it is sealed, and is put right once it is not", async () => {
  const corrects = async (sealed: boolean) => {
    await world.store({
      "evaluations/evaluation-done": stored(
        aSubmission({
          evaluationId: "evaluation-done",
          mode: "expert",
          authorId: "author",
          sealed,
          readers: ["responsible"],
        }),
      ),
    });
    const correction = anEvaluationCorrection({
      evaluationId: "evaluation-done",
      correctionId: "correction-new",
      by: "author",
      at: new Date(now - hourMs),
    });
    const path = "evaluations/evaluation-done/corrections/correction-new";
    return makes(path, correction);
  };
  expect(await corrects(true)).toBe(false);
  expect(await corrects(false)).toBe(true);
});
