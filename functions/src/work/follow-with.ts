import { makeRecord } from "@domain/record/make";
import type { Values } from "@domain/record/types";
import type { Task } from "@domain/task/task";
import { systemAuthor } from "@domain/task/task";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { changeOf, readingOf, stampNew } from "../edge/documents";

/** What another record asks of its task. */
interface Following {
  /** The fields of one that is not there; null: none is asked for. May read, within the transaction. */
  make: () => Promise<Values | null>;
  /** What becomes of the one that is there; null: nothing. */
  after: (task: Task) => Partial<Task> | null;
  /** Only says what there is to do. */
  dryRun: boolean;
}

/**
 * Brings the task of another record to what that asks by now: what is stored decides, not what changed, so an event may be heard
 * late, or twice. Answers what there was to do; null: nothing. One that cannot be read is left.
 */
export async function followWith(
  transaction: Transaction,
  stored: DocumentSnapshot,
  now: Date,
  { make, after, dryRun }: Following,
): Promise<"made" | "changed" | null> {
  if (!stored.exists) {
    const values = await make();
    if (values === null) return null;
    if (!dryRun)
      transaction.create(stored.ref, {
        ...makeRecord("tasks", stored.id, values, now),
        ...stampNew(systemAuthor),
      });
    return "made";
  }
  const { record: task } = readingOf("tasks", stored);
  const change = task === null ? null : after(task);
  if (change === null) return null;
  if (!dryRun)
    transaction.update(stored.ref, changeOf("tasks", change, systemAuthor));
  return "changed";
}
