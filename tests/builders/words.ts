import { entryOf } from "@domain/directory/entry-of";
import type { Specie } from "@domain/taxonomy/taxonomy";
import { buildWords } from "@domain/words/build";
import { encodeKeys, keyEntry, keysId } from "@domain/words/keys";
import { lineOf } from "@domain/words/lines";

/** The documents of the index over these species, by key, as functions would build them. */
export function wordsOver(
  species: readonly Partial<Specie>[],
): Map<string, { version: string; text: string }> {
  const lines = species
    .map((one) => lineOf(entryOf("species", one.specieId ?? "", one)))
    .sort();
  const built = [...buildWords(lines)];
  const keys = new Map(built.map(({ key, text }) => [key, keyEntry(text)]));
  return new Map(
    [...built, { key: keysId, text: encodeKeys(keys) }].map(({ key, text }) => [
      key,
      { version: keyEntry(text).version, text },
    ]),
  );
}
