import { lettersOfKey } from "./build";
import { keyLetters, lettersOf, wordsIn } from "./tokens";

/** The id of the document that lists the others: no key holds such a sign. */
export const keysId = "~keys";

/** What the list says of a document. */
export interface KeyEntry {
  bytes: number;
  /** Another for another text. */
  version: string;
}

/** A number for a text, as good as never the same for another: two hashes of 26 and 27 bits, so that it is exact. */
function hashOf(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  return (a >>> 6) * 2 ** 27 + (b >>> 5);
}

/** What the list says of a document with this text. */
export const keyEntry = (text: string): KeyEntry => ({
  bytes: new TextEncoder().encode(text).length,
  version: hashOf(text).toString(36),
});

export type WordKeys = ReadonlyMap<string, KeyEntry>;

/** The list as it is stored: a line for each document. */
export const encodeKeys = (keys: WordKeys): string =>
  [...keys]
    .map(([key, { bytes, version }]) =>
      [key, String(bytes), version].join("\t"),
    )
    .join("\n");

/** The list of a stored text; empty for a text that is none. */
export const decodeKeys = (text: string): WordKeys =>
  new Map(
    text.split("\n").flatMap((line): [string, KeyEntry][] => {
      const [key = "", bytes, version] = line.split("\t");
      return key === "" || version === undefined
        ? []
        : [[key, { bytes: Number(bytes), version }]];
    }),
  );

/** A search reads at most this many documents of the index, and the list once. */
export const documentsRead = 2;

/** Which documents a search reads, and whether they hold all that it could find. */
export interface Plan {
  keys: readonly string[];
  complete: boolean;
}

/** The documents that hold the species with a word that begins so, those of the word itself first. */
function keysOf(word: string, keys: WordKeys): string[] {
  for (let letters = keyLetters; ; letters += 1) {
    const key = lettersOf(word, letters);
    if (key === null) break;
    if (keys.has(key)) return [key];
  }
  const under = [...keys.keys()].filter((key) =>
    lettersOfKey(key).startsWith(word),
  );
  const isPage = (key: string) => lettersOfKey(key) === word;
  return [...under.filter(isPage), ...under.filter((key) => !isPage(key))];
}

const isSearched = (word: string): boolean =>
  lettersOf(word, keyLetters) !== null;

/**
 * What to read for what was typed: the documents of the word that leads to the least, where a word
 * leads to few enough; else the first ones, which are not all. Nothing to look for yet, as only
 * single letters were typed: no document, and not complete.
 */
export function planOf(typed: string, keys: WordKeys): Plan {
  const ways = wordsIn(typed)
    .filter(isSearched)
    .map((word) => keysOf(word, keys));
  const bytesOf = (way: readonly string[]) =>
    way.reduce((sum, key) => sum + (keys.get(key)?.bytes ?? 0), 0);
  const [least] = ways.sort(
    (a, b) =>
      Number(a.length > documentsRead) - Number(b.length > documentsRead) ||
      bytesOf(a) - bytesOf(b),
  );
  if (least === undefined) return { keys: [], complete: false };
  return {
    keys: least.slice(0, documentsRead),
    complete: least.length <= documentsRead,
  };
}
