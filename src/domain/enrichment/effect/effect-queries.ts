import type { Filter, Query } from "../../query/query";

/** What an object did is said of its last so many sessions. */
export const effectSessionsMax = 100;

const kept = (zooId: string): Filter[] => [
  { field: "zooId", op: "==", value: zooId },
  { field: "isDeleted", op: "==", value: false },
];

/** The sessions with an object that were to take place before an instant, the latest first. */
export const pastSessionsOfObjectQuery = (
  zooId: string,
  enrichmentId: string,
  before: Date,
  limit: number,
): Query<"enrichmentSessions"> => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "enrichmentId", op: "==", value: enrichmentId },
    { field: "plannedFor", op: "<", value: before },
  ],
  orderBy: [{ field: "plannedFor", direction: "desc" }],
  limit,
});

/** The sessions with an object that were placed last, the latest first; plans come after all that took place. */
export const lastUsesQuery = (
  zooId: string,
  enrichmentId: string,
  limit: number,
): Query<"enrichmentSessions"> => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "enrichmentId", op: "==", value: enrichmentId },
  ],
  orderBy: [{ field: "placedAt", direction: "desc" }],
  limit,
});
