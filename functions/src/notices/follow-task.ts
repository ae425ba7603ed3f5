import { documentPath } from "@domain/collections";
import { taskNoticeIdOf } from "@domain/notice/notice";
import {
  isTold,
  nextNoticeAt,
  sentOf,
  toldBefore,
} from "@domain/notice/task-notices";
import { equalValues } from "@domain/record/equal";
import type { Task } from "@domain/task/task";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentData,
  DocumentReference,
  Transaction,
} from "firebase-admin/firestore";
import { onDocumentWritten } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { changeOf, plain, readingOf, ref } from "../edge/documents";
import type { NoticeMark } from "./marks";
import { markOf, newMark, noticeMark } from "./marks";

/** A mark of a task that is over stays so long: should it be taken up again, nothing is said twice. */
const keptMs = 90 * 86_400_000;

export const taskNoticeRef = (uid: string, taskId: string): DocumentReference =>
  database().doc(documentPath("notifications", taskNoticeIdOf(taskId), uid));

/** What the notices of a task say of it now, where they are still there: read stays read. */
async function retell(
  transaction: Transaction,
  { taskId, title, dueAt }: Task,
  uids: readonly string[],
): Promise<() => void> {
  if (uids.length === 0) return () => undefined;
  const told = await transaction.getAll(
    ...uids.map((uid) => taskNoticeRef(uid, taskId)),
  );
  return () => {
    for (const { exists, ref: at } of told)
      if (exists)
        transaction.update(
          at,
          changeOf("notifications", { title, dueAt }, systemAuthor),
        );
  };
}

/** A task is over, or not to be spoken of: whoever was told has nothing of it left to read. */
function endNotices(
  transaction: Transaction,
  taskId: string,
  mark: NoticeMark,
  now: Date,
): void {
  if (mark.expireAt !== null) return;
  for (const uid of mark.told) transaction.delete(taskNoticeRef(uid, taskId));
  transaction.set(noticeMark(taskId), {
    ...mark,
    told: [],
    nextAt: null,
    expireAt: new Date(now.getTime() + keptMs),
  });
}

/**
 * Marks when something is to be said of a task next, as it is now, and takes its notices when it is over. What is
 * stored decides and not what changed: an old event may be heard late, or twice. Answers whether anything differed,
 * and writes it unless it is only tried.
 */
export const followTask = (
  taskId: string,
  now: Date,
  { dryRun = false } = {},
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const [storedTask, storedMark] = await transaction.getAll(
      ref("tasks", taskId),
      noticeMark(taskId),
    );
    if (storedTask === undefined) return false;
    const { record: task } = readingOf("tasks", storedTask);
    const known = markOf(storedMark?.data());
    if (task === null || !isTold(task)) {
      if (known === null || known.expireAt !== null) return false;
      if (!dryRun) endNotices(transaction, taskId, known, now);
      return true;
    }
    const mark = known ?? newMark(toldBefore(task));
    const { title, dueAt } = task;
    const next: NoticeMark = {
      ...mark,
      title,
      dueAt,
      nextAt: nextNoticeAt(task, mark),
      expireAt: null,
    };
    const sent = sentOf(task, mark);
    const isSame = known !== null && equalValues(next, known);
    const isSaid = equalValues(sent, task.notificationsSent);
    if (dryRun || (isSame && isSaid)) return !(isSame && isSaid);
    const reworded = mark.title !== title || !equalValues(mark.dueAt, dueAt);
    const write = await retell(transaction, task, reworded ? mark.told : []);
    write();
    transaction.set(noticeMark(taskId), next);
    if (!isSaid)
      transaction.update(
        storedTask.ref,
        changeOf("tasks", { notificationsSent: sent }, systemAuthor),
      );
    return true;
  });

/** What decides when a task is spoken of, to whom, and in which words. */
const decisive = [
  "status",
  "sendNotification",
  "title",
  "dueAt",
  "visibleFrom",
  "visibilityLeadTime",
  "responsibleIds",
];

/** Whether a change of a task may change what is said of it. Most do not, and most tasks say nothing. */
export function concernsNotices(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): boolean {
  const wanted = [before, after].some(
    (one) => one?.["sendNotification"] === true,
  );
  return (
    wanted &&
    decisive.some(
      (field) => !equalValues(plain(before?.[field]), plain(after?.[field])),
    )
  );
}

/** The schedule finds the tasks of which something is to be said by their marks. */
export const onTaskToTell = onDocumentWritten(
  { document: "tasks/{taskId}", region, retry: true },
  async ({ data, params, time }) => {
    if (concernsNotices(data?.before.data(), data?.after.data()))
      await followTask(params.taskId, new Date(time));
  },
);
