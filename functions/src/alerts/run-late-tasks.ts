import {
  isLateSafety,
  isStillLate,
  lateTaskCause,
} from "@domain/measures/alerts/late-task";
import { lateSafetyQuery } from "@domain/measures/alerts/late-task-queries";
import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { database, region } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { withEach } from "../work/with-each";
import { closeOver } from "./close-over";
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

/** Looks at the tasks about safety that came to be late by `now`, and at the alerts of those that are late no more. Safe to replay. */
export async function lookAtLateTasks(now: Date) {
  const late = await withEach(
    "lookAtLate",
    lateSafetyQuery(now, pageSize),
    ({ id }) => raiseLate(id, now),
    atOnce,
  );
  const open = await closeOver(
    "lookAtLate",
    {
      kind: "lateTask",
      aboutOf: ({ source }) => ref("tasks", source.id),
      isStill: (alert, task) =>
        isStillLate(alert, readingOf("tasks", task).record, now),
    },
    now,
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
