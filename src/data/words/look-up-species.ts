import { entryOf } from "@domain/directory/entry-of";
import type { SpecieEntry } from "@domain/directory/kinds";
import { speciesOfLatinsQuery } from "@domain/inventory/inventory-queries";
import type { FoundSpecie } from "@domain/inventory/read/match-species";
import { specieFor, storedLatins } from "@domain/inventory/read/match-species";
import { nearest } from "@domain/inventory/read/species";
import { idsAtOnce } from "@domain/query/facility-queries";
import type { WordKeys } from "@domain/words/keys";
import { decodeKeys, keysId, planOf } from "@domain/words/keys";
import { specieOfLine } from "@domain/words/lines";
import { wordsIn } from "@domain/words/tokens";
import { backend } from "../backend";
import { readPages } from "../live/read-pages";
import { readWords } from "./word-store";

/** What a name of a species leads to: the species, or those that may be meant. */
export interface LookedUp {
  text: string;
  found: FoundSpecie | null;
  near: readonly SpecieEntry[];
}

/** For so many names that no species has, near ones are looked for. */
const nearMax = 200;

/** The species that have exactly one of these latin names, thirty names a query. */
async function ofLatins(latins: readonly string[]): Promise<SpecieEntry[]> {
  const found: SpecieEntry[] = [];
  for (let start = 0; start < latins.length; start += idsAtOnce) {
    const query = speciesOfLatinsQuery(latins.slice(start, start + idsAtOnce));
    const rows = await readPages<"species">(
      () => query,
      () => undefined,
    );
    for (const { id, data } of rows) found.push(entryOf("species", id, data));
  }
  return found;
}

/** The species in the index under the words of a text, each document read once. */
class Index {
  private readonly documents = new Map<string, SpecieEntry[]>();
  private constructor(private readonly keys: WordKeys) {}

  static async open(): Promise<Index> {
    const list = await backend().getDoc("speciesWords", keysId);
    return new Index(decodeKeys(list?.data.text ?? ""));
  }

  async under(text: string): Promise<SpecieEntry[]> {
    const species = new Map<string, SpecieEntry>();
    for (const word of wordsIn(text).slice(0, 3))
      for (const key of planOf(word, this.keys).keys)
        for (const specie of await this.read(key))
          species.set(specie.id, specie);
    return [...species.values()];
  }

  private async read(key: string): Promise<SpecieEntry[]> {
    const known = this.documents.get(key);
    if (known !== undefined) return known;
    const { lines } = await readWords(key, this.keys);
    const species = lines.map(specieOfLine);
    this.documents.set(key, species);
    return species;
  }
}

/**
 * The species that names of a file stand for, by the names' keys: the establishment's `own` are known, the others are
 * asked for by latin name, and only what nobody has is looked for in the index, also what is near. Rejects AppError.
 */
export async function lookUpSpecies(
  names: ReadonlyMap<string, string>,
  own: readonly SpecieEntry[],
): Promise<Map<string, LookedUp>> {
  const looked = new Map<string, LookedUp>();
  const settle = (species: readonly SpecieEntry[]) => {
    for (const [key, text] of names) {
      if (looked.has(key)) continue;
      const found = specieFor(text, species);
      if (found !== null) looked.set(key, { text, found, near: [] });
    }
  };
  const rest = () => [...names].filter(([key]) => !looked.has(key));
  settle(own);
  const latins = rest().flatMap(([, text]) => storedLatins(text));
  settle(await ofLatins([...new Set(latins)]));
  const unknown = rest();
  if (unknown.length === 0) return looked;
  const index = await Index.open();
  for (const [place, [key, text]] of unknown.entries()) {
    const species = place < nearMax ? await index.under(text) : [];
    const found = specieFor(text, species);
    const near = found === null ? nearest(text, species) : [];
    looked.set(key, { text, found, near });
  }
  return looked;
}
