// Queries stand above the table: they ask it for names of fields, and access for who asks.
import { readsEveryZoo } from "../access/reach";
import type { Session } from "../access/session";
import type { CollectionName } from "../collections";
import { collections } from "../collections";
import type { Query } from "./query";

/** The collections whose documents repeat their id in a field. */
export type NamedCollection = {
  [C in CollectionName]: (typeof collections)[C]["idField"] extends string
    ? C
    : never;
}[CollectionName];

const inZoo = (zooId: string) =>
  ({ field: "zooId", op: "==", value: zooId }) as const;

/** Enclosures by name, of the whole establishment or one sector. */
export const enclosuresQuery = (
  zooId: string,
  sectorId: string | null,
  limit: number,
): Query<"enclosures"> => ({
  collection: "enclosures",
  where: [
    inZoo(zooId),
    ...(sectorId === null
      ? []
      : [{ field: "linkedSectorId", op: "==", value: sectorId } as const]),
  ],
  orderBy: [{ field: "enclosureName", direction: "asc" }],
  limit,
});

export interface AnimalFilter {
  specieId: string | null;
  sectorId: string | null;
  enclosureId: string | null;
}

/** Animals by name; the narrowest place filter wins, the enclosure's over the sector's. */
export const animalsQuery = (
  zooId: string,
  filter: AnimalFilter,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    inZoo(zooId),
    ...(filter.specieId === null
      ? []
      : [{ field: "specieId", op: "==", value: filter.specieId } as const]),
    ...placeFilter(filter),
  ],
  orderBy: [{ field: "animalName", direction: "asc" }],
  limit,
});

function placeFilter({ sectorId, enclosureId }: AnimalFilter) {
  if (enclosureId !== null)
    return [
      {
        field: "animalEnclosureData.enclosureId",
        op: "==",
        value: enclosureId,
      } as const,
    ];
  return sectorId === null
    ? []
    : [{ field: "sectorId", op: "==", value: sectorId } as const];
}

/** At most this many values of an `in` filter in one query. */
export const idsAtOnce = 30;

/**
 * The establishments this person may choose from: all for a superAdmin, else their own and those that
 * list them. The union of the queries is the answer; nobody's establishment gives [].
 */
export function zoosQueries({
  access,
}: Pick<Session, "access">): Query<"zoo">[] {
  const byName = {
    collection: "zoo",
    orderBy: [{ field: "zooName", direction: "asc" }],
    limit: 500,
  } as const;
  if (readsEveryZoo(access)) return [{ ...byName, where: [] }];
  const ids = new Set(access.staff ? access.zooIds : []);
  if (access.zooId !== null) ids.add(access.zooId);
  const all = [...ids];
  return Array.from({ length: Math.ceil(all.length / idsAtOnce) }, (_, i) => ({
    ...byName,
    where: [
      {
        field: "zooId",
        op: "in",
        value: all.slice(i * idsAtOnce, (i + 1) * idsAtOnce),
      },
    ],
  }));
}

const someZoos = { collection: "zoo", orderBy: [], limit: 20 } as const;

/**
 * What `defaultZoo` chooses from for who sees every establishment: the provider's main test one, those to test in, the
 * first by name. Each may be the only one that answers; the union of the queries is the answer.
 */
export const defaultZooQueries = (): Query<"zoo">[] => [
  {
    ...someZoos,
    where: [{ field: "mainTest", op: "==", value: true }],
  },
  {
    ...someZoos,
    where: [{ field: "environment", op: "==", value: "test" }],
  },
  {
    ...someZoos,
    where: [],
    orderBy: [{ field: "zooName", direction: "asc" }],
  },
];

/** At most this many records stand for a directory that is not built yet. */
export const unbuiltLimit = 500;
/** At most this many changes since a directory was built are followed one by one. */
export const changesLimit = 100;

/** The records themselves, while their directory is not built. */
export const unbuiltQuery = <C extends CollectionName>(
  collection: C,
  directoryId: string,
): Query<C> => ({
  collection,
  where: [inZoo(directoryId)],
  orderBy: [],
  limit: unbuiltLimit,
});

/** What was changed after an instant, the newest first. */
export const changedSinceQuery = <C extends CollectionName>(
  collection: C,
  directoryId: string,
  since: Date,
): Query<C> => ({
  collection,
  where: [inZoo(directoryId), { field: "updatedAt", op: ">", value: since }],
  orderBy: [{ field: "updatedAt", direction: "desc" }],
  limit: changesLimit,
});

/**
 * The records of an establishment with these ids, at most 30 of them. Asked by the stored id: rules
 * refuse a query that names a document which is gone, and with it all the others.
 */
export const withIdsQuery = <C extends NamedCollection>(
  collection: C,
  zooId: string,
  ids: readonly string[],
): Query<C> => ({
  collection,
  where: [
    inZoo(zooId),
    { field: collections[collection].idField, op: "in", value: ids },
  ],
  orderBy: [],
  limit: idsAtOnce,
});
