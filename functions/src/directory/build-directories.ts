import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { logDone, startOperation } from "../edge/log";
import { runMarks } from "./run-marks";

/** Every minute: what was changed since is named anew in the directories. */
export const buildDirectories = onSchedule(
  {
    schedule: "every 1 minutes",
    timeZone: parisZone,
    region,
    retryCount: 3,
    timeoutSeconds: 300,
    memory: "512MiB",
  },
  async () => {
    // Not the schedule's instant: a run that comes late, or is asked for another day, builds now.
    const { marks, parts, failed } = await runMarks(new Date());
    if (marks + failed > 0)
      logDone(startOperation("buildDirectories", null), {
        marks,
        parts,
        failed,
      });
  },
);
