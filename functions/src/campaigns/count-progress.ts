import type { CampaignProgress } from "@domain/campaign/campaign";
import { holdsShares, uncountedWith } from "@domain/campaign/progress-size";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { equalValues } from "@domain/record/equal";
import { parseCreate, parsePatch } from "@domain/record/parse";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { FieldValue } from "firebase-admin/firestore";
import { readingOf, refBelow, stampChange, stampNew } from "../edge/documents";

type Counted = Pick<
  Evaluation,
  "zooId" | "evaluationId" | "subjectId" | "authorId" | "isDeleted"
>;

/** The month of a day, as progress is kept by: "2026-11". */
const monthOf = (day: string): string => day.slice(0, 7);

/** What stands in a month for an evaluation handed in on `day`; null: nothing. */
const shareIn = (
  { isDeleted, authorId }: Counted,
  day: string | null,
  month: string,
) =>
  !isDeleted && day !== null && monthOf(day) === month
    ? { day, by: authorId }
    : null;

/** What a month is to say otherwise: an evaluation's share, or that it does not count all. */
type Wrong = { one: DocumentSnapshot } & (
  | { share: { day: string; by: string } | null }
  | Pick<CampaignProgress, "uncounted">
);

function write(
  transaction: Transaction,
  stored: DocumentSnapshot,
  campaignId: string,
  { zooId, subjectId, evaluationId }: Counted,
  share: { day: string; by: string } | null,
): void {
  const said = share ?? FieldValue.delete();
  const subjects = { [subjectId]: { [evaluationId]: said } };
  if (stored.exists) {
    const change = { subjects, ...stampChange(systemAuthor) };
    transaction.set(stored.ref, change, { merge: true });
    return;
  }
  const values = { zooId, campaignId, month: stored.id };
  transaction.set(stored.ref, {
    ...parseCreate("campaignProgress", stored.id, { ...values, subjects }),
    ...stampNew(systemAuthor),
  });
}

/**
 * Counts an evaluation in the month in which it was handed in, and nowhere else: `day` is that day in Paris, null for one that is
 * counted no more, `before` the day it was counted on; one that a full month does not hold is not counted, which the
 * month says. Assigned by its id, so twice is once. Reads; what is answered writes,
 * once the transaction has read all it needs.
 */
export async function countProgress(
  transaction: Transaction,
  campaignId: string,
  counted: Counted,
  { day, before }: { day: string | null; before: string | null },
): Promise<() => boolean> {
  const days = [day, before].filter((one) => one !== null);
  const months = [...new Set(days.map(monthOf))];
  if (months.length === 0) return () => false;
  const refs = months.map((month) =>
    refBelow("campaignProgress", campaignId, month),
  );
  const stored = await transaction.getAll(...refs);
  const wrong = stored.flatMap((one): Wrong[] => {
    const { record } = readingOf("campaignProgress", one);
    const { subjectId, evaluationId } = counted;
    const is = record?.subjects[subjectId]?.[evaluationId] ?? null;
    const share = shareIn(counted, day, one.id);
    if (equalValues(is, share)) return [];
    // A month that is full holds nobody's answers back.
    const isFull =
      share !== null &&
      record !== null &&
      !holdsShares(record, "questionnaire");
    if (!isFull) return [{ one, share }];
    const uncounted = uncountedWith(record, ["quiz"]);
    return uncounted === null ? [] : [{ one, uncounted }];
  });
  return () => {
    for (const { one, ...due } of wrong)
      if ("uncounted" in due)
        transaction.update(one.ref, {
          ...parsePatch("campaignProgress", due),
          ...stampChange(systemAuthor),
        });
      else write(transaction, one, campaignId, counted, due.share);
    return wrong.length > 0;
  };
}
