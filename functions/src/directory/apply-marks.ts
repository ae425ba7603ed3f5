import { changedParts } from "@domain/directory/changed-parts";
import { entryOf } from "@domain/directory/entry-of";
import type { AnyEntry, DirectoryKind } from "@domain/directory/kinds";
import { directoryOf, kindsOf } from "@domain/directory/kinds";
import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import type { Mark } from "./marks";
import type { ReadAll } from "./stored";
import { headerOf, headerRef, readParts, writeParts } from "./stored";

type Changes = Map<DirectoryKind, Map<string, AnyEntry | null>>;

/** The kinds to be read when these are marked: an enclosure counts the animals in it. */
function kindsToRead(marked: readonly DirectoryKind[]): DirectoryKind[] {
  const counted = marked.includes("animals") || marked.includes("enclosures");
  return [
    ...new Set([
      ...marked,
      ...(counted ? (["animals", "enclosures"] as const) : []),
    ]),
  ];
}

/** What the marked records say now; null: not of this directory any more. */
function changesOf(
  directoryId: string,
  marks: readonly { kind: DirectoryKind; id: string }[],
  records: readonly DocumentSnapshot[],
): Changes {
  const changes: Changes = new Map();
  marks.forEach(({ kind, id }, index) => {
    const data = records[index]?.data();
    const isHere =
      data !== undefined && directoryOf(kind, data) === directoryId;
    const ofKind = changes.get(kind) ?? new Map<string, AnyEntry | null>();
    changes.set(kind, ofKind.set(id, isHere ? entryOf(kind, id, data) : null));
  });
  return changes;
}

/**
 * Brings the marked records of one directory up to date and takes the marks away, in one transaction:
 * records are read as they are now, so that marks may be old, doubled or replayed. Answers how many
 * parts were written; null when the directory is not there and has to be built.
 */
export function applyMarks(
  directoryId: string,
  marks: readonly Mark[],
  now: Date,
): Promise<number | null> {
  const known = kindsOf(directoryId);
  const named = marks.flatMap(({ kind, id }) =>
    kind !== null && id !== null && known.includes(kind) ? [{ kind, id }] : [],
  );
  return database().runTransaction(async (transaction) => {
    const header = headerOf(await transaction.get(headerRef(directoryId)));
    if (!header.exists) return null;
    const readAll: ReadAll = async (refs) =>
      refs.length === 0
        ? []
        : transaction.getAll<DocumentData, DocumentData>(...refs);
    const records = await readAll(
      named.map(({ kind, id }) => database().doc(`${kind}/${id}`)),
    );
    const kinds = kindsToRead([...new Set(named.map(({ kind }) => kind))]);
    const parts = await readParts(directoryId, header, kinds, readAll);
    const changes = changedParts(parts, changesOf(directoryId, named, records));
    const written = writeParts(transaction, directoryId, header, changes, now);
    for (const { ref } of marks) transaction.delete(ref);
    return written;
  });
}
