/** Letters that stand for two, as they are typed where a keyboard lacks them. */
const spelt: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss" };

/** A text without what people leave out when they type: accents, capitals, letters that stand for two, where a word may part. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{Diacritic}\u00AD]/gu, "")
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => spelt[letter] ?? letter);

/** Does every word of the search occur in one of the texts, accents and case aside? Nothing typed matches all. */
export function matchesText(search: string, texts: readonly string[]): boolean {
  const found = fold(texts.join(" "));
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
