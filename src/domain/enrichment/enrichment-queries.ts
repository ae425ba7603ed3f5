import type { Filter, Query } from "../query/query";

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

/** What a history of movements is narrowed to; null does not narrow. */
export interface MovementFilter {
  enrichmentId: string | null;
  /** Where they went, or whence they came. */
  enclosureId: string | null;
  by: string | null;
  /** From this instant on, and before that one. */
  from: Date | null;
  until: Date | null;
}

const equals = (field: string, value: string | null): Filter[] =>
  value === null ? [] : [{ field, op: "==", value }];

/** What was moved in an establishment, the latest first; of a place one query for what came, one for what went. */
export function movementHistoryQueries(
  zooId: string,
  { enrichmentId, enclosureId, by, from, until }: MovementFilter,
  limit: number,
): Query<"enrichmentMovements">[] {
  const query = (
    place: "from" | "to" | null,
  ): Query<"enrichmentMovements"> => ({
    collection: "enrichmentMovements",
    where: [
      { field: "zooId", op: "==", value: zooId },
      ...equals("enrichmentId", enrichmentId),
      ...equals("by", by),
      ...(place === null ? [] : equals(place, enclosureId)),
      ...(from === null
        ? []
        : [{ field: "at", op: ">=", value: from } as const]),
      ...(until === null
        ? []
        : [{ field: "at", op: "<", value: until } as const]),
    ],
    orderBy: [{ field: "at", direction: "desc" }],
    limit,
  });
  return enclosureId === null ? [query(null)] : [query("to"), query("from")];
}
