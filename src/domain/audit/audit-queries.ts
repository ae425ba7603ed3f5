import type { Query } from "../query/query";

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
