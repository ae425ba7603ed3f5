import type { Query } from "../../query/query";

/** More values than people give of one animal and parameter in a day, or in all the days a watcher looks back: of more nothing is made. */
export const valuesReadMost = 500;

/** What was said of an animal's parameter in a stretch of time, `until` left out; functions ask. */
export const valuesBetweenQuery = (
  {
    zooId,
    animalId,
    parameterId,
  }: { zooId: string; animalId: string; parameterId: string },
  { from, until }: { from: Date; until: Date },
  limit: number,
): Query<"healthValues"> => ({
  collection: "healthValues",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "parameterId", op: "==", value: parameterId },
    { field: "at", op: ">=", value: from },
    { field: "at", op: "<", value: until },
  ],
  orderBy: [{ field: "at", direction: "asc" }],
  limit,
});

/** The collections below an animal that carry its sector. */
export const healthCollections = [
  "healthValues",
  "healthDays",
  "healthMonths",
  "healthBaselines",
  "healthNotes",
  "prescriptions",
  "doses",
] as const;
export type HealthCollection = (typeof healthCollections)[number];

/** What is known of an animal's health as of a sector, in no order; functions ask. */
export const healthInSectorQuery = <C extends HealthCollection>(
  collection: C,
  animalId: string,
  sectorId: string | null,
  limit: number,
): Query<C> => ({
  collection,
  parentId: animalId,
  where: [{ field: "sectorId", op: "==", value: sectorId }],
  orderBy: [],
  limit,
});

/** All that is known of an animal's health, in no order; functions ask. */
export const healthOfAnimalQuery = <C extends HealthCollection>(
  collection: C,
  animalId: string,
  limit: number,
): Query<C> => ({
  collection,
  parentId: animalId,
  where: [],
  orderBy: [],
  limit,
});

/** Those of these that say whether keepers read them. */
export const openCollections = [
  "healthValues",
  "healthDays",
  "healthMonths",
  "healthBaselines",
] as const;
export type OpenCollection = (typeof openCollections)[number];

/** What was said of a parameter of whatever animal, as far as it is open to keepers, or not; functions ask. */
export const healthOpenQuery = <C extends OpenCollection>(
  collection: C,
  parameterId: string,
  openToKeepers: boolean,
  limit: number,
): Query<C> => ({
  collection,
  where: [
    { field: "parameterId", op: "==", value: parameterId },
    { field: "openToKeepers", op: "==", value: openToKeepers },
  ],
  orderBy: [],
  limit,
});

/** All that was said of a parameter of whatever animal, in no order; functions ask. */
export const healthOfParameterQuery = <C extends OpenCollection>(
  collection: C,
  parameterId: string,
  limit: number,
): Query<C> => ({
  collection,
  where: [{ field: "parameterId", op: "==", value: parameterId }],
  orderBy: [],
  limit,
});
