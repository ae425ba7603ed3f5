import { wordsOfLine } from "./lines";
import { keyLetters, lettersOf } from "./tokens";

/** At most this many bytes of lines lie in a document: two of them and the list of keys make a search. */
export const documentBytes = 180_000;

/** A document of the index: the species that have a word which begins with its key, a line each. */
export interface WordsDocument {
  key: string;
  text: string;
}

/** The key of a page of the species that share a whole word: more than one document holds. */
export const pageKey = (word: string, page: number): string =>
  `${word}~${String(page)}`;

/** The letters that a key stands for, the number of its page left out. */
export const lettersOfKey = (key: string): string => key.split("~", 1)[0] ?? "";

/** A word of a line, the line as its place in the list. */
interface Posting {
  word: string;
  line: number;
}

interface Lines {
  text: readonly string[];
  bytes: readonly number[];
}

const encoder = new TextEncoder();

/** The lines of some postings, each once, in the list's order. */
const linesOf = (postings: readonly Posting[]): number[] =>
  [...new Set(postings.map(({ line }) => line))].sort((a, b) => a - b);

const sizeOf = (lines: readonly number[], { bytes }: Lines): number =>
  lines.reduce((sum, line) => sum + (bytes[line] ?? 0), 0);

const textOf = (lines: readonly number[], { text }: Lines): string =>
  lines.map((line) => text[line] ?? "").join("\n");

/** A word shared by more species than a document holds, page after page. */
function* pagesOf(
  word: string,
  postings: readonly Posting[],
  lines: Lines,
  limit: number,
): Generator<WordsDocument> {
  let page: number[] = [];
  let size = 0;
  let number = 1;
  for (const line of linesOf(postings)) {
    const more = lines.bytes[line] ?? 0;
    if (page.length > 0 && size + more > limit) {
      yield { key: pageKey(word, number), text: textOf(page, lines) };
      page = [];
      size = 0;
      number += 1;
    }
    page.push(line);
    size += more;
  }
  if (page.length > 0)
    yield { key: pageKey(word, number), text: textOf(page, lines) };
}

/** Postings by the first letters of their words; words that have no more letters than `key` are apart. */
function grouped(postings: readonly Posting[], letters: number) {
  const groups = new Map<string, Posting[]>();
  const whole: Posting[] = [];
  for (const posting of postings) {
    const key = lettersOf(posting.word, letters);
    const group = key === null ? whole : (groups.get(key) ?? []);
    group.push(posting);
    if (key !== null) groups.set(key, group);
  }
  return { groups, whole };
}

function* split(
  key: string,
  letters: number,
  postings: readonly Posting[],
  lines: Lines,
  limit: number,
): Generator<WordsDocument> {
  const all = linesOf(postings);
  if (sizeOf(all, lines) <= limit) {
    yield { key, text: textOf(all, lines) };
    return;
  }
  const { groups, whole } = grouped(postings, letters + 1);
  yield* pagesOf(key, whole, lines, limit);
  for (const [longer, group] of groups)
    yield* split(longer, letters + 1, group, lines, limit);
}

/** Which part of the index is built, and in documents of what size. */
export interface Building {
  /** The first two letters of the words; absent: all. */
  only?: ReadonlySet<string> | undefined;
  limit?: number;
}

/** The first letters of the words of lines: which part of the index they are in. */
export const lettersOfLines = (lines: readonly string[]): Set<string> =>
  new Set(
    lines.flatMap((line) =>
      [...wordsOfLine(line)].map((word) => lettersOf(word, keyLetters) ?? ""),
    ),
  );

/**
 * The documents of the index over these lines, one after the other: a document for each two letters,
 * for three and more where two are too many, and pages of a word that is itself shared by too many.
 * No document is larger than `limit` bytes but for a line that is. No lines: no document.
 */
export function* buildWords(
  text: readonly string[],
  { only, limit = documentBytes }: Building = {},
): Generator<WordsDocument> {
  const bytes = text.map((line) => encoder.encode(line).length + 1);
  const isBuilt = (word: string) =>
    only === undefined || only.has(lettersOf(word, keyLetters) ?? "");
  const postings: Posting[] = [];
  text.forEach((line, index) => {
    for (const word of wordsOfLine(line))
      if (isBuilt(word)) postings.push({ word, line: index });
  });
  const { groups } = grouped(postings, keyLetters);
  for (const [key, group] of groups)
    yield* split(key, keyLetters, group, { text, bytes }, limit);
}
