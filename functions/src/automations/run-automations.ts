import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { runDue } from "./run-due";

/** Every minute: turns what automations have due into tasks. The time is the schedule header's, never the host's. */
export const runAutomations = onSchedule(
  everyMinute,
  async ({ scheduleTime }) => {
    const result = await runDue(new Date(scheduleTime));
    if (result.templates > 0)
      logDone(startOperation("runAutomations", null), { ...result });
  },
);
