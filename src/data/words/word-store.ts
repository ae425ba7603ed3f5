import type { ErrorCode } from "@domain/errors";
import type { WordKeys } from "@domain/words/keys";
import type { ReadDocument } from "@domain/words/search";
import { readDocument } from "@domain/words/search";
import { backend } from "../backend";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";

interface Kept extends ReadDocument {
  version: string;
}

let owner: Backend | null = null;
const documents = new Map<string, Kept>();
/** What was asked for and is not here yet: the version by key. */
const loading = new Map<string, string>();
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
  for (const one of [documents, loading, failed]) one.clear();
}

export function watchWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Changes whenever a document of the index has come or failed. */
export const wordsVersion = (): number => changes;

/** The document as the device keeps it when it is the one wanted, else the server's; one that is older is better than none. */
async function load(store: Backend, key: string, version: string) {
  const kept = await store.cachedDoc("speciesWords", key);
  if (kept?.data.version === version) return kept.data.text;
  try {
    const row = await store.getDoc("speciesWords", key);
    return row?.data.text ?? "";
  } catch (error) {
    if (kept === null) throw error;
    return kept.data.text;
  }
}

async function fetchDocument(key: string, version: string): Promise<void> {
  const store = backend();
  loading.set(key, version);
  failed.delete(key);
  try {
    const text = await load(store, key, version);
    if (store !== backend()) return;
    documents.set(key, { ...readDocument(text), version });
  } catch (error) {
    if (store === backend()) failed.set(key, toAppError(error).code);
  } finally {
    if (loading.get(key) === version) loading.delete(key);
    tell();
  }
}

/** Fetches the documents of the index that are not here in the versions listed, each once; `again`: also what has failed. */
export function wantWords(
  wanted: readonly string[],
  keys: WordKeys,
  again = false,
): void {
  ofThisStore();
  for (const key of wanted) {
    const version = keys.get(key)?.version;
    if (version === undefined || documents.get(key)?.version === version)
      continue;
    if (loading.get(key) === version || (failed.has(key) && !again)) continue;
    void fetchDocument(key, version);
  }
}

/** The documents, as old as they may be; the code of a failure, or null, while one is not here at all. */
export function wordsHere(
  wanted: readonly string[],
): readonly ReadDocument[] | ErrorCode | null {
  ofThisStore();
  const here: ReadDocument[] = [];
  for (const key of wanted) {
    const known = documents.get(key);
    if (known === undefined) return failed.get(key) ?? null;
    here.push(known);
  }
  return here;
}
