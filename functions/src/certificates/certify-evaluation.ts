import { campaignKeyId } from "@domain/campaign/campaign";
import { foundInAnswers } from "@domain/certificate/of-answers";
import { answersOf } from "@domain/evaluation/answers-text";
import { asHandedIn } from "@domain/evaluation/corrections";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { handedInOfCampaignQuery } from "@domain/evaluation/evaluation-queries";
import { formOf } from "@domain/survey/engine/form";
import type { Transaction } from "firebase-admin/firestore";
import { correctionsOf } from "../campaigns/read-given";
import { database } from "../edge/admin";
import { readingOf, ref, refBelow } from "../edge/documents";
import { pagesOfQuery } from "../edge/pages";
import { compile } from "../edge/query";
import type { Certified } from "./put-certificate";
import { certificateOf, putCertificate } from "./put-certificate";

type Options = { dryRun: boolean };

/** What somebody handed in, before anything was put right: the key may have been read by then. */
async function givenIn(transaction: Transaction, evaluation: Evaluation) {
  const { evaluationId, correctedAt } = evaluation;
  const made =
    correctedAt === null ? [] : await correctionsOf(transaction, evaluationId);
  return asHandedIn(
    evaluation,
    made.map(({ record }) => record),
  );
}

/** What an evaluation of a training proves beside its key; null: nothing is to be proved, or there is no key. */
async function certifiedBy(
  transaction: Transaction,
  evaluation: Evaluation | null,
): Promise<Certified | null> {
  if (evaluation?.mode !== "training" || evaluation.isDeleted) return null;
  const { campaignId, submittedAt, surveyId, version } = evaluation;
  if (campaignId === null || submittedAt === null) return null;
  if (evaluation.status !== "submitted") return null;
  const [storedKey, asked] = await transaction.getAll(
    refBelow("campaignKeys", campaignId, campaignKeyId),
    refBelow("surveyVersions", surveyId, String(version)),
  );
  if (storedKey === undefined || asked === undefined) return null;
  const { record: key } = readingOf("campaignKeys", storedKey);
  const { record: form } = readingOf("surveyVersions", asked);
  if (key === null || form === null) return null;
  const found = foundInAnswers(
    formOf(form),
    await givenIn(transaction, evaluation),
    answersOf(key.answers),
  );
  return found === null
    ? null
    : {
        zooId: evaluation.zooId,
        userId: evaluation.authorId,
        campaignId,
        kind: "answers",
        sourceId: evaluation.evaluationId,
        formId: surveyId,
        version,
        at: submittedAt,
        expertSessionId: null,
        expertId: null,
        ...found,
      };
}

/**
 * What an evaluation proves, as it, its corrections and the key are by now; of one that is gone or deleted, nothing. Answers whether
 * it differed. Safe to replay, in whatever order.
 */
export const certifyEvaluation = (
  evaluationId: string,
  options: Options = { dryRun: false },
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("evaluations", evaluationId));
    const { record } = readingOf("evaluations", at);
    const stored = await certificateOf(transaction, "answers", evaluationId);
    const certified = await certifiedBy(transaction, record);
    return putCertificate(transaction, stored, certified, options);
  });

/** All that was handed in of a training beside the key that it has now. Safe to replay. */
export async function certifyAnswers(campaignId: string): Promise<number> {
  let changed = 0;
  const all = compile(handedInOfCampaignQuery(campaignId, 1));
  for await (const docs of pagesOfQuery(all))
    for (const { id } of docs) if (await certifyEvaluation(id)) changed += 1;
  return changed;
}
