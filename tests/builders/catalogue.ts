import type { SpecieEntry } from "@domain/directory/kinds";
import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { languages } from "@domain/taxonomy/taxonomy";

const onsets = "b c ch d f g gr l m n p pr r s st t tr v".split(" ");
const vowels = "a e i o u é ia ou".split(" ");
/** Words that very many names share. */
const shared = ["common", "de", "grand", "petit", "forest", "gris"];

/** A number below `below` that follows from another one, as if by chance. */
const pick = (seed: number, below: number): number =>
  Math.floor(Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % below);

const syllable = (seed: number): string =>
  `${onsets[pick(seed, onsets.length)] ?? ""}${vowels[pick(seed + 0.5, vowels.length)] ?? ""}`;

const word = (seed: number, length: number): string =>
  Array.from({ length }, (_, at) => syllable(seed + at * 1.7)).join("");

/** Names in every language for a third of the species, as in real lists; the others have the latin one alone. */
const namesOf = (n: number): LocalizedText =>
  n % 3 === 0
    ? Object.fromEntries(
        languages.map((language, at) => [
          language,
          `${word(n * 3 + at, 3)} ${shared[pick(n + at, shared.length)] ?? ""} ${word(pick(n + at, 900), 2)}`,
        ]),
      )
    : {};

/** As many species as asked for, the same each time: genera of about twenty, words of real lengths. */
export const aCatalogue = (count: number): SpecieEntry[] =>
  Array.from({ length: count }, (_, n) => {
    const genus = Math.floor(n / 20);
    const latinName = `${word(genus * 7, 4)} ${word(n * 11 + 3, 4)}`;
    const names = namesOf(n);
    return {
      id: `specie-${String(n)}`,
      name: names.fr ?? latinName,
      latinName,
      names,
      familyId: `family-${String(genus % 550)}`,
      orderId: `order-${String(genus % 75)}`,
    };
  });
