import { fold } from "../../src/domain/directory/search";
import type { SpecieEntry } from "../../src/domain/directory/kinds";
import { entryOf } from "../../src/domain/directory/entry-of";
import { readItem } from "../../src/domain/sync/plan/item";
import { idFromLatin } from "../../src/domain/sync/plan/made-id";
import { buildWords } from "../../src/domain/words/build";
import type { WordKeys } from "../../src/domain/words/keys";
import {
  decodeKeys,
  encodeKeys,
  keyEntry,
  planOf,
} from "../../src/domain/words/keys";
import { lineOf } from "../../src/domain/words/lines";
import { readDocument, searchWords } from "../../src/domain/words/search";
import { aCatalogue } from "../builders/catalogue";
import { realTaxa } from "../setup/taxonomy-lists";
import type { Figure } from "./figures";

const count = 30_000;
/** Every so many species is searched for, by each of the ways below. */
const every = 300;
/** The largest document that Firestore was promised to hold of the index. */
const documentAtMost = 200_000;

/** The species of the real list where there is one, else as many made up. */
function species(): SpecieEntry[] {
  const real = realTaxa("species");
  if (real === null) return aCatalogue(count);
  return real.map((row) => {
    const { latin: specieLatinName = "", names } = readItem("species", row);
    const id = idFromLatin(specieLatinName);
    return entryOf("species", id, { specieLatinName, names });
  });
}

interface Index {
  texts: ReadonlyMap<string, string>;
  keys: WordKeys;
  /** The list of the documents, as it is stored and read. */
  list: string;
}

function indexOf(all: readonly SpecieEntry[]): Index {
  const built = [...buildWords(all.map(lineOf).sort())];
  const list = encodeKeys(
    new Map(built.map(({ key, text }) => [key, keyEntry(text)])),
  );
  const texts = new Map(built.map(({ key, text }) => [key, text]));
  return { texts, keys: decodeKeys(list), list };
}

/** How people may look for a species: whole or begun, by an inner word, without accents, in capitals, by two letters. */
function* typedFor({ latinName, names }: SpecieEntry): Generator<string> {
  const [genus = "", epithet = ""] = latinName.split(" ");
  yield* [latinName, genus.slice(0, 4), epithet, latinName.slice(0, 2)];
  yield `${genus.slice(0, 3)} ${epithet.slice(0, 3)}`;
  for (const name of Object.values(names).slice(0, 2))
    yield* [name, fold(name), name.toUpperCase(), name.split(" ").at(-1) ?? ""];
}

interface Search {
  ms: number;
  documents: number;
  bytes: number;
  /** The species was neither found nor said to be among more. */
  missed: boolean;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** One search on a device that has nothing yet: the list and the documents come, are read and searched. */
function search({ texts, keys, list }: Index, typed: string, id: string) {
  const plan = planOf(typed, keys);
  const read = plan.keys.map((key) => texts.get(key) ?? "");
  const start = performance.now();
  const found = searchWords(read.map(readDocument), typed, "fr");
  const ms = performance.now() - start;
  const isThere = found.species.some((one) => one.id === id);
  return {
    ms,
    documents: 1 + read.length,
    bytes: [list, ...read].reduce((sum, text) => sum + bytesOf(text), 0),
    missed: !isThere && !found.more && plan.complete,
  } satisfies Search;
}

const most = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), 0);

const at = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const figure = (
  what: string,
  value: number,
  unit: string,
  atMost: number,
): Figure => ({ what: `species index, ${what}`, value, unit, atMost });

function searchFigures(searches: readonly Search[]): Figure[] {
  const ms = searches.map((one) => one.ms);
  const all = `${String(searches.length)} searches`;
  return [
    figure(`median of ${all} of what is not at hand`, at(ms, 0.5), "ms", 20),
    figure("95 of 100 searches", at(ms, 0.95), "ms", 50),
    figure("the slowest search", most(ms), "ms", 100),
    figure(
      "read for a search, the list included",
      most(searches.map(({ documents }) => documents)),
      "documents",
      3,
    ),
    figure(
      "read for a search, the list included",
      most(searches.map(({ bytes }) => bytes)) / 1000,
      "kB",
      400,
    ),
    figure(
      "what looks for a species and misses it",
      searches.filter(({ missed }) => missed).length,
      "searches",
      0,
    ),
  ];
}

/** What the index over all species takes to build, how large it is, and what a search in it reads and takes. */
export function speciesWordsFigures(): Promise<Figure[]> {
  const all = species();
  const start = performance.now();
  const index = indexOf(all);
  const ms = performance.now() - start;
  const sizes = [...index.texts.values()].map(bytesOf);
  const searches = all
    .filter((_, place) => place % every === 0)
    .flatMap((one) =>
      [...typedFor(one)].map((typed) => search(index, typed, one.id)),
    );
  return Promise.resolve([
    figure(`built over ${String(all.length)} species`, ms, "ms", 5_000),
    figure("all of it", sizes.length, "documents", 2000),
    figure(
      "all of it",
      sizes.reduce((sum, one) => sum + one, 0) / 1e6,
      "MB",
      50,
    ),
    figure(
      "the largest document",
      most(sizes) / 1000,
      "kB",
      documentAtMost / 1000,
    ),
    ...searchFigures(searches),
  ]);
}
