import { onSchedule } from "firebase-functions/scheduler";
import { logDone, startOperation } from "../edge/log";
import { everyMinute } from "../edge/schedule";
import { runEventMarks } from "../events/run-event-marks";
import { runPlaceMarks } from "../places/run-place-marks";
import { runSummaries } from "../summaries/run-summaries";
import { runMarks } from "./run-marks";

/** Every minute: what was changed since is counted anew where it is, and named anew in the directories. */
export const buildDirectories = onSchedule(
  { ...everyMinute, memory: "512MiB" },
  async () => {
    // Not the schedule's instant: a run that comes late, or is asked for another day, builds now.
    const { places, differing, failed: uncounted } = await runPlaceMarks();
    if (places + uncounted > 0)
      logDone(startOperation("countPlaces", null), {
        places,
        differing,
        failed: uncounted,
      });
    const { heads, failed: untold } = await runEventMarks();
    if (heads + untold > 0)
      logDone(startOperation("tellHeads", null), { heads, failed: untold });
    const { marks, parts, failed } = await runMarks(new Date());
    if (marks + failed > 0)
      logDone(startOperation("buildDirectories", null), {
        marks,
        parts,
        failed,
      });
    // Last: it counts what the directories name.
    const { zoos, ...summaries } = await runSummaries(new Date());
    if (zoos + summaries.failed > 0)
      logDone(startOperation("countZoos", null), { zoos, ...summaries });
  },
);
