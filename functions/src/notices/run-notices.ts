import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { knowledge } from "./known";
import type { MailResult } from "./mail-due";
import { mailDue } from "./mail-due";
import type { IsOver, TellResult } from "./tell-due";
import { tellDue } from "./tell-due";

/** A run begins nothing new after so long: its function may take five minutes. */
const runMs = 240_000;

/** Over once a run has taken its time, by a clock that only ever goes on. */
function runningOut(): IsOver {
  const begun = performance.now();
  return () => performance.now() - begun > runMs;
}

/** What came of a run: failures of either part together. */
export type NoticesResult = TellResult & MailResult;

/** Tells people in the bell what is due by `now`, and mails what is due of that and of before. Safe to replay. */
export async function runNoticesAt(
  now: Date,
  isOver: IsOver = runningOut(),
): Promise<NoticesResult> {
  const known = knowledge();
  const told = await tellDue(now, known, isOver);
  const mailed = await mailDue(now, known, isOver);
  return { ...told, ...mailed, failed: told.failed + mailed.failed };
}

/** Every minute: what is to be said of tasks is said. The time is the schedule header's, never the host's. */
export const runNotices = onSchedule(everyMinute, async ({ scheduleTime }) => {
  const result = await runNoticesAt(new Date(scheduleTime));
  if (result.tasks + result.people > 0)
    logDone(startOperation("runNotices", null), { ...result });
});
