import type { ErrorCode } from "@domain/errors";
import type { WordKeys } from "@domain/words/keys";
import type { ReadDocument } from "@domain/words/search";
import { readDocument } from "@domain/words/search";
import { backend } from "../backend";
import type { Backend } from "../backend-type";
import { versionedCache } from "../live/versioned-cache";

const documents = versionedCache<string, ReadDocument>(
  (here, wanted) => here === wanted,
);

export const watchWords = documents.watch;

/** Changes whenever a document of the index has come or failed. */
export const wordsVersion = documents.changes;

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

/** One document of the index in the version listed; without a line where the list has none. Rejects AppError. */
export async function readWords(
  key: string,
  keys: WordKeys,
): Promise<ReadDocument> {
  const version = keys.get(key)?.version;
  return readDocument(
    version === undefined ? "" : await load(backend(), key, version),
  );
}

/** Fetches the documents of the index that are not here in the versions listed, each once; `again`: also what has failed. */
export function wantWords(
  wanted: readonly string[],
  keys: WordKeys,
  again = false,
): void {
  for (const key of wanted) {
    const version = keys.get(key)?.version;
    if (version === undefined) continue;
    const read = async (store: Backend) =>
      readDocument(await load(store, key, version));
    documents.want(key, version, read, again);
  }
}

/** The documents, as old as they may be; the code of a failure, or null, while one is not here at all. */
export const wordsHere = (
  wanted: readonly string[],
): readonly ReadDocument[] | ErrorCode | null => documents.here(wanted);
