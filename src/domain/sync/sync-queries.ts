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

/** Long work on the reference data, the latest first. */
export const syncRunsQuery = (limit: number): Query<"syncRuns"> => ({
  collection: "syncRuns",
  where: [],
  orderBy: [{ field: "startedAt", direction: "desc" }],
  limit,
});

/** The pieces of one list of a run, in order. */
export const syncPartsQuery = (
  runId: string,
  { collection, outcome }: { collection: string; outcome: string },
  limit: number,
): Query<"syncParts"> => ({
  collection: "syncParts",
  parentId: runId,
  where: [
    { field: "collection", op: "==", value: collection },
    { field: "outcome", op: "==", value: outcome },
  ],
  orderBy: [{ field: "number", direction: "asc" }],
  limit,
});
