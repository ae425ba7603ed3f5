import { answersText } from "@domain/evaluation/answers-text";
import type { Answers } from "@domain/survey/answer";
import { beforeEach, expect, it } from "vitest";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import {
  aCampaign,
  aCampaignProgress,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../builders/campaigns";
import { stored } from "../../rules/harness";
import { put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-campaign-insiders");

const now = new Date("2026-11-20T10:00:00Z");
const campaign = "campaigns/campaign-1";
const settled = async (
  id: string,
  authorId: string,
  more: Parameters<typeof handIn>[1] = {},
  answers: Answers = { "Q-1": answered("c") },
) => {
  await handIn(id, { authorId, ...more });
  await put({
    [`evaluations/${id}/drafts/device-1`]: stored(
      anEvaluationDraft({
        evaluationId: id,
        authorId,
        answers: answersText(answers),
      }),
    ),
  });
  return settleEvaluation(id, now);
};

beforeEach(() => put(campaignWorld()));

it("a month that is full holds nobody's answers back, and says once that it does not count all", async () => {
  const subjects = Object.fromEntries(
    Array.from({ length: 2150 }, (_, n) => [
      `${"a".repeat(190)}${n}`,
      { ["e".repeat(190)]: { day: "2026-11-20", by: "insider" } },
    ]),
  );
  const month = aCampaignProgress({ subjects: {} });
  await put({
    [`${campaign}/progress/2026-11`]: { ...stored(month), subjects },
  });
  const told = await settled("one", "author");
  expect(told).toContain("responses");
  expect(await read("evaluations/one")).toMatchObject({ day: "2026-11-20" });
  const said = await read(`${campaign}/progress/2026-11`);
  expect(said).toMatchObject({ uncounted: ["quiz"] });
  expect(Object.keys(said?.["subjects"] as object)).toHaveLength(2150);
  await settled("two", "author");
  expect(await read(`${campaign}/progress/2026-11`)).toEqual(said);
});

it("what one person hands in without number hides no expert from the other", async () => {
  await put({
    [campaign]: stored(
      aCampaign({ mode: "expert", experts: ["author", "responsible"] }),
    ),
  });
  const sealed = { mode: "expert", sealed: true } as const;
  await put(
    Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [
        `evaluations/0-${n}`,
        stored(
          aSubmission({
            ...{ evaluationId: `0-${n}`, authorId: "insider", ...sealed },
            responses: {},
          }),
        ),
      ]),
    ),
  );
  await settled("one", "author", sealed);
  await settled("two", "responsible", sealed);
  expect((await read("evaluations/one"))?.["readers"]).toEqual(["responsible"]);
  expect((await read("evaluations/two"))?.["readers"]).toEqual(["author"]);
});

it("an alert stays open for another one told of in it, whatever is handed in about the animal besides", async () => {
  await put({
    [campaign]: stored(aCampaign({ alerts: { behind: false, criticalAt: 0 } })),
    ...Object.fromEntries(
      Array.from({ length: 500 }, (_, n) => [
        `evaluations/0-${n}`,
        stored(aSubmission({ evaluationId: `0-${n}`, responses: {} })),
      ]),
    ),
  });
  const critical = { "Q-1": answered("c"), "Q-2": answered("a") };
  await settled("one", "author", {}, critical);
  await settled("two", "author", {}, critical);
  const toldIn = (await read("evaluations/two"))?.["toldIn"];
  expect(toldIn).toBe((await read("evaluations/one"))?.["toldIn"]);
  await handIn("one", { isDeleted: true, toldIn: String(toldIn) });
  await settleEvaluation("one", now);
  expect(await read(`alerts/${String(toldIn)}`)).toMatchObject({
    closedAt: null,
    values: { evaluationId: "two" },
  });
});
