import type { Session } from "../access/session";
import type { Query } from "../query/query";
import { everybody } from "../access/session";

/** At most so many announcements are shown to one person at once. */
export const shownLimit = 50;

/** The announcements of an establishment for those who write them: those that are there or the archived ones, the latest first. */
export const announcementsQuery = (
  zooId: string,
  archived: boolean,
  limit: number,
): Query<"announcements"> => ({
  collection: "announcements",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isArchived", op: "==", value: archived },
  ],
  orderBy: [{ field: "displayStartAt", direction: "desc" }],
  limit,
});

/** What is shown to this person in the establishment they belong to; [] in another one. */
export const shownToMeQueries = ({
  uid,
  access,
  zooId,
}: Session): Query<"announcements">[] =>
  access.zooId === zooId
    ? [
        {
          collection: "announcements",
          where: [
            { field: "zooId", op: "==", value: zooId },
            { field: "phase", op: "==", value: "shown" },
            {
              field: "audience",
              op: "array-contains-any",
              value: [uid, everybody],
            },
          ],
          orderBy: [],
          limit: shownLimit,
        },
      ]
    : [];

/** What is not over yet in an establishment, in no order. */
export const openAnnouncementsQuery = (
  zooId: string,
  limit: number,
): Query<"announcements"> => ({
  collection: "announcements",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "phase", op: "in", value: ["planned", "shown"] },
  ],
  orderBy: [],
  limit,
});

/** Of these, those for the team of an enclosure. */
export const announcementsForEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Query<"announcements"> => {
  const open = openAnnouncementsQuery(zooId, limit);
  const named = {
    field: "enclosureIds",
    op: "array-contains",
    value: enclosureId,
  } as const;
  return { ...open, where: [...open.where, named] };
};

/** Those whose display is to begin by `now`, in every establishment. */
export const startingQuery = (
  now: Date,
  limit: number,
): Query<"announcements"> => ({
  collection: "announcements",
  where: [
    { field: "phase", op: "==", value: "planned" },
    { field: "displayStartAt", op: "<=", value: now },
  ],
  orderBy: [{ field: "displayStartAt", direction: "asc" }],
  limit,
});

/** Those whose display is to end by `now`, in every establishment. */
export const endingQuery = (
  now: Date,
  limit: number,
): Query<"announcements"> => ({
  collection: "announcements",
  where: [
    { field: "phase", op: "==", value: "shown" },
    { field: "expiresAt", op: "<=", value: now },
  ],
  orderBy: [{ field: "expiresAt", direction: "asc" }],
  limit,
});
