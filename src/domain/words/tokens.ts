import { fold } from "../directory/search";

/** The index holds no word of fewer letters: nobody finds a species by "à" alone. */
export const keyLetters = 2;

/** The words of a text as it is searched: accents out, small letters, split at whatever is no letter and no digit; [] for none. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The first letters of a word; null for one that has fewer. */
export function lettersOf(word: string, count: number): string | null {
  const letters = Array.from(word);
  return letters.length < count ? null : letters.slice(0, count).join("");
}
