import { answersText } from "@domain/evaluation/answers-text";
import type { Campaign } from "@domain/campaign/campaign";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import { rowsText } from "@domain/observation/rows/rows-text";
import type { ObsSession } from "@domain/observation/obs-session";
import { beforeEach, describe, expect, it } from "vitest";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import { hearOfEvaluation } from "../../../functions/src/campaigns/on-evaluation-written";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import {
  certifyAnswers,
  certifyEvaluation,
} from "../../../functions/src/certificates/certify-evaluation";
import { plain } from "../../../functions/src/edge/documents";
import { hearOfSession } from "../../../functions/src/observation/on-session-written";
import { settleSession } from "../../../functions/src/observation/settle-session";
import {
  aCampaign,
  aCampaignKey,
  anEvaluationCorrection,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../builders/campaigns";
import { anEthogramVersion } from "../../builders/ethograms";
import { anAskedVersion } from "../../builders/forms";
import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  someRows,
} from "../../builders/observation";
import { aVersion } from "../../builders/surveys";
import { scansOf } from "../../builders/watched-sessions";
import { stored } from "../../rules/harness";
import { change, save } from "../desk-stage";
import { campaignWorld } from "../campaigns/stage";
import { erase, idsOf, put, read, useStage } from "../stage";

useStage("demo-certificates");

const now = new Date("2026-11-21T10:00:00Z");
const refs = Array.from({ length: 6 }, (_, at) => `Q-${String(at + 1)}`);
const all = (value: string) =>
  Object.fromEntries(refs.map((ref) => [ref, answered(value)]));

const campaign = (more: Partial<Campaign> = {}) =>
  aCampaign({
    mode: "training",
    collects: ["quiz", "scan"],
    obsId: "form-1",
    obsVersion: 1,
    experts: ["expert"],
    ...more,
  });

async function certificate(id: string) {
  const data = await read(`observerCertificates/${id}`);
  if (data === null) return null;
  return readRecord("observerCertificates", id, plain(data) as Values).record;
}

beforeEach(async () => {
  await put({
    ...campaignWorld(),
    "campaigns/campaign-1": stored(campaign()),
    "surveys/survey-1/versions/1": stored(
      aVersion({
        status: "published",
        publishedAt: now,
        ...anAskedVersion(refs.map((questionRef) => ({ questionRef }))),
      }),
    ),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
  });
});

describe("an evaluation of a training", () => {
  const id = "answers_one";
  const evaluation = aSubmission({
    evaluationId: "one",
    mode: "training",
    day: null,
    responses: {},
  });
  const key = (answers = all("a")) =>
    put({
      "campaigns/campaign-1/private/key": stored(
        aCampaignKey({ answers: answersText(answers) }),
      ),
    });
  const handIn = (answers = all("a")) =>
    put({
      "evaluations/one": stored(evaluation),
      "evaluations/one/drafts/device-1": stored(
        anEvaluationDraft({
          evaluationId: "one",
          answers: answersText(answers),
        }),
      ),
    });

  it("is certified beside the key once it is handed in, the same however often", async () => {
    await key();
    await handIn();
    expect(await settleEvaluation("one", now, { dryRun: true })).toContain(
      "score",
    );
    expect(await idsOf("observerCertificates")).toEqual([]);
    await hearOfEvaluation(null, evaluation, now);
    expect(await certificate(id)).toMatchObject({
      userId: "author",
      campaignId: "campaign-1",
      kind: "answers",
      sourceId: "one",
      formId: "survey-1",
      version: 1,
      at: evaluation.submittedAt,
      expertId: null,
      verdict: "passed",
      figures: [{ of: "answers", n: 6, value: 1 }],
      met: refs,
      missed: [],
      isDeleted: false,
    });
    const before = await read(`observerCertificates/${id}`);
    await hearOfEvaluation(null, evaluation, now);
    expect(await settleEvaluation("one", now)).toEqual([]);
    expect(await read(`observerCertificates/${id}`)).toEqual(before);
  });

  it("has none without a key, and one as soon as the key comes; it follows what the key becomes", async () => {
    await handIn();
    await hearOfEvaluation(null, evaluation, now);
    expect(await certificate(id)).toBeNull();
    await key();
    expect(await certifyAnswers("campaign-1")).toBe(1);
    expect((await certificate(id))?.verdict).toBe("passed");
    await key({ ...all("b"), "Q-1": answered("a") });
    expect(await certifyAnswers("campaign-1")).toBe(1);
    expect(await certificate(id)).toMatchObject({ verdict: "notPassed" });
    await key({ "Q-1": answered("a") });
    expect(await certifyAnswers("campaign-1")).toBe(1);
    expect(await certificate(id)).toMatchObject({
      verdict: "cannotSay",
      met: ["Q-1"],
      missed: refs.slice(1),
    });
    expect(await certifyAnswers("campaign-1")).toBe(0);
  });

  it("counts as it was handed in: what was put right afterwards may have been read in the key", async () => {
    await key();
    await handIn({ ...all("a"), "Q-1": answered("b"), "Q-2": answered("b") });
    await hearOfEvaluation(null, evaluation, now);
    const before = await certificate(id);
    expect(before?.verdict).toBe("notPassed");
    await put(
      Object.fromEntries(
        ["Q-1", "Q-2"].map((questionRef) => [
          `evaluations/one/corrections/${questionRef}`,
          stored(
            anEvaluationCorrection({
              evaluationId: "one",
              correctionId: questionRef,
              questionRef,
              answer: JSON.stringify(answered("a")),
              at: new Date("2026-11-20T10:00:00Z"),
            }),
          ),
        ]),
      ),
    );
    await settleEvaluation("one", now);
    expect((await certificate(id))?.figures).toEqual(before?.figures);
    // Its record was erased, what it corrected with it.
    await erase("evaluations/one");
    await hearOfEvaluation(evaluation, null, now);
    expect(await certificate(id)).toBeNull();
  });

  it("goes with its evaluation, comes back with it, and stays away where an administrator took it", async () => {
    await key();
    await handIn();
    await hearOfEvaluation(null, evaluation, now);
    const deleted = { ...evaluation, isDeleted: true };
    await put({ "evaluations/one": stored(deleted) });
    await hearOfEvaluation(evaluation, deleted, now);
    expect(await certificate(id)).toBeNull();
    await put({ "evaluations/one": stored(evaluation) });
    await hearOfEvaluation(deleted, evaluation, now);
    expect(await certificate(id)).not.toBeNull();
    await save("admin", [
      change(
        "observerCertificates",
        id,
        { isDeleted: true },
        { isDeleted: false },
      ),
    ]);
    await key(all("b"));
    await certifyEvaluation("one");
    expect(await certificate(id)).toMatchObject({
      isDeleted: true,
      verdict: "notPassed",
    });
  });

  it("proves nothing where the campaign is no training", async () => {
    await key();
    await handIn();
    await put({
      "evaluations/one": stored({ ...evaluation, mode: "normal" }),
    });
    await certifyEvaluation("one");
    expect(await idsOf("observerCertificates")).toEqual([]);
  });
});

describe("a session of a training", () => {
  const told = ["rest", "walk"];
  const held = async (
    id: string,
    observerId: string,
    letters: string,
    more: Partial<ObsSession> = {},
  ) => {
    const session = aClosedSession({
      obsSessionId: id,
      observerId,
      campaignId: "campaign-1",
      mode: "training",
      endedAt: new Date("2026-11-20T10:00:00Z"),
      ...more,
    });
    await put({
      [`obsSessions/${id}`]: stored(session),
      [`obsSessions/${id}/records/device-0_0`]: stored(
        anObsRecord({
          obsSessionId: id,
          recordId: "device-0_0",
          deviceId: "device-0",
          observerId,
          rows: rowsText(someRows({ scans: scansOf(letters) })),
        }),
      ),
    });
    return session;
  };
  const half = "rw".repeat(20);
  const id = "observation_own";

  it("is certified beside an expert's of the same time, whichever is heard of first", async () => {
    await held("own", "learner", half);
    await settleSession("own", now);
    expect(await certificate(id)).toBeNull();
    await held("theirs", "expert", half);
    expect(await settleSession("theirs", now)).toContain("certificate");
    expect(await certificate(id)).toMatchObject({
      userId: "learner",
      kind: "observation",
      formId: "form-1",
      version: 1,
      expertId: "expert",
      expertSessionId: "theirs",
      verdict: "passed",
      figures: [{ of: "scans", n: 40, value: 1 }],
      met: told,
      missed: ["groom"],
    });
    expect(await idsOf("observerCertificates")).toEqual([id]);
    const before = await read(`observerCertificates/${id}`);
    expect(await settleSession("own", now)).toEqual([]);
    expect(await settleSession("theirs", now)).toEqual([]);
    expect(await read(`observerCertificates/${id}`)).toEqual(before);
  });

  it("does not pass where somebody tells otherwise, and follows what the expert put right", async () => {
    await held("theirs", "expert", half);
    await held("own", "learner", "rrww".repeat(10));
    await settleSession("own", now);
    expect((await certificate(id))?.verdict).toBe("notPassed");
    await put({
      "obsSessions/theirs/corrections/void": stored(
        anObsCorrection({
          obsSessionId: "theirs",
          correctionId: "void",
          target: "session",
          change: JSON.stringify({ voided: true }),
          by: "expert",
        }),
      ),
    });
    await settleSession("theirs", now);
    expect(await certificate(id)).toBeNull();
  });

  it("loses it with the session, with the expert's, and where the expert is one no more", async () => {
    const theirs = await held("theirs", "expert", half);
    const own = await held("own", "learner", half);
    await settleSession("own", now);
    const deleted = await held("own", "learner", half, { isDeleted: true });
    await hearOfSession(own, deleted, now);
    expect(await certificate(id)).toBeNull();
    await held("own", "learner", half);
    await hearOfSession(deleted, own, now);
    expect(await certificate(id)).not.toBeNull();
    await erase("obsSessions/theirs");
    await hearOfSession(theirs, null, now);
    expect(await certificate(id)).toBeNull();
    await held("theirs", "expert", half);
    await settleSession("theirs", now);
    expect(await certificate(id)).not.toBeNull();
    const others = campaign({ experts: ["somebody"] });
    await put({ "campaigns/campaign-1": stored(others) });
    await hearOfCampaign(campaign(), others, now);
    expect(await certificate(id)).toBeNull();
  });

  it("has none beside what was held at another time, and none of a campaign that counts", async () => {
    await held("theirs", "expert", half, {
      startedAt: new Date("2026-11-20T14:00:00Z"),
      endedAt: new Date("2026-11-20T15:00:00Z"),
    });
    await held("own", "learner", half);
    await settleSession("own", now);
    expect(await certificate(id)).toBeNull();
    await held("theirs", "expert", half, { mode: "normal" });
    await held("own", "learner", half, { mode: "normal" });
    await settleSession("own", now);
    expect(await certificate(id)).toBeNull();
  });
});
