import type { SpecieEntry } from "../../directory/kinds";
import { latinKey } from "../../taxonomy/latin";
import type { Columns, RowTexts, TableRow } from "../fields";
import { textsOf } from "../fields";
import { isBlank, valueKey } from "./words";
import { capital, latinOf } from "./species";

/** A species as animals repeat it, and the subspecies that its name said; null for none. */
export interface FoundSpecie {
  specieId: string;
  specieName: string;
  specieLatinName: string;
  subSpecie: string | null;
}

const named = ({ latin, commonName, subSpecie }: RowTexts): string | null =>
  [latin, commonName, subSpecie].find(
    (text) => text !== undefined && !isBlank(text),
  ) ?? null;

/** By what a row's species is looked for: its latin name, else its common one, else that of the subspecies; null for none. */
export function specieKey(texts: RowTexts): string | null {
  const text = named(texts);
  return text === null ? null : valueKey(text);
}

/** What the rows call their species, as it stands, by its key. */
export function specieNames(
  rows: readonly TableRow[],
  columns: Columns,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const text = named(textsOf(cells, columns));
    if (text !== null && !names.has(valueKey(text)))
      names.set(valueKey(text), text);
  }
  return names;
}

/** A species under the name that a file gives it. */
export function foundAs(specie: SpecieEntry, text: string): FoundSpecie {
  const { id, name, latinName } = specie;
  const trinomial = latinOf(text)?.trinomial ?? null;
  const isOwn = trinomial === null || trinomial === latinKey(latinName);
  return {
    specieId: id,
    specieName: name,
    specieLatinName: latinName,
    subSpecie: isOwn ? null : capital(trinomial),
  };
}

/** The species that a text names for certain: by latin name, also of a subspecies, else by the only one with such a common name; null for none. */
export function specieFor(
  text: string,
  species: readonly SpecieEntry[],
): FoundSpecie | null {
  const latin = latinOf(text);
  const wanted = [latin?.trinomial ?? null, latin?.binomial ?? latinKey(text)];
  for (const key of wanted) {
    const specie = species.find(
      ({ latinName }) => key !== null && latinKey(latinName) === key,
    );
    if (specie !== undefined) return foundAs(specie, text);
  }
  const key = valueKey(text);
  const called = species.filter(({ name, names }) =>
    [name, ...Object.values(names)].some((one) => valueKey(one) === key),
  );
  const [first] = called;
  return first !== undefined && called.every(({ id }) => id === first.id)
    ? foundAs(first, text)
    : null;
}

/** The latin names, as they are stored, by which a text's species may be asked for; [] for none that is latin. */
export function storedLatins(text: string): string[] {
  const latin = latinOf(text);
  if (latin === null) return [];
  return latin.trinomial === null
    ? [latin.stored]
    : [latin.stored, capital(latin.trinomial)];
}
