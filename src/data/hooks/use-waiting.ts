import type { CollectionName } from "@domain/collections";
import type { Query } from "@domain/query/query";
import { useMemo, useSyncExternalStore } from "react";
import type { LiveList, Row } from "../live-store";
import type { OutboxEntry } from "../outbox/entry";
import { overlaid } from "../overlay/overlaid";
import { waiting } from "../overlay/waiting";
import { useOutbox } from "./use-live";

/** What a field held before the first waiting write of it, as its author saw it; undefined when none waits. */
export function valueBeforeWaiting(
  entries: readonly OutboxEntry[],
  collection: CollectionName,
  id: string,
  field: string,
): unknown {
  const first = entries
    .filter(({ state }) => state === "pending")
    .flatMap(({ operations }) => operations)
    .find(
      (operation) =>
        operation.kind === "patch" &&
        operation.collection === collection &&
        operation.id === id &&
        Object.hasOwn(operation.values, field),
    );
  return first?.seen?.[field];
}

/** The same of this person's outbox, live: what the server still goes by. */
export const useValueBeforeWaiting = (
  collection: CollectionName,
  id: string,
  field: string,
): unknown => valueBeforeWaiting(useOutbox(), collection, id, field);

/** Records that a query would find and that are only here. */
export type Unsent = <C extends CollectionName>(
  query: Query<C>,
) => readonly Row<C>[];

const nothing = <C extends CollectionName>(): LiveList<C> => ({
  rows: [],
  unreadable: 0,
  fromCache: true,
  heard: false,
  full: false,
});

/** What waits to be sent, or is only shown while somebody demonstrates: no function has counted it. Reads nothing; the same until it changes. */
export function useUnsent(): Unsent {
  const entries = useSyncExternalStore(waiting.subscribe, waiting.entries);
  return useMemo(() => {
    const own = entries.filter(({ state }) => state !== "landed");
    return <C extends CollectionName>(query: Query<C>) =>
      overlaid(nothing<C>(), own, query).rows;
  }, [entries]);
}
