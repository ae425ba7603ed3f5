import { idsAtOnce } from "../query/facility-queries";
import type { Filter, Query } from "../query/query";

/** What the list of species is narrowed by; null: not by that. */
export interface SpecieFilter {
  familyId: string | null;
  orderId: string | null;
  underReview: boolean | null;
  /** How the latin name begins, as it is stored: capital first. */
  latin: string | null;
  /** The latin name to go on from, which is found again; null: the first one. */
  from: string | null;
}

/** What sorts after every text that begins so. */
const beyond = "\uf8ff";

const is = (field: string, value: string | boolean | null): Filter[] =>
  value === null ? [] : [{ field, op: "==", value }];

const begins = (
  field: string,
  text: string | null,
  from: string | null,
): Filter[] => [
  ...(text === null && from === null
    ? []
    : [{ field, op: ">=", value: from ?? text } as const]),
  ...(text === null ? [] : [{ field, op: "<", value: text + beyond } as const]),
];

/** Species by latin name as it is stored: by code point, which of Latin letters is the alphabet. Page by page, so that who goes on reads nothing twice but the record they go on from. */
export const speciesQuery = (
  { familyId, orderId, underReview, latin, from }: SpecieFilter,
  limit: number,
): Query<"species"> => ({
  collection: "species",
  where: [
    ...is("familyId", familyId),
    ...is("orderId", orderId),
    ...is("underReview", underReview),
    ...begins("specieLatinName", latin, from),
  ],
  orderBy: [{ field: "specieLatinName", direction: "asc" }],
  limit,
});

/** The species with exactly this latin name: more than one are duplicates. */
export const specieByLatinQuery = (
  latin: string,
  limit: number,
): Query<"species"> => ({
  collection: "species",
  where: [{ field: "specieLatinName", op: "==", value: latin }],
  orderBy: [],
  limit,
});

/** The animals of a species, in one establishment or (null) in all: only superAdmins see those. */
export const animalsOfSpecieQuery = (
  specieId: string,
  zooId: string | null,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [...is("zooId", zooId), ...is("specieId", specieId)],
  orderBy: [{ field: "animalName", direction: "asc" }],
  limit,
});

/** At most this many families and orders are read, which is all there are. */
export const familiesMax = 2000;
export const ordersMax = 500;

/** Every family by latin name. */
export const familiesQuery = (): Query<"family"> => ({
  collection: "family",
  where: [],
  orderBy: [{ field: "familyLatinName", direction: "asc" }],
  limit: familiesMax,
});

/** Every order by latin name. */
export const ordersQuery = (): Query<"order"> => ({
  collection: "order",
  where: [],
  orderBy: [{ field: "orderLatinName", direction: "asc" }],
  limit: ordersMax,
});

/** What was changed of a species, the latest first. */
export const specieLogsQuery = (
  specieId: string,
  limit: number,
): Query<"specieLogs"> => ({
  collection: "specieLogs",
  parentId: specieId,
  where: [],
  orderBy: [{ field: "timestamp", direction: "desc" }],
  limit,
});

const idFields = { family: "familyId", order: "orderId" } as const;

/** The families or orders of these ids, thirty a query; of none: []. */
export const taxaByIdQueries = <K extends "family" | "order">(
  kind: K,
  ids: readonly string[],
): Query<K>[] =>
  Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) => ({
    collection: kind,
    where: [
      {
        field: idFields[kind],
        op: "in",
        value: ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce),
      },
    ],
    orderBy: [],
    limit: idsAtOnce,
  }));
