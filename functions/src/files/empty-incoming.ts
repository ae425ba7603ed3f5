import { incomingLivesMs } from "@domain/file/limits";
import { parisZone } from "@domain/time/paris";
import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../edge/admin";
import { endExports } from "../exports/end-exports";
import { logDone, startOperation } from "../edge/log";
import { dropOldRuns } from "../sync/files";
import { drop, listUnder } from "./bucket";

/** Removes what was handed in and not put together for two hours; answers how much. */
export async function dropOldParts(now: Date): Promise<number> {
  let dropped = 0;
  for await (const page of listUnder("incoming/")) {
    const old = page.filter(
      ({ storedAt }) => now.getTime() - storedAt.getTime() > incomingLivesMs,
    );
    await drop(old.map(({ path }) => path));
    dropped += old.length;
  }
  return dropped;
}

/** Every hour: empties what was handed in, or kept for a run or a link, of what nobody will ask for. */
export const emptyIncoming = onSchedule(
  { schedule: "every 60 minutes", timeZone: parisZone, region },
  async ({ scheduleTime }) => {
    const now = new Date(scheduleTime);
    const dropped =
      (await dropOldParts(now)) +
      (await dropOldRuns(now)) +
      (await endExports(now));
    if (dropped > 0)
      logDone(startOperation("emptyIncoming", null), { dropped });
  },
);
