import { shareOfAuthor } from "@domain/notice/author-share";
import type { AuthorDay } from "@domain/notice/author-share";
import { keptMailAt, mailAtOf, pushAtOf } from "@domain/notice/mail-time";
import type { Notice } from "@domain/notice/notice";
import {
  taskNoticeIdOf,
  taskNoticeOf,
  tasksNoticeIdOf,
  tasksNoticeOf,
} from "@domain/notice/notice";
import type { Saying } from "@domain/notice/task-notices";
import {
  nextNoticeAt,
  sentOf,
  settleNotices,
} from "@domain/notice/task-notices";
import { equalValues } from "@domain/record/equal";
import type { Task } from "@domain/task/task";
import { systemAuthor } from "@domain/task/task";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";
import { noticeRef } from "./follow-task";
import type { Known } from "./known";
import { askedBy } from "./known";
import type { NoticeMark } from "./marks";
import { markOf, noticeMark } from "./marks";
import { readAuthorDay, writeAuthorDay } from "./sending-hours";

/** What is said, to whom, and what is known so far: one run's, and the mark's of the task. */
interface Telling {
  say: Saying;
  mark: NoticeMark;
  known: Known;
  now: Date;
}

/** The notices of this id that are about to be replaced, by whose they are. */
export async function replaced(
  transaction: Transaction,
  notificationId: string,
  uids: readonly string[],
): Promise<Map<string, Notice>> {
  if (uids.length === 0) return new Map();
  const stored = await transaction.getAll(
    ...uids.map((uid) => noticeRef(uid, notificationId)),
  );
  return new Map(
    stored.flatMap((one) => {
      const { record } = readingOf("notifications", one);
      return record === null ? [] : [[record.userId, record]];
    }),
  );
}

/** Who is told at once; whoever made a task knows that it is there. */
async function hearing(
  task: Task,
  { say: { kind, onlyTo }, known }: Telling,
): Promise<string[]> {
  const asked = await askedBy(task, known);
  return asked.filter(
    (uid) =>
      (onlyTo === null || onlyTo.includes(uid)) &&
      (kind !== "onCreate" || uid !== task.authorId),
  );
}

/** How those who have no notice of the task yet come to one; an automation's are as many as its people want. */
async function shareOf(
  transaction: Transaction,
  task: Task,
  uids: readonly string[],
  { mark, now }: Telling,
): Promise<{ folded: string[]; day: AuthorDay | null }> {
  const { authorId } = task;
  const fresh = uids.filter(
    (uid) => uid !== authorId && !mark.told.includes(uid),
  );
  if (authorId === systemAuthor || fresh.length === 0)
    return { folded: [], day: null };
  const before = await readAuthorDay(transaction, task);
  return shareOfAuthor(before, fresh, now);
}

/** What each is told, and when that is mailed. */
async function noticesOf(
  transaction: Transaction,
  task: Task,
  uids: readonly string[],
  { say: { kind }, mark, known, now }: Telling,
): Promise<ReturnType<typeof taskNoticeOf>[]> {
  const before = await replaced(
    transaction,
    taskNoticeIdOf(task.taskId),
    uids.filter((uid) => mark.told.includes(uid)),
  );
  return Promise.all(
    uids.map(async (uid) => {
      const account = await known.account(uid);
      const wanted = account === null ? null : mailAtOf(account, now);
      const mailAt = keptMailAt(before.get(uid) ?? null, wanted);
      const isPushed = account !== null && (await known.isPushed(uid));
      const pushAt = isPushed ? pushAtOf(account, now) : null;
      return taskNoticeOf(task, kind, uid, { now, mailAt, pushAt });
    }),
  );
}

/** What those are told who are told of no more of the author's tasks one by one. */
async function countsOf(
  transaction: Transaction,
  { zooId }: Task,
  uids: readonly string[],
  now: Date,
): Promise<ReturnType<typeof tasksNoticeOf>[]> {
  const before = await replaced(transaction, tasksNoticeIdOf(zooId), uids);
  return uids.map((uid) =>
    tasksNoticeOf(zooId, uid, before.get(uid) ?? null, now),
  );
}

/** Reads what is to be said to whom; what it answers writes it, and says who has a notice of the task then. */
async function telling(
  transaction: Transaction,
  task: Task,
  told: Telling,
): Promise<() => string[]> {
  const uids = await hearing(task, told);
  const { folded, day } = await shareOf(transaction, task, uids, told);
  const single = uids.filter((uid) => !folded.includes(uid));
  const notices = await noticesOf(transaction, task, single, told);
  const counts = await countsOf(transaction, task, folded, told.now);
  return () => {
    for (const notice of [...notices, ...counts])
      transaction.set(noticeRef(notice.userId, notice.notificationId), {
        ...notice,
        ...stampNew(systemAuthor),
      });
    if (day !== null) writeAuthorDay(transaction, task, day);
    return single;
  };
}

/** What became of one task: how many people were told; null where nothing was due. */
export type TellTask = (
  taskId: string,
  now: Date,
  known: Known,
) => Promise<number | null>;

/**
 * Says of a task what is due by `now`, exactly once: one transaction writes the notices and that they are written,
 * in the mark and on the task. A second scheduler, a kill and a replay find it said.
 */
export const tellTask: TellTask = (taskId, now, known) =>
  database().runTransaction(async (transaction) => {
    const [storedTask, storedMark] = await transaction.getAll(
      ref("tasks", taskId),
      noticeMark(taskId),
    );
    const mark = markOf(storedMark?.data());
    if (storedTask === undefined || mark === null) return null;
    const { record: task } = readingOf("tasks", storedTask);
    // What became of the task is told to its mark, too; until then there is nothing to look for.
    if (task === null || nextNoticeAt(task, mark) === null) {
      transaction.update(noticeMark(taskId), { nextAt: null });
      return null;
    }
    const { say, told } = settleNotices(task, mark, now);
    const tell =
      say === null
        ? () => []
        : await telling(transaction, task, { say, mark, known, now });
    const uids = tell();
    const next = {
      ...mark,
      ...told,
      told: [...new Set([...mark.told, ...uids])],
      title: task.title,
      dueAt: task.dueAt,
      nextAt: nextNoticeAt(task, told),
    };
    if (!equalValues(next, mark)) transaction.set(noticeMark(taskId), next);
    const sent = sentOf(task, told);
    if (!equalValues(sent, task.notificationsSent))
      transaction.update(
        storedTask.ref,
        changeOf("tasks", { notificationsSent: sent }, systemAuthor),
      );
    return say === null ? null : uids.length;
  });
