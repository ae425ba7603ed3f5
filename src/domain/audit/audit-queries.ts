import type { Query } from "../query/query";

/** What was done in an establishment, the newest first. */
export const auditQuery = (zooId: string, limit: number): Query<"audit"> => ({
  collection: "audit",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** At most this much of what one person did, or had done to them, is asked for at once. */
const ofPersonLimit = 500;

/** What a person did, and what was done to them. */
export const auditOfPersonQueries = (uid: string): Query<"audit">[] =>
  ["by", "subject.id"].map((field) => ({
    collection: "audit",
    where: [{ field, op: "==", value: uid }],
    orderBy: [],
    limit: ofPersonLimit,
  }));
