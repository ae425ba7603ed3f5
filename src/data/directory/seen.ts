import { entryOf, sameEntry } from "@domain/directory/entry-of";
import type { DirectoryKind, Entries } from "@domain/directory/kinds";
import { directoryOf } from "@domain/directory/kinds";
import type { CollectionName } from "@domain/collections";
import { identity } from "../identity";
import type { LiveStore, Row } from "../live-store";

/** A record as somebody saw it here, live: what the directory says may be a minute older. */
interface Note {
  entry: object | null;
  /** What the directory said instead, and earlier notes: while it says one of them, it is behind. */
  behind: (object | null)[];
}

type Notes = Map<string, Note>;

const kinds: ReadonlySet<string> = new Set<DirectoryKind>([
  "sectors",
  "enclosures",
  "animals",
  "users",
]);
const isNamed = (
  collection: CollectionName,
): collection is CollectionName & DirectoryKind => kinds.has(collection);

const all = new Map<string, Notes>();
const noticed = new WeakSet();
const listeners = new Set<() => void>();
let version = 0;
let telling = false;

const notesOf = (directoryId: string, kind: DirectoryKind): Notes => {
  const key = `${kind} ${directoryId}`;
  const known = all.get(key);
  if (known !== undefined) return known;
  const made: Notes = new Map();
  all.set(key, made);
  return made;
};

function tell(): void {
  version += 1;
  if (telling) return;
  telling = true;
  queueMicrotask(() => {
    telling = false;
    for (const listener of [...listeners]) listener();
  });
}

function note(notes: Notes, id: string, entry: object | null): void {
  const known = notes.get(id);
  if (known === undefined) notes.set(id, { entry, behind: [] });
  else if (!sameEntry(known.entry, entry))
    notes.set(id, { entry, behind: [...known.behind, known.entry] });
  else return;
  tell();
}

function noticeRow(kind: DirectoryKind, row: Row<CollectionName>): void {
  if (noticed.has(row)) return;
  noticed.add(row);
  const data: Record<string, unknown> = { ...row.data };
  const place = directoryOf(kind, data);
  if (place === null) return;
  note(notesOf(place, kind), row.id, entryOf(kind, row.id, data));
}

function noticeGone(kind: DirectoryKind, id: string): void {
  const place = identity()?.zooId;
  if (place) note(notesOf(place, kind), id, null);
}

/** A live store that remembers what it showed, so that names are as new as what people saw. */
export const noticing = (inner: () => LiveStore): LiveStore => ({
  watch: (query, onNext, onError) =>
    inner().watch(
      query,
      (list) => {
        const { collection } = query;
        if (isNamed(collection))
          for (const row of list.rows)
            // What a cache says may be older than the directory.
            if (!list.fromCache || row.pending) noticeRow(collection, row);
        onNext(list);
      },
      onError,
    ),
  watchDoc: (collection, id, onNext, onError, parentId) =>
    inner().watchDoc(
      collection,
      id,
      (row) => {
        if (isNamed(collection)) {
          if (row === null) noticeGone(collection, id);
          else noticeRow(collection, row);
        }
        onNext(row);
      },
      onError,
      parentId,
    ),
  getDoc: (collection, id, parentId) =>
    inner().getDoc(collection, id, parentId),
  countOf: (query) => inner().countOf(query),
});

/** Told when something was seen that may be newer than the directory; returns its end. */
export function watchSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Changes whenever something was seen. */
export const seenVersion = (): number => version;

/** Forgets everything seen: another store stands in the place of the last. */
export function forgetSeen(): void {
  all.clear();
  tell();
}

/**
 * Puts what was seen over what the directory says, as long as the directory is behind: until it says
 * the same, or something that is neither what was seen nor what it said before.
 */
export function withSeen<K extends DirectoryKind>(
  directoryId: string,
  kind: K,
  known: Map<string, Entries[K]>,
): void {
  const notes = notesOf(directoryId, kind);
  for (const [id, { entry, behind }] of notes) {
    const said = known.get(id) ?? null;
    const seen = counted(entry, said);
    const first = behind.length === 0;
    if (sameEntry(seen, said)) notes.delete(id);
    else if (
      first ||
      behind.some((old) => sameEntry(counted(old, said), said))
    ) {
      if (first) notes.set(id, { entry, behind: [said] });
      if (seen === null) known.delete(id);
      else known.set(id, seen as Entries[K]);
    } else notes.delete(id);
  }
}

/** Only the directory counts the animals of an enclosure. */
const counted = (entry: object | null, said: object | null): object | null =>
  entry !== null && "animals" in entry
    ? {
        ...entry,
        animals: said !== null && "animals" in said ? said.animals : 0,
      }
    : entry;
