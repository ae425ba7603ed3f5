import { announcementTitleMax } from "../announcement/announcement";
import type { Finding } from "../finding/finding";
import { systemAuthor } from "../task/task";
import { keptMs } from "./notice";

/** The id of a person's notice of a finding. */
export const findingNoticeIdOf = (findingId: string): string =>
  `finding_${findingId}`;

/** Who made a finding and who last did something about it, each once; [] where functions alone did. */
export const doersOf = ({
  createdBy,
  updatedBy,
}: Pick<Finding, "createdBy" | "updatedBy">): string[] =>
  [...new Set([createdBy, updatedBy])].filter(
    (uid): uid is string => uid !== null && uid !== systemAuthor,
  );

/** What a person is told at `now`: that the verdict of a finding of a place or an animal is known. Neither the verdict nor what was measured is told; it is never sent. */
export const findingNoticeOf = (
  { zooId, findingId }: Pick<Finding, "zooId" | "findingId">,
  place: string,
  userId: string,
  now: Date,
) => ({
  zooId,
  userId,
  notificationId: findingNoticeIdOf(findingId),
  kind: "finding" as const,
  about: findingId,
  title: place.slice(0, announcementTitleMax),
  type: "info" as const,
  at: now,
  read: false,
  expireAt: new Date(now.getTime() + keptMs),
});
