import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { metricsOf, runSeconds } from "./due-total";
import { runDue } from "./run-due";

/** Every minute: turns what automations have due into tasks. The time is the schedule header's, never the host's. */
export const runAutomations = onSchedule(
  { ...everyMinute, timeoutSeconds: runSeconds },
  async ({ scheduleTime }) => {
    const metrics = metricsOf(await runDue(new Date(scheduleTime)));
    if ((metrics["due"] ?? 0) > 0)
      logDone(startOperation("runAutomations", null), metrics);
  },
);
