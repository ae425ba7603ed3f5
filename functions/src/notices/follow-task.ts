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
import { readAccess } from "../callables/team";
import { database, region } from "../edge/admin";
import { changeOf, plain, readingOf, ref } from "../edge/documents";
import { mayHear } from "./known";
import type { NoticeMark } from "./marks";
import { markOf, newMark, noticeMark } from "./marks";
import { dayMs } from "@domain/time/lengths";

/** A mark of a task that is over stays so long: should it be taken up again, nothing is said twice. */
const keptMs = 90 * dayMs;

export const noticeRef = (
  uid: string,
  notificationId: string,
): DocumentReference =>
  database().doc(documentPath("notifications", notificationId, uid));

const taskNoticeRef = (uid: string, taskId: string): DocumentReference =>
  noticeRef(uid, taskNoticeIdOf(taskId));

/** Of those who were told of a task, who may read it still. */
async function hearingOf(
  transaction: Transaction,
  task: Task,
  told: readonly string[],
): Promise<string[]> {
  const known = await readAccess(transaction, told);
  return told.filter((uid) => mayHear(uid, known.get(uid) ?? null, task));
}

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
 * Marks when something is to be said of a task next, as it is now; takes its notices when it is over, and from whoever
 * may read it no more. What is
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
    const hearing = await hearingOf(transaction, task, mark.told);
    const next: NoticeMark = {
      ...mark,
      told: hearing,
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
    const write = await retell(transaction, task, reworded ? hearing : []);
    write();
    for (const uid of mark.told)
      if (!hearing.includes(uid))
        transaction.delete(taskNoticeRef(uid, taskId));
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
  "zooId",
  "sectorIds",
  "audience",
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
