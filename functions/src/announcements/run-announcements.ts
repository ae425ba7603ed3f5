import {
  endingQuery,
  startingQuery,
} from "@domain/announcement/announcement-queries";
import { phaseOf } from "@domain/announcement/state";
import type { Query } from "@domain/query/query";
import { systemAuthor } from "@domain/task/task";
import { onSchedule } from "firebase-functions/scheduler";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { logDone, startOperation } from "../edge/log";
import { pageSize } from "../edge/pages";
import { everyMinute } from "../edge/schedule";
import { withEach } from "../work/with-each";

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
  const move = (query: Query<"announcements">) =>
    withEach("moveDisplay", query, ({ id }) => moveOn(id, now));
  const begun = await move(startingQuery(now, pageSize));
  const ended = await move(endingQuery(now, pageSize));
  const failed = begun.failed + ended.failed;
  return { begun: begun.done, ended: ended.done, failed };
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
