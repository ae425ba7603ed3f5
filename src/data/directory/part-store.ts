import type { DirectoryKind, Entries } from "@domain/directory/kinds";
import { decodeEntries, partId } from "@domain/directory/parts";
import type { ErrorCode } from "@domain/errors";
import type { Backend } from "../backend-type";
import { versionedCache } from "../live/versioned-cache";

const parts = versionedCache<number, readonly object[]>(
  (here, wanted) => here >= wanted,
);

export const watchParts = parts.watch;

/** Changes whenever a part has come or failed. */
export const partsVersion = parts.changes;

const keyOf = (directoryId: string, kind: DirectoryKind, index: number) =>
  `${directoryId}/${partId(kind, index)}`;

/** The entries as the device keeps them when they are new enough, else the server's. */
async function load(
  store: Backend,
  directoryId: string,
  id: string,
  version: number,
): Promise<string> {
  const kept = await store.cachedDoc("directoryParts", id, directoryId);
  if (kept !== null && kept.data.version >= version) return kept.data.entries;
  const row = await store.getDoc("directoryParts", id, directoryId);
  return row?.data.entries ?? "[]";
}

/** Fetches what is not here in these versions, each part once; `again`: also what has failed. */
export function wantParts(
  directoryId: string,
  kind: DirectoryKind,
  versions: readonly number[],
  again = false,
): void {
  versions.forEach((version, index) => {
    const read = async (store: Backend) => {
      const id = partId(kind, index);
      return decodeEntries(kind, await load(store, directoryId, id, version));
    };
    parts.want(keyOf(directoryId, kind, index), version, read, again);
  });
}

/** The entries of the parts, as old as they may be; the code of a failure, or null, while one is not here at all. */
export const partsHere = <K extends DirectoryKind>(
  directoryId: string,
  kind: K,
  count: number,
): readonly (readonly Entries[K][])[] | ErrorCode | null =>
  parts.here(
    Array.from({ length: count }, (_, index) =>
      keyOf(directoryId, kind, index),
    ),
  ) as readonly (readonly Entries[K][])[] | ErrorCode | null;
