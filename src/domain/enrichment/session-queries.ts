import type { Filter, Query } from "../query/query";

/** More sessions than a calendar's weeks can show. */
export const sessionsShownMax = 1000;
/** More objects than are with animals at once. */
export const ongoingAtMost = 500;

type Sessions = Query<"enrichmentSessions">;

const kept = (zooId: string): Filter[] => [
  { field: "zooId", op: "==", value: zooId },
  { field: "isDeleted", op: "==", value: false },
];

/** What was planned for an instant from `from` on and before `to`, the earliest first. */
export const sessionsOfMonthQuery = (
  zooId: string,
  from: Date,
  to: Date,
): Sessions => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "plannedFor", op: ">=", value: from },
    { field: "plannedFor", op: "<", value: to },
  ],
  orderBy: [{ field: "plannedFor", direction: "asc" }],
  limit: sessionsShownMax,
});

/** What is with the animals now, or was taken out and is not judged yet, in no order. */
export const ongoingSessionsQuery = (zooId: string): Sessions => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "status", op: "in", value: ["ongoing", "remove"] },
  ],
  orderBy: [],
  limit: ongoingAtMost,
});

const latestOf = (zooId: string, which: Filter, limit: number): Sessions => ({
  collection: "enrichmentSessions",
  where: [...kept(zooId), which],
  orderBy: [{ field: "plannedFor", direction: "desc" }],
  limit,
});

/** The sessions in an enclosure, what is planned among them, the latest first. */
export const sessionsOfEnclosureQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Sessions =>
  latestOf(
    zooId,
    { field: "enclosureIds", op: "array-contains", value: enclosureId },
    limit,
  );

/** The sessions that name an animal, the latest first; those for a whole enclosure name none. */
export const sessionsOfAnimalQuery = (
  zooId: string,
  animalId: string,
  limit: number,
): Sessions =>
  latestOf(
    zooId,
    { field: "animalIds", op: "array-contains", value: animalId },
    limit,
  );

/** The sessions with an object, the latest first. */
export const sessionsOfObjectQuery = (
  zooId: string,
  enrichmentId: string,
  limit: number,
): Sessions =>
  latestOf(
    zooId,
    { field: "enrichmentId", op: "==", value: enrichmentId },
    limit,
  );

/** More than a series has: one is planned in one operation. */
const seriesAtMost = 500;

/** What is still planned of a series, in no order. */
export const plannedOfSeriesQuery = (
  zooId: string,
  seriesId: string,
): Sessions => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "seriesId", op: "==", value: seriesId },
    { field: "status", op: "==", value: "add" },
  ],
  orderBy: [],
  limit: seriesAtMost,
});

/** A place or an animal by the field in which sessions name it. */
export interface SessionsOf {
  field: "enclosureIds" | "animalIds";
  id: string;
}

/** More objects than are in one place at once. */
const thereAtMost = 50;
/** So many of what is planned next are shown. */
export const plannedShown = 5;

/** Of a place or an animal: what is there or to be judged, what is planned from an instant on, the `limit` last that are over. */
export const sessionsHereQueries = (
  zooId: string,
  { field, id }: SessionsOf,
  from: Date,
  limit: number,
): Sessions[] => {
  const here: Filter[] = [
    ...kept(zooId),
    { field, op: "array-contains", value: id },
  ];
  return [
    {
      collection: "enrichmentSessions",
      where: [
        ...here,
        { field: "status", op: "in", value: ["ongoing", "remove"] },
      ],
      orderBy: [],
      limit: thereAtMost,
    },
    {
      collection: "enrichmentSessions",
      where: [
        ...here,
        { field: "status", op: "==", value: "add" },
        { field: "plannedFor", op: ">=", value: from },
      ],
      orderBy: [{ field: "plannedFor", direction: "asc" }],
      limit: plannedShown,
    },
    {
      collection: "enrichmentSessions",
      where: [...here, { field: "status", op: "==", value: "completed" }],
      orderBy: [{ field: "plannedFor", direction: "desc" }],
      limit,
    },
  ];
};

/** The sessions with an object that ask for its pieces, planned or with the animals, at most `limit`, in no order. */
export const openSessionsOfObjectQuery = (
  zooId: string,
  enrichmentId: string,
  limit: number,
): Sessions => ({
  collection: "enrichmentSessions",
  where: [
    ...kept(zooId),
    { field: "enrichmentId", op: "==", value: enrichmentId },
    { field: "status", op: "in", value: ["add", "ongoing"] },
  ],
  orderBy: [],
  limit,
});

/** The sessions in an enclosure that are not over, planned ones among them, at most `limit`, in no order. */
export const openSessionsInQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Sessions => ({
  collection: "enrichmentSessions",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "status", op: "in", value: ["add", "ongoing", "remove"] },
    { field: "enclosureIds", op: "array-contains", value: enclosureId },
  ],
  orderBy: [],
  limit,
});
