import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { runMarks } from "./run-marks";

/** Every minute: what was changed since is named anew in the directories. */
export const buildDirectories = onSchedule(
  { ...everyMinute, memory: "512MiB" },
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
