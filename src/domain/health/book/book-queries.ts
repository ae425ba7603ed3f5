import type { CollectionName } from "../../collections";
import { eventsOfKindsQuery } from "../../event/event-queries";
import { tokenOf } from "../../event/event";
import { latestMeasuresQuery } from "../../measures/values/latest-queries";
import type { Filter, Query } from "../../query/query";
import { healthNotesQuery } from "../notes/note-queries";
import type { BookOf } from "./book-sight";
import type { Chunk } from "./chunks";
import type { BookKind } from "./entries";
import { lifeKinds, moveKinds } from "./entries";

/** The query of a chunk: of a source's `field`, the latest first. */
function ofChunk<C extends CollectionName>(
  query: Query<C>,
  field: string,
  { after, upTo, limit }: Chunk,
): Query<C> {
  const bounds: Filter[] = [
    ...(after === null ? [] : [{ field, op: ">", value: after } as const]),
    ...(upTo === null ? [] : [{ field, op: "<=", value: upTo } as const]),
  ];
  return {
    ...query,
    where: [...query.where, ...bounds],
    orderBy: [{ field, direction: "desc" }],
    limit,
  };
}

/** What a value's chunk asks. */
export const bookValuesQuery = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
  chunk: Chunk,
) => ofChunk(latestMeasuresQuery({ zooId, animalId, sight }), "at", chunk);

export const bookNotesQuery = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
  chunk: Chunk,
) => ofChunk(healthNotesQuery(zooId, animalId, sight), "at", chunk);

/** Treatments that are over, the latest end first: whatever else is told of one was before it. */
export const bookEndedQuery = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
  chunk: Chunk,
): Query<"prescriptions"> =>
  ofChunk(
    {
      collection: "prescriptions",
      parentId: animalId,
      where: [
        { field: "zooId", op: "==", value: zooId },
        ...sight,
        { field: "status", op: "==", value: "archived" },
      ],
      orderBy: [],
      limit: chunk.limit,
    },
    "endedAt",
    chunk,
  );

/** Doses that the animal refused. */
export const bookRefusedQuery = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
  chunk: Chunk,
): Query<"doses"> =>
  ofChunk(
    {
      collection: "doses",
      parentId: animalId,
      where: [
        { field: "zooId", op: "==", value: zooId },
        ...sight,
        { field: "outcome", op: "==", value: "refused" },
      ],
      orderBy: [],
      limit: chunk.limit,
    },
    "at",
    chunk,
  );

/** So many lines are asked after at once. */
export const takenAtOnce = 30;

/** The lines that take some lines about doses back, at most 30; in no order. */
export const takenBackQuery = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
  ids: readonly string[],
): Query<"doses"> => ({
  collection: "doses",
  parentId: animalId,
  where: [
    { field: "zooId", op: "==", value: zooId },
    ...sight,
    { field: "voids", op: "in", value: ids },
  ],
  orderBy: [],
  limit: takenAtOnce,
});

const alertsOf = (
  { zooId, animalId }: BookOf,
  sight: readonly Filter[],
): Filter[] => [
  { field: "zooId", op: "==", value: zooId },
  { field: "class", op: "==", value: "health" },
  ...sight,
  { field: "subject.id", op: "==", value: animalId },
];

/** What was told of doses that were missed or given twice. */
export const bookDoseAlertsQuery = (
  of: BookOf,
  sight: readonly Filter[],
  chunk: Chunk,
): Query<"alerts"> =>
  ofChunk(
    {
      collection: "alerts",
      where: [
        ...alertsOf(of, sight),
        {
          field: "source.kind",
          op: "in",
          value: ["doseMissed", "doseTwice"],
        },
      ],
      orderBy: [],
      limit: chunk.limit,
    },
    "openedAt",
    chunk,
  );

/** The alerts on an animal's health that wait for somebody, in no order. */
export const openHealthAlertsQuery = (
  of: BookOf,
  sight: readonly Filter[],
  limit: number,
): Query<"alerts"> => ({
  collection: "alerts",
  where: [
    ...alertsOf(of, sight),
    { field: "status", op: "==", value: "active" },
  ],
  orderBy: [],
  limit,
});

/** What became of the animal, of the kinds that a book tells. */
export const bookEventsQuery = (
  { zooId, animalId }: BookOf,
  kind: BookKind | null,
  chunk: Chunk,
): Query<"events"> => {
  const kinds = [
    ...(kind === "life" ? [] : moveKinds),
    ...(kind === "moves" ? [] : lifeKinds),
  ];
  const about = tokenOf("animals", animalId);
  return ofChunk(
    eventsOfKindsQuery(
      zooId,
      kinds,
      { about, from: null, until: null },
      chunk.limit,
    ),
    "at",
    chunk,
  );
};
