import { latinKey } from "../../taxonomy/latin";

/** A latin name taken apart: what stands for the species, and what is left for the subspecies. */
export interface LatinName {
  /** As it is compared: `panthera leo`. */
  binomial: string;
  /** As it is stored: `Panthera leo`. */
  stored: string;
  /** The whole as it is compared, where it has three words; else null. */
  trinomial: string | null;
}

/** A text without its author, year and marks: `Panthera leo (Linnaeus, 1758)` is `panthera leo`. */
const plainLatin = (text: string): string =>
  latinKey(
    text
      .replace(/\([^)]*\)/gu, " ")
      .replace(/[,;].*$/u, "")
      .replace(/\b(?:ssp|subsp|sp|cf|var|aff)\.?(?=\s|$)/giu, " ")
      .replace(/[_*]/gu, " "),
  );

/** With a capital first. */
export const capital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** The parts of a latin name; null for what is not two or three words of letters. */
export function latinOf(text: string): LatinName | null {
  const words = plainLatin(text)
    .split(" ")
    .filter((word) => word !== "");
  const [genus, epithet, third] = words;
  const isWord = (word: string) => /^[\p{L}×-]+$/u.test(word);
  if (genus === undefined || epithet === undefined || !words.every(isWord))
    return null;
  const binomial = `${genus} ${epithet}`;
  return {
    binomial,
    stored: capital(binomial),
    trinomial: third === undefined ? null : `${binomial} ${third}`,
  };
}

/** A subspecies as it is kept: of a whole latin name the name, else what was written; null where it only repeats the species. */
export function subSpecieOf(text: string, binomial: string): string | null {
  const latin = latinOf(text);
  if (latin === null) return latinKey(text) === "" ? null : text;
  if (latin.trinomial === null)
    return latin.binomial === binomial ? null : text;
  return capital(latin.trinomial);
}

/** How many letters must change to make one text of another, two that changed places as one; at most `most`, else more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (
        row > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1]
      )
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[b.length] ?? 0;
}

/** So many letters may be wrong in a latin name for it to be suggested, and so many are suggested. */
const lettersMax = 3;
const suggestedMax = 5;

/** The species whose latin names are nearest to a text, the nearest first; [] where none is near. */
export function nearest<T extends { latinName: string }>(
  text: string,
  species: readonly T[],
): T[] {
  const wanted = latinOf(text)?.binomial ?? plainLatin(text);
  return species
    .map((specie) => ({
      specie,
      far: distance(wanted, latinKey(specie.latinName), lettersMax),
    }))
    .filter(({ far }) => far <= lettersMax)
    .sort((a, b) => a.far - b.far)
    .slice(0, suggestedMax)
    .map(({ specie }) => specie);
}
