import { answersText } from "@domain/evaluation/answers-text";
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
) => {
  await handIn(id, { authorId, ...more });
  await put({
    [`evaluations/${id}/drafts/device-1`]: stored(
      anEvaluationDraft({
        evaluationId: id,
        authorId,
        answers: answersText({ "Q-1": answered("c") }),
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
