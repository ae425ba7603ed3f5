import { answersOf } from "@domain/evaluation/answers-text";
import { errorCode } from "@domain/errors";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { equalValues } from "@domain/record/equal";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import {
  onDocumentCreated,
  onDocumentWritten,
} from "firebase-functions/firestore";
import { certifyEvaluation } from "../certificates/certify-evaluation";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import type { Limit } from "../edge/limits";
import { count } from "../edge/limits";
import { dropRecorded, dropTakenOut } from "./drop-recorded";
import { markSummary } from "../summaries/marks";
import { forgetEvaluation } from "./forget-evaluation";
import { tellLastEval } from "./last-eval";
import { tellBegun } from "./told/tell-begun";
import { settleEvaluation } from "./settle-evaluation";

const read = (snapshot: DocumentSnapshot | undefined): Evaluation | null =>
  snapshot === undefined ? null : readingOf("evaluations", snapshot).record;

/** What people say of an evaluation, from which the rest follows. */
const decisive = [
  "status",
  "isDeleted",
  "sealed",
  "submittedAt",
  "submittedFrom",
] as const;

/** More than anybody answers in a day, and than a device brings that was without a network. */
const begunADay: Limit = { count: 500, minutes: 24 * 60 };

/** Whether somebody begins no more than people do; what is more is removed. */
async function isWithin({
  authorId,
  evaluationId,
}: Evaluation): Promise<boolean> {
  try {
    await count(`evaluations of ${authorId}`, begunADay);
    return true;
  } catch (error) {
    if (errorCode(error) !== "quota") throw error;
    await database().recursiveDelete(ref("evaluations", evaluationId));
    return false;
  }
}

/** One state of an evaluation after another. What is stored decides: an old event may be heard late, or twice. */
export async function hearOfEvaluation(
  before: Evaluation | null,
  after: Evaluation | null,
  now: Date,
): Promise<void> {
  if (before === null && after !== null && !(await isWithin(after))) return;
  const one = after ?? before;
  const begun = before === null ? (after?.campaignId ?? null) : null;
  if (begun !== null) await tellBegun(begun);
  if (after === null && before !== null && before.media.length > 0)
    await dropRecorded(before);
  // What arrives may have been taken out meanwhile.
  if ((after?.media.length ?? 0) > (before?.media.length ?? 0))
    await dropTakenOut(after?.evaluationId ?? "");
  if (one?.status !== "submitted") return;
  const isSame =
    before !== null &&
    after !== null &&
    decisive.every((field) => equalValues(before[field], after[field]));
  if (isSame) return;
  if (after === null) {
    await forgetEvaluation(one, now);
    if (one.mode === "training") await certifyEvaluation(one.evaluationId);
  }
  if (after !== null) await settleEvaluation(one.evaluationId, now);
  if (one.subjectKind === "animal") await tellLastEval(one.subjectId);
  await markSummary(one.zooId, now);
}

/** Once it is begun its campaign stays as it is; once it is handed in its answers, its score, who reads it and where it counts follow; once it is deleted it counts nowhere. */
export const onEvaluationWritten = onDocumentWritten(
  { document: "evaluations/{evaluationId}", region, retry: true },
  ({ data }) =>
    hearOfEvaluation(read(data?.before), read(data?.after), new Date()),
);

const takenOutOf = (draft: DocumentSnapshot | undefined): string => {
  const record = draft && readingOf("evaluationDrafts", draft).record;
  return Object.values(answersOf(record?.answers ?? "{}"))
    .flatMap(({ dropped = [] }) => dropped)
    .sort()
    .join();
};

/** What arrives once an evaluation was handed in is not lost; before, it is nobody's but its author's. */
export const onEvaluationDraftWritten = onDocumentWritten(
  {
    document: "evaluations/{evaluationId}/drafts/{deviceId}",
    region,
    retry: true,
  },
  async ({ data, params }) => {
    const isSame = ["answers", "seen"].every(
      (field) => data?.before.get(field) === data?.after.get(field),
    );
    if (isSame) return;
    await settleEvaluation(params.evaluationId, new Date());
    if (takenOutOf(data?.after) !== takenOutOf(data?.before))
      await dropTakenOut(params.evaluationId);
  },
);

/** The answers follow what was put right. */
export const onEvaluationCorrected = onDocumentCreated(
  {
    document: "evaluations/{evaluationId}/corrections/{correctionId}",
    region,
    retry: true,
  },
  async ({ params }) => {
    await settleEvaluation(params.evaluationId, new Date());
  },
);
