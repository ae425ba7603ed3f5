import type { RecordFacts } from "../access/can";
import type { Announcement, Confirmation, ConfirmedList } from "./announcement";
import { readersOf } from "./recipients";

/** What `can()` needs to know of an announcement. */
export const announcementFacts = (
  announcement: Pick<Announcement, "zooId" | "phase" | "audience">,
): RecordFacts => ({
  zooId: announcement.zooId,
  readers: readersOf(announcement),
});

/** What `can()` needs to know of a confirmation. */
export const confirmationFacts = ({
  zooId,
  userId,
}: Pick<Confirmation, "zooId" | "userId">): RecordFacts => ({ zooId, userId });

/** What `can()` needs to know of the list of those who confirmed. */
export const confirmedListFacts = ({
  zooId,
}: Pick<ConfirmedList, "zooId">): RecordFacts => ({ zooId });
