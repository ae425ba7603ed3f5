import type { Filter, Query } from "../query/query";
import type { EventKind } from "./event";

/** What a history is narrowed to; null does not narrow. */
export interface EventFilter {
  kind: EventKind | null;
  /** A person, or "system". */
  by: string | null;
  /** A record, as `tokenOf` names it. */
  about: string | null;
  /** From this instant on, and before that one. */
  from: Date | null;
  until: Date | null;
}

export const everyEvent: EventFilter = {
  kind: null,
  by: null,
  about: null,
  from: null,
  until: null,
};

/** How many events a record shows beside it. */
export const railEvents = 5;

const equals = (field: string, value: string | null): Filter[] =>
  value === null ? [] : [{ field, op: "==", value }];

/**
 * What became of an establishment's records, latest first: what one operation did to many is one of
 * them. About one record: its own, and what concerned it as a place.
 */
export function eventsQuery(
  zooId: string,
  { kind, by, about, from, until }: EventFilter,
  limit: number,
): Query<"events"> {
  const which: Filter =
    about === null
      ? { field: "isHead", op: "==", value: true }
      : { field: "about", op: "array-contains", value: about };
  return {
    collection: "events",
    where: [
      { field: "zooId", op: "==", value: zooId },
      which,
      ...equals("kind", kind),
      ...equals("by", by),
      ...(from === null
        ? []
        : [{ field: "at", op: ">=", value: from } as const]),
      ...(until === null
        ? []
        : [{ field: "at", op: "<", value: until } as const]),
    ],
    orderBy: [{ field: "at", direction: "desc" }],
    limit,
  };
}

/** What became of one record within a stretch, of some kinds alone, latest first. */
export function eventsOfKindsQuery(
  zooId: string,
  kinds: readonly EventKind[],
  of: Pick<EventFilter, "about" | "from" | "until">,
  limit: number,
): Query<"events"> {
  const all = eventsQuery(zooId, { ...everyEvent, ...of }, limit);
  const where = [
    ...all.where,
    { field: "kind", op: "in", value: kinds } as const,
  ];
  return { ...all, where };
}

/** Everything that one operation did, which this event stands for, latest first. */
export const operationEventsQuery = (
  zooId: string,
  headId: string,
  limit: number,
): Query<"events"> => ({
  collection: "events",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "headId", op: "==", value: headId },
  ],
  orderBy: [{ field: "at", direction: "desc" }],
  limit,
});

/** The pictures that records of an establishment were given, or one of them, latest first. */
export const picturesQuery = (
  zooId: string,
  about: string | null,
  limit: number,
): Query<"events"> =>
  eventsQuery(zooId, { ...everyEvent, kind: "pictured", about }, limit);

/** The most pictures that are asked for at once. */
export const picturesAtOnce = 30;

/** The events that name one of some pictures, at most 30, as what came or as what went. */
export const eventsOfPicturesQuery = (
  field: "picture" | "gone",
  paths: readonly string[],
  limit: number,
): Query<"events"> => ({
  collection: "events",
  where: [{ field, op: "in", value: paths }],
  orderBy: [],
  limit,
});

/** All that an event stands for, itself among them, in no order that means anything. */
export const headEventsQuery = (
  headId: string,
  limit: number,
): Query<"events"> => ({
  collection: "events",
  where: [{ field: "headId", op: "==", value: headId }],
  orderBy: [],
  limit,
});
