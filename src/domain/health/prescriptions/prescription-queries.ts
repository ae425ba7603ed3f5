import type { Filter, Query } from "../../query/query";

/** More treatments than go on in a sector, or of an animal, at once. */
export const currentMost = 200;

/** The treatments of an animal that go on; `sight` as rules prove it (`healthSight`). */
export const currentPrescriptionsQuery = (
  zooId: string,
  animalId: string,
  sight: readonly Filter[],
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    ...sight.filter(({ field }) => field !== "status"),
    { field: "status", op: "==", value: "current" },
  ],
  orderBy: [],
  limit: currentMost,
});

/** Those that are over, the latest start first. */
export const archivedPrescriptionsQuery = (
  zooId: string,
  animalId: string,
  sight: readonly Filter[],
  limit: number,
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    ...sight,
    { field: "status", op: "==", value: "archived" },
  ],
  orderBy: [{ field: "startDate", direction: "desc" }],
  limit,
});

/** The treatments that go on in a sector. */
export const prescriptionsOfSectorQuery = (
  zooId: string,
  sectorId: string,
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "sectorId", op: "==", value: sectorId },
    { field: "status", op: "==", value: "current" },
  ],
  orderBy: [],
  limit: currentMost,
});

/** Treatments that go on though their last day is before `day`, of whatever establishment; functions ask. */
export const overduePrescriptionsQuery = (
  day: string,
  limit: number,
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  where: [
    { field: "status", op: "==", value: "current" },
    { field: "endDate", op: "<", value: day },
  ],
  orderBy: [{ field: "endDate", direction: "asc" }],
  limit,
});

/** Treatments of which a dose was due by `now`, the longest due first; functions ask. */
export const dueDosesQuery = (
  now: Date,
  limit: number,
): Query<"prescriptions"> => ({
  collection: "prescriptions",
  where: [
    { field: "status", op: "==", value: "current" },
    { field: "nextDoseAt", op: "<=", value: now },
  ],
  orderBy: [{ field: "nextDoseAt", direction: "asc" }],
  limit,
});
