import { beforeEach, describe, expect, it } from "vitest";
import type { Campaign } from "@domain/campaign/campaign";
import type { Answers } from "@domain/survey/answer";
import { answerSchema } from "@domain/survey/answer";
import { answersText } from "@domain/evaluation/answers-text";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import { plain } from "../../../functions/src/edge/documents";
import {
  aCampaign,
  anEvaluationCorrection,
  anEvaluationDraft,
  answered,
} from "../../builders/campaigns";
import { aGroup, anAnimal } from "../../builders/facility";
import { sector2 } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { change, save } from "../desk-stage";
import { erase, put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-evaluations");

const now = new Date("2026-11-20T10:00:00Z");
const campaign = "campaigns/campaign-1";
const month = `${campaign}/progress/2026-11`;
const evaluation = "evaluations/one";

const draft = (
  deviceId: string,
  answers: Parameters<typeof answersText>[0],
  evaluationId = "one",
  authorId = "author",
) =>
  put({
    [`evaluations/${evaluationId}/drafts/${deviceId}`]: stored(
      anEvaluationDraft({
        evaluationId,
        deviceId,
        authorId,
        answers: answersText(answers),
      }),
    ),
  });

const correct = (correctionId: string, answer: string, minute: number) =>
  put({
    [`${evaluation}/corrections/${correctionId}`]: stored(
      anEvaluationCorrection({
        evaluationId: "one",
        correctionId,
        questionRef: "Q-1",
        answer: JSON.stringify(answered(answer)),
        at: new Date(Date.UTC(2026, 10, 20, 9, minute)),
      }),
    ),
  });

const settle = () => settleEvaluation("one", now);

async function evaluationAt(id: string) {
  const data = await read(`evaluations/${id}`);
  if (data === null) return null;
  return readRecord("evaluations", id, plain(data) as Values).record;
}

/** As the trigger hears of it, newly written. */
async function heard(id: string) {
  await hearOfEvaluation(null, await evaluationAt(id), now);
}

const lastEval = async () => {
  const at = (await read("animals/animal-1"))?.["lastEval"];
  return (at as { toDate: () => Date } | null)?.toDate() ?? null;
};

beforeEach(() => put(campaignWorld()));

describe("an evaluation that was handed in", () => {
  beforeEach(async () => {
    await handIn("one");
    await draft("device-1", { "Q-1": answered("c"), "Q-2": answered("b") });
  });

  it("has its answers, its score, its day, and counts in its campaign", async () => {
    await heard("one");
    expect(await read(evaluation)).toMatchObject({
      responses: { "Q-1": { chosen: ["c"] }, "Q-2": { chosen: ["b"] } },
      score: { overall: { mean: 0.75 } },
      flaws: [],
      day: "2026-11-20",
      openToKeepers: true,
      readers: [],
      updatedBy: null,
    });
    expect(await read(month)).toMatchObject({
      zooId: "zoo-baie",
      subjects: { "animal-1": { one: { day: "2026-11-20", by: "author" } } },
    });
    expect(await read(campaign)).toMatchObject({ submitters: ["author"] });
    expect(await lastEval()).toEqual(new Date("2026-11-20T09:20:00Z"));
  });

  it("is settled once: told again, nothing differs", async () => {
    expect(await settleEvaluation("one", now, { dryRun: true })).toContain(
      "score",
    );
    expect((await read(evaluation))?.["score"]).toBeNull();
    await settle();
    const before = [await read(evaluation), await read(month)];
    expect(await settle()).toEqual([]);
    expect([await read(evaluation), await read(month)]).toEqual(before);
  });

  it("is answered in the version it was given in, and what that does not take is flagged", async () => {
    await draft("device-1", { "Q-1": answered("z"), "Q-9": answered("a") });
    await settle();
    expect(await read(evaluation)).toMatchObject({
      responses: {},
      flaws: [
        { questionRef: "Q-1", code: "missing" },
        { questionRef: "Q-1", code: "unknownOption" },
        { questionRef: "Q-9", code: "unknownQuestion" },
      ],
    });
  });

  it("loses nothing that a second device brings later", async () => {
    await draft("device-1", { "Q-1": answered("c") });
    await settle();
    await draft("phone", { "Q-1": answered("a"), "Q-2": answered("c") });
    await settle();
    expect(await read(evaluation)).toMatchObject({
      responses: { "Q-1": { chosen: ["c"] } },
      late: [{ deviceId: "phone" }],
    });
    expect((await read(evaluation))?.["responses"]).not.toHaveProperty("Q-2");
  });

  it("follows what was put right, each correction knowing what stood there, in whatever order they come", async () => {
    await settle();
    await correct("second", "b", 50);
    await settle();
    await correct("first", "a", 40);
    await correct("refused", "z", 55);
    await settle();
    expect(await read(evaluation)).toMatchObject({
      responses: { "Q-1": { chosen: ["b"] } },
      score: { overall: { mean: 0.5 } },
      flaws: [{ questionRef: "Q-1", code: "unknownOption" }],
    });
    const before = async (id: string) =>
      JSON.parse(
        String((await read(`${evaluation}/corrections/${id}`))?.["before"]),
      ) as unknown;
    expect(await before("first")).toMatchObject({ chosen: ["c"] });
    expect(await before("second")).toMatchObject({ chosen: ["a"] });
    expect(await settle()).toEqual([]);
  });

  it("counts nowhere once it is deleted, and again once it is taken back", async () => {
    await heard("one");
    await save("admin", [change("evaluations", "one", { isDeleted: true })]);
    const before = await evaluationAt("one");
    await heard("one");
    expect((await read(month))?.["subjects"]).toEqual({ "animal-1": {} });
    expect(await read(campaign)).toMatchObject({ submitters: [] });
    expect(await lastEval()).toBeNull();
    await save("admin", [change("evaluations", "one", { isDeleted: false })]);
    await hearOfEvaluation(before, await evaluationAt("one"), now);
    expect(await read(month)).toMatchObject({
      subjects: { "animal-1": { one: { by: "author" } } },
    });
  });

  it("is taken back where it is gone for good", async () => {
    await heard("one");
    const gone = await evaluationAt("one");
    await erase(evaluation);
    await hearOfEvaluation(gone, null, now);
    expect((await read(month))?.["subjects"]).toEqual({ "animal-1": {} });
    expect(await read(campaign)).toMatchObject({ submitters: [] });
    expect(await lastEval()).toBeNull();
  });

  it("about a group lies where its animals do", async () => {
    await put({
      "groups/group-1": stored(aGroup()),
      "animals/animal-1": stored(anAnimal({ groupId: "group-1" })),
      "animals/animal-2": stored(
        anAnimal({
          animalId: "animal-2",
          groupId: "group-1",
          sectorId: sector2,
        }),
      ),
    });
    await handIn("one", {
      subjectKind: "group",
      subjectId: "group-1",
      sectorIds: [],
    });
    await settle();
    expect((await read(evaluation))?.["sectorIds"]).toEqual([
      "sector-savane",
      sector2,
    ]);
  });
});

it("an evaluation that was only begun is left as it is", async () => {
  await handIn("one", { status: "draft", submittedAt: null });
  await draft("device-1", { "Q-1": answered("c") });
  expect(await settle()).toEqual([]);
  expect(await read(month)).toBeNull();
});

describe("what experts hand in", () => {
  const of = (values: Partial<Campaign> = {}) =>
    aCampaign({
      mode: "expert",
      experts: ["author", "responsible"],
      ...values,
    });
  const expert = async (
    id: string,
    authorId: string,
    {
      subjectId = "animal-1",
      answers = { "Q-1": answered("c") },
    }: { subjectId?: string; answers?: Answers } = {},
  ) => {
    await handIn(id, { authorId, subjectId, mode: "expert", sealed: true });
    await draft("device-1", answers, id, authorId);
    await heard(id);
  };
  const campaignAt = async () => {
    const data = plain(await read(campaign)) as Values;
    return readRecord("campaigns", "campaign-1", data).record;
  };
  const heardCampaign = async (before: Campaign, at = now) => {
    const after = await campaignAt();
    await hearOfCampaign(before, after, at);
  };
  const sight = async (id: string) => {
    const { sealed, readers } = (await read(`evaluations/${id}`)) ?? {};
    return { sealed, readers };
  };

  beforeEach(() => put({ [campaign]: stored(of()) }));

  it("is read by each other once they did so themselves, and by nobody else", async () => {
    await expert("one", "author");
    await expert("third", "third");
    expect(await sight("one")).toEqual({ sealed: true, readers: [] });
    expect(await sight("third")).toEqual({ sealed: true, readers: ["author"] });
    await expert("two", "responsible");
    expect(await sight("two")).toEqual({ sealed: true, readers: ["author"] });
    expect(await sight("one")).toEqual({
      sealed: true,
      readers: ["responsible"],
    });
    expect(await sight("third")).toEqual({
      sealed: true,
      readers: ["author", "responsible"],
    });
    expect(await settle()).toEqual([]);
    await heardCampaign(of({ experts: ["author"] }));
    expect((await sight("one")).readers).toEqual(["responsible"]);
  });

  it("is read about the subjects alone about which they did so", async () => {
    await expert("one", "author");
    await expert("two", "responsible", { subjectId: "animal-2" });
    expect((await sight("one")).readers).toEqual([]);
    expect((await sight("two")).readers).toEqual([]);
  });

  it("is not shown for what says nothing, in a part or in the whole", async () => {
    await put({ [campaign]: stored(of({ partialCollection: true })) });
    await expert("one", "author", {
      answers: { "Q-1": answered("c"), "Q-2": answered("c") },
    });
    const hollow = [
      { comment: "x" },
      { notApplicable: true },
      { media: ["made-up"] },
    ].map((answer) => answerSchema.parse({ ...answer, at: now }));
    for (const [n, answer] of hollow.entries()) {
      await expert(`hollow-${n}`, "responsible", {
        answers: { "Q-1": answer },
      });
      expect((await sight("one")).readers).toEqual([]);
    }
    expect(await read(campaign)).toMatchObject({ submitters: ["author"] });
  });

  it("is not shown for an empty one, nor for one that lacks what had to be answered", async () => {
    await expert("one", "author");
    await expert("two", "responsible", { answers: {} });
    expect((await sight("one")).readers).toEqual([]);
    expect(await read(campaign)).toMatchObject({ submitters: ["author"] });
    await draft("device-1", { "Q-2": answered("c") }, "two", "responsible");
    await settleEvaluation("two", now);
    expect((await sight("one")).readers).toEqual([]);
    await draft("device-1", { "Q-1": answered("a") }, "two", "responsible");
    await settleEvaluation("two", now);
    expect((await sight("one")).readers).toEqual(["responsible"]);
    expect(await read(campaign)).toMatchObject({
      submitters: ["author", "responsible"],
    });
  });

  it("is shut again to whose own one is deleted", async () => {
    await expert("one", "author");
    await expert("two", "responsible");
    await put({
      "evaluations/two": {
        ...(await read("evaluations/two")),
        isDeleted: true,
      },
    });
    await settleEvaluation("two", now);
    expect((await sight("one")).readers).toEqual([]);
  });

  it("stays shut while it is archived, as it may go on", async () => {
    await expert("one", "author");
    await put({ [campaign]: stored(of({ status: "archived" })) });
    await heardCampaign(of());
    expect((await sight("one")).sealed).toBe(true);
  });

  it("is unsealed once it is stopped, and whatever arrives later at once", async () => {
    await expert("one", "author");
    await put({
      [campaign]: stored(of({ status: "stopped", submitters: ["author"] })),
    });
    await heardCampaign(of({ submitters: ["author"] }));
    await expert("two", "responsible");
    for (const id of ["one", "two"]) {
      expect((await sight(id)).sealed).toBe(false);
      expect(await read(`evaluations/${id}`)).toMatchObject({
        openToKeepers: false,
      });
    }
  });
});

describe("a training's key", () => {
  it("is read by who handed in their own, and no more once that is deleted", async () => {
    const training = aCampaign({ mode: "training" });
    await put({
      [campaign]: stored({ ...training, submitters: ["author"] }),
      [`${campaign}/private/key`]: {
        zooId: "zoo-baie",
        campaignId: "campaign-1",
        answers: "{}",
        readers: [],
      },
    });
    const key = `${campaign}/private/key`;
    const after = { ...training, submitters: ["author"] };
    await hearOfCampaign(training, after, now);
    expect(await read(key)).toMatchObject({ readers: ["author"] });
    await put({ [campaign]: stored(training) });
    await hearOfCampaign(after, training, now);
    expect(await read(key)).toMatchObject({ readers: [] });
  });
});
