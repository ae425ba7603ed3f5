import type { Campaign } from "@domain/campaign/campaign";
import { readersOf } from "@domain/campaign/following/follow";
import { isAfterEnd } from "@domain/campaign/taken";
import { showsAnswers } from "@domain/campaign/status";
import {
  hasCriticalAnswer,
  mayTellCritical,
} from "@domain/evaluation/critical";
import type {
  Evaluation,
  EvaluationDraft,
} from "@domain/evaluation/evaluation";
import { deviceAnswers } from "@domain/evaluation/merge";
import type { Outcome } from "@domain/evaluation/outcome";
import { outcomeOf, readIn } from "@domain/evaluation/outcome";
import { equalValues } from "@domain/record/equal";
import { parsePatch } from "@domain/record/parse";
import type { Form } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import { parisDay } from "@domain/time/paris";
import type { Transaction } from "firebase-admin/firestore";
import { certifyEvaluation } from "../certificates/certify-evaluation";
import { database } from "../edge/admin";
import { readingOf, ref, refBelow } from "../edge/documents";
import type { Stored } from "../edge/pages";
import { countProgress } from "./count-progress";
import { handedInAbout, nameReaders, submittersNow } from "./handed-in";
import { correctionsOf, draftsOf } from "./read-given";
import { sectorsOfSubject } from "./subjects/sectors-of-subject";
import type { CriticalTold } from "./told/tell-critical";
import { tellCritical } from "./told/tell-critical";

/** The campaign; null: none, or one that is gone. */
async function campaignOf(
  transaction: Transaction,
  { campaignId }: Pick<Evaluation, "campaignId">,
): Promise<Campaign | null> {
  if (campaignId === null) return null;
  const stored = await transaction.get(ref("campaigns", campaignId));
  return readingOf("campaigns", stored).record;
}

/** Who handed in, and who reads what was answered about the same subject, once an evaluation is as given. */
async function campaignNow(
  transaction: Transaction,
  campaign: Campaign | null,
  evaluation: Evaluation,
) {
  if (campaign === null) return { told: {}, readers: [], others: () => 0 };
  const { evaluationId, subjectId, authorId } = evaluation;
  const submitters = await submittersNow(transaction, campaign, evaluation);
  const stored = await handedInAbout(transaction, campaign, subjectId);
  const others = stored.filter(({ at }) => at.id !== evaluationId);
  const about = others.map(({ record }) => record);
  const all = evaluation.isDeleted ? about : [...about, evaluation];
  return {
    told: differing(campaign, { submitters }),
    readers: readersOf(campaign, authorId, all),
    others: (options: { dryRun: boolean }) =>
      nameReaders(transaction, campaign, others, all, options),
  };
}

/** What follows from what was answered, in the version it was answered in. */
async function outcomeIn(
  transaction: Transaction,
  evaluation: Evaluation,
  campaign: Campaign | null,
  drafts: readonly EvaluationDraft[],
  corrections: readonly Stored<"evaluationCorrections">[],
): Promise<{ outcome: Outcome; form: Form }> {
  const { surveyId, version } = evaluation;
  const asked = await transaction.get(
    refBelow("surveyVersions", surveyId, String(version)),
  );
  const { record } = readingOf("surveyVersions", asked);
  const form = formOf(record ?? { sections: [], questions: [] });
  const outcome = outcomeOf(
    form,
    evaluation,
    drafts.map(deviceAnswers),
    campaign?.partialCollection ?? false,
    corrections.map(({ record }) => record),
  );
  return { outcome, form };
}

interface Answered {
  form: Form;
  responses: Evaluation["responses"];
  /** Whether the campaign shows what was answered. */
  isShown: boolean;
}

/** In which alert a critical answer is told of, and what is to be written of alerts. */
const alertIn = async (
  transaction: Transaction,
  evaluation: Evaluation,
  campaign: Campaign | null,
  { form, responses, isShown }: Answered,
  now: Date,
): Promise<CriticalTold> =>
  campaign === null
    ? { toldIn: null, write: null }
    : tellCritical(
        transaction,
        evaluation,
        campaign,
        mayTellCritical(evaluation, campaign, isShown) &&
          hasCriticalAnswer(form, responses, campaign.alerts.criticalAt),
        now,
      );

const differing = (stored: object, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        !equalValues((stored as Record<string, unknown>)[field], value),
    ),
  );

/** Says in each correction what stood there before it. */
function tellCorrections(
  transaction: Transaction,
  corrections: readonly Stored<"evaluationCorrections">[],
  found: Outcome["before"],
): void {
  for (const { at, record: correction } of corrections) {
    const before = found[correction.correctionId] ?? null;
    if (correction.before !== before)
      transaction.update(at, parsePatch("evaluationCorrections", { before }));
  }
}

/** What a training proves by an evaluation comes after its answers are settled. */
interface SettledAnswers {
  told: string[];
  isTraining: boolean;
}

/**
 * All that follows from an evaluation that was handed in, as everything is by now: its answers and score, who reads it, where it
 * counts, who handed something in, whether a critical answer is told of, what a training proves by it. One that is not is left.
 * Answers the names of what differed; tried dry, that is left. Safe to replay, in whatever order.
 */
export async function settleEvaluation(
  evaluationId: string,
  now: Date,
  options = { dryRun: false },
): Promise<string[]> {
  const { told, isTraining } = await settleAnswers(evaluationId, now, options);
  const certified =
    isTraining && (await certifyEvaluation(evaluationId, options));
  return [...told, ...(certified ? ["certificate"] : [])];
}

const settleAnswers = (
  evaluationId: string,
  now: Date,
  { dryRun }: { dryRun: boolean },
): Promise<SettledAnswers> =>
  database().runTransaction(async (transaction) => {
    const at = await transaction.get(ref("evaluations", evaluationId));
    const { record: evaluation } = readingOf("evaluations", at);
    const isTraining = evaluation?.mode === "training";
    const settled = (told: string[]) => ({ told, isTraining });
    if (evaluation?.status !== "submitted") return settled([]);
    const campaign = await campaignOf(transaction, evaluation);
    const corrections = await correctionsOf(transaction, evaluationId);
    const drafts = await draftsOf(transaction, evaluation);
    // Answers that no device brought, as older data have them, follow from nothing and stay.
    if (drafts.length === 0 && Object.keys(evaluation.responses).length > 0)
      return settled([]);
    const { outcome: found, form } = await outcomeIn(
      transaction,
      evaluation,
      campaign,
      drafts,
      corrections,
    );
    const { before, ...outcome } = found;
    const sectorIds = readIn(
      evaluation,
      (await sectorsOfSubject(transaction, evaluation)) ?? evaluation.sectorIds,
    );
    const { told, readers, others } = await campaignNow(transaction, campaign, {
      ...evaluation,
      ...outcome,
    });
    const { sealed, day } = evaluation;
    const isShown = campaign !== null && showsAnswers(campaign, parisDay(now));
    const changed = differing(evaluation, {
      ...outcome,
      afterEnd: isAfterEnd(campaign, evaluation.submittedAt),
      sectorIds,
      sealed: sealed && !isShown,
      readers,
    });
    const count =
      campaign === null
        ? () => false
        : await countProgress(transaction, campaign.campaignId, evaluation, {
            day: outcome.day,
            before: day,
          });
    const alert = await alertIn(
      transaction,
      { ...evaluation, sectorIds },
      campaign,
      { form, responses: outcome.responses, isShown },
      now,
    );
    const also = [
      ...(others({ dryRun }) > 0 ? ["readers"] : []),
      ...(alert.write === null ? [] : ["alert"]),
    ];
    Object.assign(changed, differing(evaluation, { toldIn: alert.toldIn }));
    const names = [...Object.keys({ ...changed, ...told }), ...also];
    if (dryRun) return settled(names);
    // Not stamped: whoever handed it in, or planned it, stays who wrote it last.
    if (Object.keys(changed).length > 0)
      transaction.update(at.ref, parsePatch("evaluations", changed));
    if (campaign !== null && Object.keys(told).length > 0)
      transaction.update(
        ref("campaigns", campaign.campaignId),
        parsePatch("campaigns", told),
      );
    tellCorrections(transaction, corrections, before);
    alert.write?.();
    const counted = count() ? ["progress"] : [];
    return settled([...names, ...counted]);
  });
