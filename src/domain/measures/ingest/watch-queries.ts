import type { Query } from "../../query/query";

/** Sources at which somebody should look by now, longest due first; functions ask, of every establishment. */
export const dueSourcesQuery = (
  now: Date,
  limit: number,
): Query<"sensorSources"> => ({
  collection: "sensorSources",
  where: [{ field: "lookAt", op: "<=", value: now }],
  orderBy: [{ field: "lookAt", direction: "asc" }],
  limit,
});

/** Sources that have spoken since an instant: others cannot have become stuck; functions ask, of every establishment. */
export const heardSourcesQuery = (
  since: Date,
  limit: number,
): Query<"sensorSources"> => ({
  collection: "sensorSources",
  where: [{ field: "heardAt", op: ">=", value: since }],
  orderBy: [{ field: "heardAt", direction: "asc" }],
  limit,
});
