import { systemAuthor } from "../../../../src/domain/task/task";
import { changedParts } from "../../../../src/domain/directory/changed-parts";
import { entryOf } from "../../../../src/domain/directory/entry-of";
import { nextVersions } from "../../../../src/domain/directory/header";
import type {
  AnimalEntry,
  AnyEntry,
  DirectoryKind,
} from "../../../../src/domain/directory/kinds";
import { directoryOf, zooKinds } from "../../../../src/domain/directory/kinds";
import { encodeEntries, partId } from "../../../../src/domain/directory/parts";
import { speciesOf } from "../../../../src/domain/directory/species-of";
import type { DemoDocument } from "../document";
import { demoDocument, stamped } from "../document";

type Records = Map<DirectoryKind, Map<string, AnyEntry>>;

/** What is named, by the directory in which it is. */
function byDirectory(documents: readonly DemoDocument[]): Map<string, Records> {
  const directories = new Map<string, Records>();
  for (const { path, data } of documents) {
    const [collection, id, ...nested] = path.split("/");
    const kind = zooKinds.find((one) => one === collection);
    if (kind === undefined || id === undefined || nested.length > 0) continue;
    const place = directoryOf(kind, data);
    if (place === null) continue;
    const records: Records = directories.get(place) ?? new Map();
    directories.set(place, records);
    const ofKind = records.get(kind) ?? new Map<string, AnyEntry>();
    records.set(kind, ofKind.set(id, entryOf(kind, id, data)));
  }
  const species = new Map(
    documents.flatMap(({ path, data }): [string, AnyEntry][] => {
      const [collection, id] = path.split("/");
      return collection === "species" && id !== undefined
        ? [[id, entryOf("species", id, data)]]
        : [];
    }),
  );
  for (const records of directories.values()) {
    const animals = [...(records.get("animals")?.values() ?? [])];
    const ids = speciesOf(animals as AnimalEntry[]);
    records.set("species", new Map([...species].filter(([id]) => ids.has(id))));
  }
  return directories;
}

function documentsOf(
  directoryId: string,
  records: Records,
  now: Date,
): DemoDocument[] {
  const stamp = { createdAt: now, createdBy: systemAuthor };
  const kinds = zooKinds;
  const built = changedParts(new Map(kinds.map((kind) => [kind, []])), records);
  const versions = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      nextVersions([], built.get(kind)?.changed ?? [], 1),
    ]),
  );
  const parts = kinds.flatMap((kind) =>
    (built.get(kind)?.parts ?? []).map((entries, index) =>
      demoDocument(
        "directoryParts",
        partId(kind, index),
        { version: 1, entries: encodeEntries(entries) },
        stamp,
        directoryId,
      ),
    ),
  );
  const header = { revision: 1, builtAt: now, versions };
  const species = [...(records.get("species")?.keys() ?? [])];
  return [
    demoDocument("directories", directoryId, header, stamp),
    ...parts,
    ...(species.length > 0
      ? [stamped(`directoryUses/${directoryId}`, { species }, stamp)]
      : []),
  ];
}

/** The directories of everything among the documents that has a name, as functions would build them. */
export const directoryDocuments = (
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] =>
  [...byDirectory(documents)].flatMap(([directoryId, records]) =>
    documentsOf(directoryId, records, now),
  );
