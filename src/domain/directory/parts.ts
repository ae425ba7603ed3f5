import { sameEntry } from "./entry-of";
import type { AnyEntry, DirectoryKind, Entries } from "./kinds";

/** At most this many entries lie in a part. */
export const partEntries = 500;
/** At most this many bytes of text lie in a part: a stored document may have 1,048,576. */
export const partBytes = 800_000;

/** The id of a part's document. */
export const partId = (kind: DirectoryKind, index: number): string =>
  `${kind}-${String(index)}`;

/** The entries as a part stores them: one text, since a document of 6,000 values costs far more to read and to index. */
export const encodeEntries = (entries: readonly AnyEntry[]): string =>
  JSON.stringify(entries);

/** The entries of a part's text; [] for a text that is none. */
export function decodeEntries<K extends DirectoryKind>(
  _kind: K,
  text: string,
): Entries[K][] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as Entries[K][]) : [];
  } catch {
    return [];
  }
}

const bytesOf = (entry: object): number =>
  new TextEncoder().encode(JSON.stringify(entry)).length + 1;

const sizeOf = (entries: readonly object[]): number =>
  entries.reduce((sum, entry) => sum + bytesOf(entry), 0);

/** What became of the parts: all of them, and which differ from before, in ascending order. */
export interface PartChanges<E> {
  parts: E[][];
  changed: number[];
}

/**
 * The parts after some records changed; null: the record is gone. A record stays in its part, so that
 * a change rewrites one, unless it outgrows it; a new one, like that, goes into the first part with room, in the order given. What says
 * the same as before changes nothing. No changes: the same parts.
 */
export function applyChanges<E extends AnyEntry>(
  parts: readonly (readonly E[])[],
  changes: ReadonlyMap<string, E | null>,
): PartChanges<E> {
  const next = parts.map((part) => [...part]);
  const changed = new Set<number>();
  const places = new Map<string, number>();
  next.forEach((part, index) => {
    for (const { id } of part) places.set(id, index);
  });
  const added: E[] = [];
  const sizes = next.map(sizeOf);
  for (const [id, entry] of changes) {
    const index = places.get(id);
    if (index === undefined) {
      if (entry !== null) added.push(entry);
      continue;
    }
    const part = next[index] ?? [];
    const at = part.findIndex((one) => one.id === id);
    const was = part[at] ?? null;
    if (sameEntry(was, entry)) continue;
    const kept = (sizes[index] ?? 0) - (was === null ? 0 : bytesOf(was));
    const stays = entry !== null && kept + bytesOf(entry) <= partBytes;
    if (stays) part[at] = entry;
    else part.splice(at, 1);
    if (entry !== null && !stays) added.push(entry);
    sizes[index] = kept + (stays ? bytesOf(entry) : 0);
    changed.add(index);
  }
  let first = 0;
  for (const entry of added) {
    const size = bytesOf(entry);
    const hasRoom = (index: number) =>
      (next[index]?.length ?? 0) < partEntries &&
      (sizes[index] ?? 0) + size <= partBytes;
    while (first < next.length && !hasRoom(first)) first += 1;
    if (first === next.length) {
      next.push([]);
      sizes.push(0);
    }
    next[first]?.push(entry);
    sizes[first] = (sizes[first] ?? 0) + size;
    changed.add(first);
  }
  return { parts: next, changed: [...changed].sort((a, b) => a - b) };
}

/** The changes that make parts say exactly what the records say: null for those of records that are gone. */
export function wholeChanges<E extends AnyEntry>(
  parts: readonly (readonly E[])[],
  records: readonly E[],
): Map<string, E | null> {
  const changes = new Map<string, E | null>(
    parts.flat().map(({ id }) => [id, null]),
  );
  for (const record of records) changes.set(record.id, record);
  return changes;
}

/**
 * The parts that say exactly what the records say; who is in a part already stays in it. Without
 * parts before, the records in their order, part after part.
 */
export const rebuildParts = <E extends AnyEntry>(
  parts: readonly (readonly E[])[],
  records: readonly E[],
): PartChanges<E> => applyChanges(parts, wholeChanges(parts, records));
