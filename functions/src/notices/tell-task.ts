import { keptMailAt, mailAtOf, pushAtOf } from "@domain/notice/mail-time";
import type { Notice } from "@domain/notice/notice";
import { taskNoticeOf } from "@domain/notice/notice";
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
import { taskNoticeRef } from "./follow-task";
import type { Known } from "./known";
import { askedBy } from "./known";
import type { NoticeMark } from "./marks";
import { markOf, noticeMark } from "./marks";

/** What is said, to whom, and what is known so far: one run's, and the mark's of the task. */
interface Telling {
  say: Saying;
  mark: NoticeMark;
  known: Known;
  now: Date;
}

/** The notices of a task that are about to be replaced, by whose they are. */
async function replaced(
  transaction: Transaction,
  taskId: string,
  uids: readonly string[],
): Promise<Map<string, Notice>> {
  if (uids.length === 0) return new Map();
  const stored = await transaction.getAll(
    ...uids.map((uid) => taskNoticeRef(uid, taskId)),
  );
  return new Map(
    stored.flatMap((one) => {
      const { record } = readingOf("notifications", one);
      return record === null ? [] : [[record.userId, record]];
    }),
  );
}

/** What each is told, and when that is mailed. Whoever made a task knows that it is there. */
async function noticesOf(
  transaction: Transaction,
  task: Task,
  { say: { kind, onlyTo }, mark, known, now }: Telling,
): Promise<ReturnType<typeof taskNoticeOf>[]> {
  const asked = await askedBy(task, known);
  const uids = asked.filter(
    (uid) =>
      (onlyTo === null || onlyTo.includes(uid)) &&
      (kind !== "onCreate" || uid !== task.authorId),
  );
  const before = await replaced(
    transaction,
    task.taskId,
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
    const notices =
      say === null
        ? []
        : await noticesOf(transaction, task, { say, mark, known, now });
    for (const notice of notices)
      transaction.set(taskNoticeRef(notice.userId, taskId), {
        ...notice,
        ...stampNew(systemAuthor),
      });
    const uids = notices.map(({ userId }) => userId);
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
