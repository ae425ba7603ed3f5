import type { Query } from "../query/query";

/** More objects than anybody keeps apart. */
export const enrichmentsAtMost = 500;

/** The objects that an establishment works with: its own, and everybody's. The removed ones too. */
export const enrichmentsQueries = (zooId: string): Query<"enrichments">[] => [
  {
    collection: "enrichments",
    where: [{ field: "zooId", op: "==", value: zooId }],
    orderBy: [],
    limit: enrichmentsAtMost,
  },
  officialQuery(),
];

/** Everybody's objects, the removed ones too. */
export const officialQuery = (): Query<"enrichments"> => ({
  collection: "enrichments",
  where: [{ field: "official", op: "==", value: true }],
  orderBy: [],
  limit: enrichmentsAtMost,
});

/** What an establishment has of each object. */
export const usesQuery = (zooId: string): Query<"enrichmentUses"> => ({
  collection: "enrichmentUses",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: 2 * enrichmentsAtMost,
});

/** Where the pieces of an object went in an establishment, at most `limit`, in no order that means anything. */
export const movementsOfQuery = (
  zooId: string,
  enrichmentId: string,
  limit: number,
): Query<"enrichmentMovements"> => ({
  collection: "enrichmentMovements",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "enrichmentId", op: "==", value: enrichmentId },
  ],
  orderBy: [],
  limit,
});
