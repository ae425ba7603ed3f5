import type { Query } from "../query/query";

/** Work that nobody does any more, or a plan that nobody said yes to, at an instant. */
export const abandonedRunsQuery = (
  now: Date,
  limit: number,
): Query<"syncRuns"> => ({
  collection: "syncRuns",
  where: [{ field: "leaseUntil", op: "<=", value: now }],
  orderBy: [{ field: "leaseUntil", direction: "asc" }],
  limit,
});
