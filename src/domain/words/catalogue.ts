import type { SpecieEntry } from "../directory/kinds";
import { idOfLine, lineOf } from "./lines";

/** The line of each species by its id: what the index was last built from. */
export type Catalogue = ReadonlyMap<string, string>;

/** The catalogue lies in this many documents: a change of one species rewrites one of them. */
export const buckets = 32;

/** In which document the line of a species lies, whatever else there is. */
export function bucketOf(id: string): number {
  let sum = 0;
  for (const letter of id)
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum % buckets;
}

/** The lines of stored texts. */
export const catalogueOf = (texts: readonly string[]): Map<string, string> =>
  new Map(
    texts
      .flatMap((text) => text.split("\n"))
      .filter((line) => line !== "")
      .map((line) => [idOfLine(line), line]),
  );

/** The lines of a catalogue in the order of their ids. */
export const linesOf = (catalogue: Catalogue): string[] =>
  [...catalogue.values()].sort();

/** The text of a document of the catalogue; "" for one without a line. */
export const bucketText = (catalogue: Catalogue, bucket: number): string =>
  linesOf(catalogue)
    .filter((line) => bucketOf(idOfLine(line)) === bucket)
    .join("\n");

/** The catalogue after some species changed; null: it is gone. */
export function changedCatalogue(
  before: Catalogue,
  changes: ReadonlyMap<string, SpecieEntry | null>,
): Map<string, string> {
  const after = new Map(before);
  for (const [id, specie] of changes)
    if (specie === null) after.delete(id);
    else after.set(id, lineOf(specie));
  return after;
}

/** The ids of the species of which two catalogues say something else. */
export const differing = (before: Catalogue, after: Catalogue): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => before.get(id) !== after.get(id),
  );
