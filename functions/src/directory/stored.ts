import type { AnyEntry, DirectoryKind } from "@domain/directory/kinds";
import { zooKinds } from "@domain/directory/kinds";
import { nextVersions } from "@domain/directory/header";
import type { PartChanges } from "@domain/directory/parts";
import { decodeEntries, encodeEntries, partId } from "@domain/directory/parts";
import { systemAuthor } from "@domain/task/task";
import type {
  DocumentReference,
  DocumentSnapshot,
  Transaction,
} from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { stampChange, stampNew } from "../edge/documents";

export const headerRef = (directoryId: string): DocumentReference =>
  database().doc(`directories/${directoryId}`);

/** Which species an establishment names, to find those that name one; only functions read and write it. */
export const usesPath = "directoryUses";

export type PartsByKind = ReadonlyMap<DirectoryKind, AnyEntry[][]>;
export type ChangesByKind = ReadonlyMap<DirectoryKind, PartChanges<AnyEntry>>;

/** What a stored header says; absent: no part of any kind, and never built. */
export interface StoredHeader {
  exists: boolean;
  revision: number;
  versions: Partial<Record<DirectoryKind, number[]>>;
}

export const headerOf = (stored: DocumentSnapshot): StoredHeader => ({
  exists: stored.exists,
  revision: (stored.get("revision") ?? 0) as number,
  versions: (stored.get("versions") ?? {}) as StoredHeader["versions"],
});

/** Reads several documents, in a transaction or outside of one. */
export type ReadAll = (
  refs: readonly DocumentReference[],
) => Promise<DocumentSnapshot[]>;

/** The parts of the given kinds, as many as the header names. */
export async function readParts(
  directoryId: string,
  { versions }: StoredHeader,
  kinds: readonly DirectoryKind[],
  readAll: ReadAll,
): Promise<PartsByKind> {
  const places = kinds.flatMap((kind) =>
    (versions[kind] ?? []).map((_version, index) => ({ kind, index })),
  );
  const stored = await readAll(
    places.map(({ kind, index }) =>
      headerRef(directoryId).collection("parts").doc(partId(kind, index)),
    ),
  );
  const parts = new Map(kinds.map((kind) => [kind, [] as AnyEntry[][]]));
  places.forEach(({ kind, index }, at) => {
    const text = (stored[at]?.get("entries") ?? "") as string;
    const ofKind = parts.get(kind) ?? [];
    ofKind[index] = decodeEntries(kind, text);
  });
  return parts;
}

/**
 * Writes the parts that changed and their new versions together. A directory that is there and has
 * not changed is left as it is. Answers how many parts were written.
 */
export function writeParts(
  transaction: Transaction,
  directoryId: string,
  header: StoredHeader,
  changes: ChangesByKind,
  now: Date,
): number {
  const ref = headerRef(directoryId);
  const revision = header.revision + 1;
  const versions: Record<string, number[]> = {};
  let written = 0;
  for (const kind of zooKinds) {
    const known = header.versions[kind] ?? [];
    const { parts, changed } = changes.get(kind) ?? { parts: [], changed: [] };
    versions[kind] = nextVersions(known, changed, revision);
    for (const index of changed) {
      transaction.set(ref.collection("parts").doc(partId(kind, index)), {
        version: revision,
        entries: encodeEntries(parts[index] ?? []),
        ...stampNew(systemAuthor),
      });
      written += 1;
    }
  }
  if (header.exists && written === 0) return 0;
  const { parts = [], changed = [] } = changes.get("species") ?? {};
  if (changed.length > 0)
    transaction.set(database().doc(`${usesPath}/${directoryId}`), {
      species: parts.flat().map(({ id }) => id),
    });
  transaction.set(
    ref,
    {
      directoryId,
      revision,
      builtAt: now,
      versions,
      ...(header.exists ? stampChange(systemAuthor) : stampNew(systemAuthor)),
    },
    { mergeFields: mergedFields(header.exists) },
  );
  return written;
}

/** Everything but when and by whom the header was made, once it is there. */
const mergedFields = (exists: boolean): string[] => [
  "directoryId",
  "revision",
  "builtAt",
  "versions",
  ...Object.keys(exists ? stampChange("") : stampNew("")),
];
