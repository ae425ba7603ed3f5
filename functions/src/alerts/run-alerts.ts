import { lateAlertsQuery } from "@domain/measures/alerts/alert-queries";
import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { withEach } from "../work/with-each";
import { knowledge } from "../notices/known";
import { tellLate } from "./tell-register";

/** Tells of every alert whose due date has passed by `now`, each once; one that fails does not stop the others. Safe to replay. */
export async function tellAllLate(
  now: Date,
): Promise<{ told: number; failed: number }> {
  const known = knowledge();
  const { done: told, failed } = await withEach(
    "tellLate",
    lateAlertsQuery(now, pageSize),
    ({ id }) => tellLate(id, now, known),
  );
  return { told, failed };
}

/** Every night, once the day is over in Paris: whoever answers for an alert hears that it was not seen to in time. */
export const runAlerts = onSchedule(
  {
    schedule: "every day 00:05",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const done = await tellAllLate(new Date(scheduleTime));
    if (done.told + done.failed > 0)
      logDone(startOperation("runAlerts", null), done);
  },
);
