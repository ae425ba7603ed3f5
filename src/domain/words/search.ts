import type { SpecieEntry } from "../directory/kinds";
import { fold } from "../directory/search";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import { headColumns, idOfLine, specieOfLine } from "./lines";
import { wordsIn } from "./tokens";

/** As many as anybody reads through; typing narrows them. */
export const mostFound = 50;

/** A document of the index made ready for searches: its lines, and the same as they are searched. */
export interface ReadDocument {
  lines: readonly string[];
  folded: readonly string[];
}

export interface FoundSpecies {
  /** The likeliest first, at most `mostFound`. */
  species: readonly SpecieEntry[];
  /** There are more, or may be: one has to type on. */
  more: boolean;
}

/** Reads a document's text; one without a line gives none. Folding one long text costs far less than thousands of short ones. */
export function readDocument(text: string): ReadDocument {
  if (text === "") return { lines: [], folded: [] };
  const folded = fold(text).replace(/[^\p{L}\p{N}\t\n]+/gu, " ");
  return { lines: text.split("\n"), folded: folded.split("\n") };
}

interface Match {
  line: string;
  /** The name in the reader's language, as it is searched. */
  shown: string;
  /** How well it fits: the lower the better. */
  rank: number;
}

/** The line with its names, if each wanted word begins a word of one of them. */
function matchOf(
  line: string,
  folded: string,
  wanted: readonly string[],
  language: Language,
): Match | null {
  const names = folded.split("\t").slice(headColumns);
  const text = ` ${names.join(" ")}`;
  if (!wanted.every((word) => text.includes(` ${word}`))) return null;
  const [name = "", latin = "", ...others] = names.map((one) => one.trim());
  const own = others[languages.indexOf(language)] ?? "";
  const french = others[languages.indexOf("fr")] ?? "";
  const shown = [own, french, name, latin].find((one) => one !== "") ?? "";
  const typed = wanted.join(" ");
  const begins = (one: string) => one.startsWith(typed);
  const fits = [
    `${shown} `.startsWith(`${typed} `),
    begins(shown),
    [latin, ...others].some(begins),
    true,
  ];
  return { line, shown, rank: fits.indexOf(true) };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What documents of the index say of what was typed: the species of which each typed word begins a
 * word of a name, in any language, accents and case aside. Nothing typed finds nothing.
 */
export function searchWords(
  documents: readonly ReadDocument[],
  typed: string,
  language: Language,
): FoundSpecies {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return { species: [], more: false };
  const matches = new Map<string, Match>();
  for (const { lines, folded } of documents)
    lines.forEach((line, index) => {
      const match = matchOf(line, folded[index] ?? "", wanted, language);
      if (match !== null) matches.set(idOfLine(line), match);
    });
  const found = [...matches.values()].sort(
    (a, b) => a.rank - b.rank || order(a.shown, b.shown),
  );
  return {
    species: found.slice(0, mostFound).map(({ line }) => specieOfLine(line)),
    more: found.length > mostFound,
  };
}
