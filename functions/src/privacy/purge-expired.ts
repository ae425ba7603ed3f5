import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { purge } from "./purge";

/** Every night: removes what is kept no longer, as `retention` says. */
export const purgeExpired = onSchedule(
  {
    schedule: "every day 03:30",
    timeZone: parisZone,
    region,
    timeoutSeconds: 540,
  },
  async ({ scheduleTime }) => {
    const purged: Record<string, number> = {};
    try {
      await purge(new Date(scheduleTime), purged);
    } finally {
      if (Object.keys(purged).length > 0)
        logDone(startOperation("purgeExpired", null), purged);
    }
  },
);
