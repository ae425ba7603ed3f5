const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Does every word of the search occur in one of the texts, accents and case aside? Nothing typed matches all. */
export function matchesText(search: string, texts: readonly string[]): boolean {
  const found = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
