import { canAcknowledge, isGoingOn } from "@domain/measures/alerts/alert";
import type { CollectionName, DocOf } from "@domain/collections";
import { equalValues } from "@domain/record/equal";
import { isOpen } from "@domain/task/state";
import { minuteMs } from "@domain/time/lengths";
import { FieldValue } from "firebase-admin/firestore";
import { database } from "../edge/admin";

/** Marks say which establishments are to be counted again; only functions read and write them. */
export const summaryMarksPath = "summaryMarks";

const alreadyExists = 6;

/** The minute of an instant, by number. */
export const minuteOf = (instant: Date): number =>
  Math.floor(instant.getTime() / minuteMs);

/**
 * Marks an establishment, once a minute however much happens in it. A mark is looked at when its minute is over: what comes
 * while an establishment is counted has a mark of its own.
 */
export async function markSummary(zooId: string, now: Date): Promise<void> {
  const minute = minuteOf(now);
  try {
    await database()
      .doc(`${summaryMarksPath}/${zooId}_${String(minute)}`)
      .create({ zooId, minute, at: FieldValue.serverTimestamp() });
  } catch (error) {
    if ((error as { code?: unknown }).code !== alreadyExists) throw error;
  }
}

/** What of a record a summary counts; null: nothing. */
type Counted<C extends CollectionName> = (record: DocOf<C>) => unknown;

const countedOf: {
  tasks: Counted<"tasks">;
  alerts: Counted<"alerts">;
} = {
  tasks: (task) => (isOpen(task) ? [task.zooId, task.dueAt, task.type] : null),
  alerts: (alert) => {
    const waits = canAcknowledge(alert);
    const { zooId, type, likelihood, severity, source, openedAt } = alert;
    return waits || isGoingOn(alert) || source.kind === "doseMissed"
      ? [
          zooId,
          waits,
          isGoingOn(alert),
          type,
          likelihood,
          severity,
          source.kind,
          openedAt,
        ]
      : null;
  },
};

/**
 * Marks the establishments of a record, as it was and is, where a summary counts something else of it now; null: it is not
 * there. Safe to replay. Answers how many were marked.
 */
export async function markCounted<C extends keyof typeof countedOf>(
  collection: C,
  before: DocOf<C> | null,
  after: DocOf<C> | null,
  now: Date,
): Promise<number> {
  const counted = countedOf[collection] as Counted<C>;
  const was = before === null ? null : counted(before);
  const is = after === null ? null : counted(after);
  if (equalValues(was, is)) return 0;
  const zoos = [before, after].flatMap((one) =>
    one === null ? [] : [one.zooId],
  );
  const marked = [...new Set(zoos)];
  await Promise.all(marked.map((zooId) => markSummary(zooId, now)));
  return marked.length;
}
