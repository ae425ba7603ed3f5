import type { Filter, Query } from "../../query/query";
import { sessionsOfObjectQuery } from "../session-queries";

/** What an object did is said of its last so many sessions. */
export const effectSessionsMax = 100;

/** The sessions with an object that were to take place before an instant, the latest first. */
export function pastSessionsOfObjectQuery(
  zooId: string,
  enrichmentId: string,
  before: Date,
  limit: number,
): Query<"enrichmentSessions"> {
  const all = sessionsOfObjectQuery(zooId, enrichmentId, limit);
  const isPast: Filter = { field: "plannedFor", op: "<", value: before };
  return { ...all, where: [...all.where, isPast] };
}

/** The sessions with an object that were placed last, the latest first; plans come after all that took place. */
export const lastUsesQuery = (
  zooId: string,
  enrichmentId: string,
  limit: number,
): Query<"enrichmentSessions"> => ({
  collection: "enrichmentSessions",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "isDeleted", op: "==", value: false },
    { field: "enrichmentId", op: "==", value: enrichmentId },
  ],
  orderBy: [{ field: "placedAt", direction: "desc" }],
  limit,
});
