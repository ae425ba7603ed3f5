import { mailAtOf } from "@domain/notice/mail-time";
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
import { database } from "../edge/admin";
import { changeOf, readingOf, ref, stampNew } from "../edge/documents";
import { taskNoticeRef } from "./follow-task";
import type { Known } from "./known";
import { askedBy } from "./known";
import { markOf, noticeMark } from "./marks";

/** What each is told, and when that is mailed. Whoever made a task knows that it is there. */
async function noticesOf(
  task: Task,
  { kind, onlyTo }: Saying,
  known: Known,
  now: Date,
): Promise<ReturnType<typeof taskNoticeOf>[]> {
  const asked = await askedBy(task, known);
  const uids = asked.filter(
    (uid) =>
      (onlyTo === null || onlyTo.includes(uid)) &&
      (kind !== "onCreate" || uid !== task.authorId),
  );
  return Promise.all(
    uids.map(async (uid) => {
      const account = await known.account(uid);
      const mailAt = account === null ? null : mailAtOf(account, now);
      return taskNoticeOf(task, kind, uid, { now, mailAt });
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
    const notices = say === null ? [] : await noticesOf(task, say, known, now);
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
