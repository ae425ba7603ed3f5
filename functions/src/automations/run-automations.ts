import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { runDue } from "./run-due";

/** Every minute: turns what automations have due into tasks. The time is the schedule header's, never the host's. */
export const runAutomations = onSchedule(
  {
    schedule: "every 1 minutes",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 300,
  },
  async ({ scheduleTime }) => {
    const result = await runDue(new Date(scheduleTime));
    if (result.templates > 0)
      logDone(startOperation("runAutomations", null), { ...result });
  },
);
