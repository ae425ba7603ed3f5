import { buildWords, lettersOfKey } from "@domain/words/build";
import type { WordsDocument } from "@domain/words/build";
import type { WordKeys } from "@domain/words/keys";
import { decodeKeys, encodeKeys, keyEntry, keysId } from "@domain/words/keys";
import { keyLetters, lettersOf } from "@domain/words/tokens";
import { systemAuthor } from "@domain/task/task";
import pMap from "p-map";
import { database } from "../edge/admin";
import { stampNew } from "../edge/documents";

const wordsPath = "speciesWords";
const writtenAtOnce = 8;

/** The document of a key. */
export const wordsRef = (key: string) => database().doc(`${wordsPath}/${key}`);

/** Writes a document of the index. */
export const storeWords = (key: string, text: string) =>
  wordsRef(key).set({
    version: keyEntry(text).version,
    text,
    ...stampNew(systemAuthor),
  });

/** The list of the documents there are; null before the index was built for the first time. */
export async function readKeys(): Promise<WordKeys | null> {
  const stored = await wordsRef(keysId).get();
  return stored.exists ? decodeKeys(String(stored.get("text") ?? "")) : null;
}

/** The list without what is not stored as it says: those documents are written again. */
export async function soundKeys(keys: WordKeys): Promise<WordKeys> {
  const { docs } = await database().collection(wordsPath).get();
  const stored = new Map(
    docs.map((one) => [one.id, keyEntry(String(one.get("text") ?? ""))]),
  );
  return new Map(
    [...keys].filter(
      ([key, { version }]) => stored.get(key)?.version === version,
    ),
  );
}

/** How many documents were written and removed, and how many bytes of lines were written. */
export interface Written {
  written: number;
  removed: number;
  bytes: number;
}

/**
 * Builds the part of the index under the given first letters (null: all of it) from these lines: what
 * differs is written, then the list, then what the list names no more is removed.
 */
export async function writeWords(
  lines: readonly string[],
  before: WordKeys,
  only: ReadonlySet<string> | null,
): Promise<Written> {
  const isBuilt = (key: string) =>
    only === null || only.has(lettersOf(lettersOfKey(key), keyLetters) ?? "");
  const after = new Map([...before].filter(([key]) => !isBuilt(key)));
  const count: Written = { written: 0, removed: 0, bytes: 0 };
  const settle = async ({ key, text }: WordsDocument) => {
    const entry = keyEntry(text);
    after.set(key, entry);
    if (before.get(key)?.version === entry.version) return;
    count.written += 1;
    count.bytes += entry.bytes;
    await storeWords(key, text);
  };
  const documents = buildWords(lines, { only: only ?? undefined });
  await pMap(documents, settle, { concurrency: writtenAtOnce });
  const gone = [...before.keys()].filter((key) => !after.has(key));
  if (count.written + gone.length > 0 || after.size === 0)
    await storeWords(keysId, encodeKeys(after));
  await pMap(gone, (key) => wordsRef(key).delete(), {
    concurrency: writtenAtOnce,
  });
  return { ...count, removed: gone.length };
}
