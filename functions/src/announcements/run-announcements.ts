import {
  endingQuery,
  startingQuery,
} from "@domain/announcement/announcement-queries";
import { phaseOf } from "@domain/announcement/state";
import { errorCode } from "@domain/errors";
import { systemAuthor } from "@domain/task/task";
import { onSchedule } from "firebase-functions/scheduler";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { logDone, logFailure, startOperation } from "../edge/log";
import { compile } from "../edge/query";
import { everyMinute } from "../edge/schedule";

/** So many begin, and end, in one run; the rest a minute later. */
const atOnce = 500;

export interface DisplayResult {
  begun: number;
  ended: number;
  failed: number;
}

/** Where the display of one stands at `now`; true when that was something else before. */
const moveOn = (announcementId: string, now: Date): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const at = ref("announcements", announcementId);
    const { record } = readingOf("announcements", await transaction.get(at));
    if (record === null) return false;
    const phase = phaseOf(record, now);
    if (phase === record.phase) return false;
    transaction.update(at, changeOf("announcements", { phase }, systemAuthor));
    return true;
  });

/**
 * Begins and ends the displays that are due by `now`; what follows from it follows from the change. One that fails
 * does not stop the others. Safe to replay.
 */
export async function moveDisplays(now: Date): Promise<DisplayResult> {
  const result: DisplayResult = { begun: 0, ended: 0, failed: 0 };
  const due = [
    ["begun", startingQuery(now, atOnce)],
    ["ended", endingQuery(now, atOnce)],
  ] as const;
  for (const [what, query] of due) {
    const { docs } = await compile(query).get();
    for (const { id } of docs)
      try {
        if (await moveOn(id, now)) result[what] += 1;
      } catch (error) {
        result.failed += 1;
        const operation = startOperation("moveDisplay", null);
        logFailure(operation, errorCode(error), { announcementId: id });
      }
  }
  return result;
}

/** Every minute: announcements come and go in their time. The time is the schedule header's, never the host's. */
export const runAnnouncements = onSchedule(
  everyMinute,
  async ({ scheduleTime }) => {
    const result = await moveDisplays(new Date(scheduleTime));
    if (result.begun + result.ended + result.failed > 0)
      logDone(startOperation("runAnnouncements", null), { ...result });
  },
);
