import type { Query } from "../../query/query";

/** More sources than an establishment has. */
export const sourcesAtMost = 200;

/** Who sends readings to an establishment, archived sources too. */
export const sourcesQuery = (zooId: string): Query<"sensorSources"> => ({
  collection: "sensorSources",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: sourcesAtMost,
});
