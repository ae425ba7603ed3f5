import type { SpecieEntry } from "../directory/kinds";
import type { LocalizedText } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import { keyLetters, lettersOf, wordsIn } from "./tokens";

/** No name of a species is longer; what is stored may be. */
const longest = 200;

/** As one column: no tab, no line end, not without bound. */
const column = (text: string | null): string =>
  (text ?? "").replace(/\s+/gu, " ").trim().slice(0, longest);

/** The columns before the names: id, order and family. */
export const headColumns = 3;

/**
 * A species as the index keeps it: one line of tab-separated columns, its id, order, family, the name
 * that records repeat (empty where it is the latin or the French one), the latin name and one of each
 * language.
 */
export function lineOf(specie: SpecieEntry): string {
  const { id, orderId, familyId, name, latinName, names } = specie;
  const repeats = name === (names.fr ?? latinName);
  return [
    id,
    orderId,
    familyId,
    repeats ? "" : name,
    latinName,
    ...languages.map((language) => names[language] ?? ""),
  ]
    .map(column)
    .join("\t");
}

/** What a line says; absent columns read as empty. */
export function specieOfLine(line: string): SpecieEntry {
  const [
    id = "",
    orderId = "",
    familyId = "",
    name = "",
    latinName = "",
    ...rest
  ] = line.split("\t");
  const names: LocalizedText = {};
  languages.forEach((language, index) => {
    const said = rest[index];
    if (said !== undefined && said !== "") names[language] = said;
  });
  return {
    id,
    name: name === "" ? (names.fr ?? latinName) : name,
    latinName,
    names,
    familyId: familyId === "" ? null : familyId,
    orderId: orderId === "" ? null : orderId,
  };
}

/** The names of a line, a tab between them. */
export function namesOfLine(line: string): string {
  let from = 0;
  for (let column = 0; column < headColumns; column += 1)
    from = line.indexOf("\t", from) + 1;
  return line.slice(from);
}

/** The id of a line. */
export const idOfLine = (line: string): string =>
  line.slice(0, line.indexOf("\t"));

/** The words by which a line's species is found: of each name, each once, none of a single letter. */
export const wordsOfLine = (line: string): Set<string> =>
  new Set(
    wordsIn(namesOfLine(line)).filter(
      (word) => lettersOf(word, keyLetters) !== null,
    ),
  );
