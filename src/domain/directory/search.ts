/** A text as it is searched: without accents, in small letters. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Those items whose texts hold every word typed, accents and case aside, in their order; all for nothing typed. */
export type Search<T> = (typed: string) => readonly T[];

/** Prepares a search over items; the texts are read once, at the first search. */
export function searchOver<T>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): Search<T> {
  let folded: string[] | null = null;
  return (typed) => {
    const words = fold(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) return items;
    // Folding one long text costs far less than thousands of short ones.
    const texts = (folded ??= fold(
      items
        .map((item) => textsOf(item).join(" ").replaceAll("\n", " "))
        .join("\n"),
    ).split("\n"));
    return items.filter((_item, index) =>
      words.every((word) => texts[index]?.includes(word) === true),
    );
  };
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
