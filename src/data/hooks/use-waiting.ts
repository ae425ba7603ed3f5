import type { CollectionName } from "@domain/collections";
import type { OutboxEntry } from "../outbox/entry";
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
