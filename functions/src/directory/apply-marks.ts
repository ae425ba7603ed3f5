import { changedParts, countedKinds } from "@domain/directory/changed-parts";
import { entryOf } from "@domain/directory/entry-of";
import type { AnyEntry, DirectoryKind } from "@domain/directory/kinds";
import { directoryOf, isOwnKind, zooKinds } from "@domain/directory/kinds";
import type { DocumentData, DocumentSnapshot } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import type { Mark } from "./marks";
import { speciesChanges } from "./species-used";
import type { ReadAll } from "./stored";
import { headerOf, headerRef, readParts, writeParts } from "./stored";

type Changes = Map<DirectoryKind, Map<string, AnyEntry | null>>;

/** The kinds to be read when these are marked: enclosures and groups count the animals in them, and those say which species there are. */
function kindsToRead(marked: readonly DirectoryKind[]): DirectoryKind[] {
  const counts = countedKinds.some((kind) => marked.includes(kind));
  return [
    ...new Set([
      ...marked,
      ...(counts ? (["animals"] as const) : []),
      ...(marked.includes("animals")
        ? ([...countedKinds, "species"] as const)
        : []),
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
  const known: readonly DirectoryKind[] = zooKinds;
  const all = marks.flatMap(({ kind, id }) =>
    kind !== null && id !== null && known.includes(kind) ? [{ kind, id }] : [],
  );
  const named = all.filter(({ kind }) => isOwnKind(kind));
  const species = all.filter(({ kind }) => !isOwnKind(kind));
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
    const kinds = kindsToRead([...new Set(all.map(({ kind }) => kind))]);
    const parts = await readParts(directoryId, header, kinds, readAll);
    const changes = changesOf(directoryId, named, records);
    const again = species.map(({ id }) => id);
    if (kinds.includes("species"))
      changes.set(
        "species",
        await speciesChanges(parts, changes, again, readAll),
      );
    const changed = changedParts(parts, changes);
    const written = writeParts(transaction, directoryId, header, changed, now);
    for (const { ref } of marks) transaction.delete(ref);
    return written;
  });
}
