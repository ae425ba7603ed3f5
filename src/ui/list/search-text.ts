const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The rows in whose texts the search occurs; all of them when nothing is typed. */
export const searched = <T>(
  rows: readonly T[],
  search: string,
  textsOf: (row: T) => readonly (string | null)[],
): T[] =>
  rows.filter((row) =>
    matchesText(
      search,
      textsOf(row).filter((text) => text !== null),
    ),
  );

/** Does every word of the search occur in one of the texts, accents and case aside? Nothing typed matches all. */
export function matchesText(search: string, texts: readonly string[]): boolean {
  const found = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
