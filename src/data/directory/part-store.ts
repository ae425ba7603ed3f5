import type { DirectoryKind, Entries } from "@domain/directory/kinds";
import { decodeEntries, partId } from "@domain/directory/parts";
import type { ErrorCode } from "@domain/errors";
import { backend } from "../backend";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";

interface Part {
  version: number;
  entries: readonly object[];
}

let owner: Backend | null = null;
const parts = new Map<string, Part>();
const loading = new Map<string, number>();
const failed = new Map<string, ErrorCode>();
const listeners = new Set<() => void>();
let changes = 0;

function tell(): void {
  changes += 1;
  for (const listener of [...listeners]) listener();
}

/** What another store held says nothing of this one. */
function ofThisStore(): void {
  const now = backend();
  if (owner === now) return;
  owner = now;
  for (const one of [parts, loading, failed]) one.clear();
}

export function watchParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Changes whenever a part has come or failed. */
export const partsVersion = (): number => changes;

const keyOf = (directoryId: string, kind: DirectoryKind, index: number) =>
  `${directoryId}/${partId(kind, index)}`;

/** The part as the device keeps it when it is new enough, else the server's. */
async function load(
  store: Backend,
  directoryId: string,
  id: string,
  version: number,
): Promise<{ version: number; entries: string }> {
  const kept = await store.cachedDoc("directoryParts", id, directoryId);
  if (kept !== null && kept.data.version >= version) return kept.data;
  const row = await store.getDoc("directoryParts", id, directoryId);
  return row?.data ?? { version, entries: "[]" };
}

async function fetchPart(
  directoryId: string,
  kind: DirectoryKind,
  index: number,
  version: number,
): Promise<void> {
  const key = keyOf(directoryId, kind, index);
  const store = backend();
  loading.set(key, version);
  failed.delete(key);
  try {
    const id = partId(kind, index);
    const { entries } = await load(store, directoryId, id, version);
    if (store !== backend()) return;
    parts.set(key, { version, entries: decodeEntries(kind, entries) });
  } catch (error) {
    if (store === backend()) failed.set(key, toAppError(error).code);
  } finally {
    if (loading.get(key) === version) loading.delete(key);
    tell();
  }
}

/** Fetches what is not here in these versions, each part once; `again`: also what has failed. */
export function wantParts(
  directoryId: string,
  kind: DirectoryKind,
  versions: readonly number[],
  again = false,
): void {
  ofThisStore();
  versions.forEach((version, index) => {
    const key = keyOf(directoryId, kind, index);
    if ((parts.get(key)?.version ?? -1) >= version) return;
    if ((loading.get(key) ?? -1) >= version) return;
    if (failed.has(key) && !again) return;
    void fetchPart(directoryId, kind, index, version);
  });
}

/** The entries of the parts, as old as they may be; the code of a failure, or null, while one is not here at all. */
export function partsHere<K extends DirectoryKind>(
  directoryId: string,
  kind: K,
  count: number,
): readonly (readonly Entries[K][])[] | ErrorCode | null {
  ofThisStore();
  const here: (readonly Entries[K][])[] = [];
  for (let index = 0; index < count; index += 1) {
    const key = keyOf(directoryId, kind, index);
    const part = parts.get(key);
    if (part === undefined) return failed.get(key) ?? null;
    here.push(part.entries as readonly Entries[K][]);
  }
  return here;
}
