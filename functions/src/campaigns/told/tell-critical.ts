import type { Campaign } from "@domain/campaign/campaign";
import { criticalCause } from "@domain/evaluation/critical";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { alertSectorsMost } from "@domain/measures/alerts/alert";
import type { Transaction } from "firebase-admin/firestore";
import { alertRef, raiseAlert } from "../../alerts/raise-alert";
import { readingOf } from "../../edge/documents";

type Told = Pick<
  Evaluation,
  | "zooId"
  | "evaluationId"
  | "subjectKind"
  | "subjectId"
  | "submittedAt"
  | "sectorIds"
>;

/**
 * Opens the alert of an evaluation that holds a critical answer, closes it once it does no more, and opens the same one again
 * should it once more: one for each evaluation, which keeps what people said of it. Reads; what is answered writes, and says
 * whether anything differed; null: it is as it should be.
 */
export async function tellCritical(
  transaction: Transaction,
  evaluation: Told,
  campaign: Pick<Campaign, "campaignId" | "name">,
  isCritical: boolean,
  now: Date,
): Promise<(() => void) | null> {
  const { submittedAt: since } = evaluation;
  if (since === null) return null;
  const sectorIds = evaluation.sectorIds.slice(0, alertSectorsMost);
  const cause = criticalCause(evaluation, campaign, sectorIds);
  const stored = await transaction.get(alertRef(cause, since));
  const { record } = readingOf("alerts", stored);
  const isOpen = record !== null && record.closedAt === null;
  if (isCritical === isOpen) return null;
  const kind = isCritical ? ("opened" as const) : ("closed" as const);
  return raiseAlert(transaction, [
    { cause, changes: [{ kind, since, at: now }] },
  ]);
}
