import { isNear, mayBeNear } from "./near";

/** Letters that stand for two, as they are typed where a keyboard lacks them. */
const spelt: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** A text as it is searched: without accents, ligatures spelt out, in small letters. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => spelt[letter] ?? letter);

/** What a search finds, each in the items' order. */
export interface Found<T> {
  /** Those whose texts hold every word typed, accents and case aside; all for nothing typed. */
  exact: readonly T[];
  /** Those that do but for a letter in a word of four and more. */
  near: readonly T[];
}

export type Search<T> = (typed: string) => Found<T>;

const wordsOf = (text: string): string[] => text.split(/[\s'’().,/-]+/);

/** Does a text hold a word as it was typed, all but so, or not at all? */
type Holds = "exactly" | "nearly" | "not";

/** Prepares a search over items; the texts are read once, at the first search. */
export function searchOver<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly (string | null)[],
): Search<T> {
  let folded: string[] | null = null;
  const worded: string[][] = [];
  return (typed) => {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return { exact: items, near: [] };
    // Folding one long text costs far less than thousands of short ones.
    const texts = (folded ??= fold(
      items
        .map((item) => textsOf(item).join(" ").replaceAll("\n", " "))
        .join("\n"),
    ).split("\n"));
    const holds = (index: number, text: string): Holds => {
      const missing = words.filter((word) => !text.includes(word));
      if (missing.length === 0) return "exactly";
      if (!missing.every(mayBeNear)) return "not";
      const inText = (worded[index] ??= wordsOf(text));
      return missing.every((word) => inText.some((one) => isNear(word, one)))
        ? "nearly"
        : "not";
    };
    const held = texts.map((text, index) => holds(index, text));
    return {
      exact: items.filter((_item, index) => held[index] === "exactly"),
      near: items.filter((_item, index) => held[index] === "nearly"),
    };
  };
}

/** All that was found, what holds every word as it was typed first. */
export const allFound = <T>({ exact, near }: Found<T>): readonly T[] =>
  near.length === 0 ? exact : [...exact, ...near];

/** One of the two parts of what was found, and how many there are to tell of beside it. */
export interface FoundPart<T> {
  items: readonly T[];
  /** All that was found, of the first part there is; of the other what is in it. */
  count: number;
}

/** What holds every word as typed, or what does but for a letter; nothing for null. */
export function partOf<T>(found: Found<T> | null, near: boolean): FoundPart<T> {
  if (found === null) return { items: [], count: 0 };
  const items = near ? found.near : found.exact;
  const all = found.exact.length + found.near.length;
  return { items, count: near ? items.length : all };
}

/**
 * What was found, the likeliest first: a name that begins with what was typed, then one with a word
 * that does, then the others, each in their order.
 */
export function likeliestFirst<T>(
  found: readonly T[],
  typed: string,
  nameOf: (item: T) => string,
): T[] {
  const wanted = fold(typed).trim();
  const ranks: T[][] = [[], [], []];
  for (const item of found) {
    const name = fold(nameOf(item));
    const rank = name.startsWith(wanted)
      ? 0
      : name.includes(` ${wanted}`)
        ? 1
        : 2;
    ranks[rank]?.push(item);
  }
  return ranks.flat();
}
