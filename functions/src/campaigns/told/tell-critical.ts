import type { Campaign } from "@domain/campaign/campaign";
import { criticalCause } from "@domain/evaluation/critical";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { toldInQuery } from "@domain/evaluation/evaluation-queries";
import { activeAlertsOfQuery } from "@domain/measures/alerts/alert-queries";
import type { Alert } from "@domain/measures/alerts/alert";
import { alertSectorsMost } from "@domain/measures/alerts/alert";
import { parsePatch } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { alertRef, raiseAlert } from "../../alerts/raise-alert";
import { changeOf, readingOf, ref } from "../../edge/documents";
import { compile } from "../../edge/query";

type Told = Pick<
  Evaluation,
  | "zooId"
  | "evaluationId"
  | "subjectKind"
  | "subjectId"
  | "submittedAt"
  | "sectorIds"
  | "toldIn"
>;
type Of = Pick<Campaign, "campaignId" | "name">;

/** In which alert a critical answer is told of from now on (null: in none), and what is to be written of alerts; null: nothing. */
export interface CriticalTold {
  toldIn: string | null;
  write: (() => void) | null;
}

/** More alerts than wait about one subject. */
const activeMost = 50;
async function alertAt(
  transaction: Transaction,
  at: DocumentReference,
): Promise<Alert | null> {
  return readingOf("alerts", await transaction.get(at)).record;
}

/** The alert of the same campaign and subject that waits for somebody already. */
async function waitingAlert(
  transaction: Transaction,
  { zooId, subjectId }: Told,
  { campaignId }: Of,
): Promise<string | null> {
  const query = activeAlertsOfQuery(zooId, subjectId, activeMost);
  const { docs } = await transaction.get(compile(query));
  const found = docs.find((doc) => {
    const { record } = readingOf("alerts", doc);
    return (
      record?.source.kind === "critical" &&
      record.source.id === campaignId &&
      record.closedAt === null
    );
  });
  return found?.id ?? null;
}

/** Another evaluation that is told of in the same alert: of two at least one. */
async function alsoToldIn(
  transaction: Transaction,
  evaluationId: string,
  toldIn: string,
): Promise<string | null> {
  const { docs } = await transaction.get(compile(toldInQuery(toldIn, 2)));
  return docs.find(({ id }) => id !== evaluationId)?.id ?? null;
}

const setClosed = (
  transaction: Transaction,
  at: DocumentReference,
  closedAt: Date | null,
): void => {
  transaction.update(at, changeOf("alerts", { closedAt }, systemAuthor));
};

/** What it is told in: the alert it has, the one that waits about the same subject, else one of its own. */
async function tell(
  transaction: Transaction,
  evaluation: Told,
  campaign: Of,
  since: Date,
  now: Date,
): Promise<CriticalTold> {
  const sectorIds = evaluation.sectorIds.slice(0, alertSectorsMost);
  const cause = criticalCause(evaluation, campaign, sectorIds);
  const own = alertRef(cause, since);
  const at =
    evaluation.toldIn === null ? own : ref("alerts", evaluation.toldIn);
  const stored = await alertAt(transaction, at);
  if (stored !== null) {
    const isOpen = stored.closedAt === null;
    const write = isOpen ? null : () => setClosed(transaction, at, null);
    return { toldIn: at.id, write };
  }
  const waiting = await waitingAlert(transaction, evaluation, campaign);
  if (waiting !== null) return { toldIn: waiting, write: null };
  const raise = await raiseAlert(transaction, [
    { cause, changes: [{ kind: "opened", since, at: now }] },
  ]);
  return { toldIn: own.id, write: raise };
}

/** What is over: its alert, unless another evaluation is told of in it, which it names from now on. */
async function untell(
  transaction: Transaction,
  evaluation: Told,
  campaign: Of,
  since: Date,
  now: Date,
): Promise<CriticalTold> {
  const cause = criticalCause(evaluation, campaign, []);
  const { evaluationId, toldIn } = evaluation;
  const at = toldIn === null ? alertRef(cause, since) : ref("alerts", toldIn);
  const stored = await alertAt(transaction, at);
  if (stored === null || stored.closedAt !== null)
    return { toldIn: null, write: null };
  const other =
    toldIn === null
      ? null
      : await alsoToldIn(transaction, evaluationId, toldIn);
  const write = () => {
    if (other === null) {
      setClosed(transaction, at, now);
      return;
    }
    const values = { ...stored.values, evaluationId: other };
    transaction.update(at, parsePatch("alerts", { values }));
  };
  return { toldIn: null, write };
}

/**
 * Tells of a critical answer: in an alert of its own, or in the one of its campaign and subject that waits for somebody
 * already, so that one cause is one alert however often it is answered. Once somebody acknowledged it, what comes later is
 * told anew. It is over once nothing that is told of in it is critical any more, and the same one opens again should it be.
 * Reads; what is answered writes.
 */
export const tellCritical = (
  transaction: Transaction,
  evaluation: Told,
  campaign: Of,
  isCritical: boolean,
  now: Date,
): Promise<CriticalTold> => {
  const { submittedAt: since } = evaluation;
  if (since === null) return Promise.resolve({ toldIn: null, write: null });
  return (isCritical ? tell : untell)(
    transaction,
    evaluation,
    campaign,
    since,
    now,
  );
};
