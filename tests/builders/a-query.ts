import type { Query } from "@domain/query/query";

/** A plain question: an establishment's sectors by name. */
export const sectorsOf = (zooId: string): Query<"sectors"> => ({
  collection: "sectors",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [{ field: "sectorName", direction: "asc" }],
  limit: 200,
});
