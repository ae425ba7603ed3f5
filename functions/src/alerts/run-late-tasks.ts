import {
  isLateSafety,
  isStillLate,
  lateTaskCause,
} from "@domain/measures/alerts/late-task";
import {
  lateSafetyQuery,
  openLateTasksQuery,
} from "@domain/measures/alerts/late-task-queries";
import { systemAuthor } from "@domain/task/task";
import { parisZone } from "@domain/time/paris";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { onSchedule } from "firebase-functions/scheduler";
import { database, region } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { withEach } from "../work/with-each";
import { raiseAlert } from "./raise-alert";

/** So many are looked at together. */
const atOnce = 8;

/** Raises the alert of a task that is late by `now`: one for each due instant, however often it is looked at. */
const raiseLate = (taskId: string, now: Date): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const stored = await transaction.get(ref("tasks", taskId));
    const { record: task } = readingOf("tasks", stored);
    if (task === null || !isLateSafety(task, now)) return false;
    const change = { kind: "opened" as const, since: task.dueAt, at: now };
    const cause = lateTaskCause(task);
    (await raiseAlert(transaction, [{ cause, changes: [change] }]))();
    return true;
  });

/** Whether the task of an alert is late still: most are, and are read no further. */
async function isLateStill(doc: DocumentSnapshot, now: Date): Promise<boolean> {
  const { record: alert } = readingOf("alerts", doc);
  if (alert === null) return false;
  const task = await ref("tasks", alert.source.id).get();
  return isStillLate(alert, readingOf("tasks", task).record, now);
}

/** Closes the alert of a task that is done, gone or put off by `now`. */
async function closeDone(doc: DocumentSnapshot, now: Date): Promise<boolean> {
  if (await isLateStill(doc, now)) return false;
  return database().runTransaction(async (transaction) => {
    const stored = await transaction.get(doc.ref);
    const { record: alert } = readingOf("alerts", stored);
    if (alert === null || alert.closedAt !== null) return false;
    const task = await transaction.get(ref("tasks", alert.source.id));
    if (isStillLate(alert, readingOf("tasks", task).record, now)) return false;
    transaction.update(
      stored.ref,
      changeOf("alerts", { closedAt: now }, systemAuthor),
    );
    return true;
  });
}

/** Looks at the tasks about safety that came to be late by `now`, and at the alerts of those that are late no more. Safe to replay. */
export async function lookAtLateTasks(now: Date) {
  const late = await withEach(
    "lookAtLate",
    lateSafetyQuery(now, pageSize),
    ({ id }) => raiseLate(id, now),
    atOnce,
  );
  const open = await withEach(
    "lookAtLate",
    openLateTasksQuery(pageSize),
    (doc) => closeDone(doc, now),
    atOnce,
  );
  return {
    looked: late.looked + open.looked,
    failed: late.failed + open.failed,
  };
}

/** Every ten minutes: a task about safety that nobody did in time is an alert until somebody has. */
export const runLateTasks = onSchedule(
  {
    schedule: "every 10 minutes",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 300,
  },
  async ({ scheduleTime }) => {
    const done = await lookAtLateTasks(new Date(scheduleTime));
    if (done.looked + done.failed > 0)
      logDone(startOperation("runLateTasks", null), done);
  },
);
