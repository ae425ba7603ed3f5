import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { knowledge } from "./known";
import type { MailResult, PushResult } from "./send-due";
import { mailDue, pushDue } from "./send-due";
import type { IsOver, TellResult } from "./tell-due";
import { tellDue } from "./tell-due";

/** A run begins nothing new after so long: its function may take five minutes. */
const runMs = 240_000;

/** So much of that is the bell's at most; what it leaves, and never less than the rest, is the others'. */
const tellMs = 150_000;

/** Over once so many milliseconds have passed, by a clock that only ever goes on. */
function lasting(ms: number): IsOver {
  const begun = performance.now();
  return () => performance.now() - begun > ms;
}

/** What came of a run: failures of either part together. */
export type NoticesResult = TellResult & MailResult & PushResult;

/** Tells people in the bell what is due by `now`, then mails and shows on devices what is due of that and of before. Safe to replay. */
export async function runNoticesAt(
  now: Date,
  during: (ms: number) => IsOver = lasting,
): Promise<NoticesResult> {
  const known = knowledge();
  const whole = during(runMs);
  const told = await tellDue(now, known, during(tellMs));
  const mailed = await mailDue(now, known, whole);
  const pushed = await pushDue(now, known, whole);
  const failed = told.failed + pushed.failed + mailed.failed;
  return { ...told, ...pushed, ...mailed, failed };
}

/** Every minute: what is to be said of tasks is said. The time is the schedule header's, never the host's. */
export const runNotices = onSchedule(everyMinute, async ({ scheduleTime }) => {
  const result = await runNoticesAt(new Date(scheduleTime));
  if (result.tasks + result.people + result.pushed > 0)
    logDone(startOperation("runNotices", null), { ...result });
});
