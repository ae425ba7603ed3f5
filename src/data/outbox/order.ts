import { collections, entryOf } from "@domain/collections";
import type { OutboxEntry, OutboxOperation } from "./entry";

/** Every text in a value, keys of maps included: the ids it names are among them. */
function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === "string") into.add(value);
  if (typeof value !== "object" || value === null || value instanceof Date)
    return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(key);
    collectTexts(inner, into);
  }
}

/** Whether two operations are about one record. */
export const sameRecord = (a: OutboxOperation, b: OutboxOperation): boolean =>
  a.collection === b.collection && a.id === b.id && a.parentId === b.parentId;

/**
 * Whether an operation names the record of another: as its own, as its parent or in its values. A
 * record without an id field has a fixed name, which is no reference.
 */
function namesRecord(
  operation: OutboxOperation,
  texts: ReadonlySet<string>,
  other: OutboxOperation,
): boolean {
  if (sameRecord(operation, other)) return true;
  if (collections[other.collection].idField === null) return false;
  return operation.parentId === other.id || texts.has(other.id);
}

/**
 * The waiting entries about records that these operations name or follow: they go first. A person's own card
 * is named by nearly all they do and holds nothing up.
 */
export function entriesBefore(
  operations: readonly OutboxOperation[],
  waiting: readonly OutboxEntry[],
): string[] {
  const named = operations.map((operation) => {
    const texts = new Set<string>();
    collectTexts(operation.values, texts);
    const { follows } = entryOf(operation.collection);
    if (operation.kind === "create" && follows !== undefined)
      for (const id of follows(operation.values)) texts.add(id);
    return { operation, texts };
  });
  const goesFirst = (entry: OutboxEntry) =>
    entry.operations.some((other) =>
      named.some(({ operation, texts }) =>
        other.id === entry.uid
          ? sameRecord(operation, other)
          : namesRecord(operation, texts, other),
      ),
    );
  return waiting.filter(goesFirst).map(({ id }) => id);
}

/** Whether an entry may go: those before it are gone, still wait, or one was refused. */
export function standingOf(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
): "free" | "waiting" | OutboxEntry {
  const before = entries.filter(({ id }) => entry.after.includes(id));
  const refused = before.find(({ state }) => state === "refused");
  if (refused) return refused;
  return before.length === 0 ? "free" : "waiting";
}

/** The first refused entry that keeps this one from going; itself where none is left that does. */
export function rootOf(
  entry: OutboxEntry,
  entries: readonly OutboxEntry[],
): OutboxEntry {
  if (entry.behind === null) return entry;
  const before = entries.find(
    ({ id, state }) => entry.after.includes(id) && state === "refused",
  );
  return before === undefined ? entry : rootOf(before, entries);
}

/** The refused entries that only wait for this one, oldest first. */
export const heldBackBy = (
  root: OutboxEntry,
  entries: readonly OutboxEntry[],
): OutboxEntry[] =>
  entries.filter(
    (entry) =>
      entry.id !== root.id &&
      entry.state === "refused" &&
      rootOf(entry, entries).id === root.id,
  );
