import { describe, expect, it } from "vitest";
import { aCatalogue } from "../../../tests/builders/catalogue";
import type { SpecieEntry } from "../directory/kinds";
import type { WordsDocument } from "./build";
import { buildWords, documentBytes } from "./build";
import {
  bucketOf,
  buckets,
  bucketText,
  catalogueOf,
  changedCatalogue,
  differing,
  linesOf,
} from "./catalogue";
import { decodeKeys, encodeKeys, keyEntry, planOf } from "./keys";
import { lineOf, specieOfLine, wordsOfLine } from "./lines";
import type { ReadDocument } from "./search";
import { readDocument, searchWords } from "./search";
import { wordsIn } from "./tokens";

const lion: SpecieEntry = {
  id: "lion",
  name: "Lion d’Asie",
  latinName: "Panthera leo persica",
  names: { fr: "Lion d’Asie", en: "Asiatic lion", de: "Persischer Löwe" },
  familyId: "cats",
  orderId: null,
};

/** The index over some species, as it is stored, and a search in it. */
function indexOf(species: readonly SpecieEntry[], limit?: number) {
  const lines = species.map(lineOf).sort();
  const built: WordsDocument[] = [
    ...buildWords(lines, limit === undefined ? {} : { limit }),
  ];
  const texts = new Map(built.map(({ key, text }) => [key, text]));
  const keys = decodeKeys(
    encodeKeys(new Map(built.map(({ key, text }) => [key, keyEntry(text)]))),
  );
  const ready = new Map<string, ReadDocument>();
  const readyAt = (key: string): ReadDocument => {
    const made = ready.get(key) ?? readDocument(texts.get(key) ?? "");
    ready.set(key, made);
    return made;
  };
  const find = (typed: string) => {
    const plan = planOf(typed, keys);
    const read = plan.keys.map(readyAt);
    const { species: found, more } = searchWords(read, typed, "fr");
    return {
      ids: found.map(({ id }) => id),
      more: more || !plan.complete,
      keys: plan.keys,
    };
  };
  return { built, keys, texts, find };
}

describe("words", () => {
  it("are split at blanks, hyphens and apostrophes, accents out", () => {
    expect(wordsIn("Éléphant d’Asie, tout-petit (œuf)")).toEqual([
      "elephant",
      "d",
      "asie",
      "tout",
      "petit",
      "oeuf",
    ]);
    expect(wordsIn(" ’-. ")).toEqual([]);
  });

  it("of a line are those of every name, none of a single letter", () => {
    expect([...wordsOfLine(lineOf(lion))].sort()).toEqual(
      "asiatic asie leo lion lowe panthera persica persischer".split(" "),
    );
  });

  it("a line says what the species said", () => {
    expect(specieOfLine(lineOf(lion))).toEqual(lion);
    const bare = { ...lion, names: {}, name: "Panthera leo persica" };
    expect(specieOfLine(lineOf(bare))).toEqual(bare);
    const own = { ...lion, name: "Own name" };
    expect(specieOfLine(lineOf(own))).toEqual(own);
    const odd = { ...lion, names: { fr: "a\tb\nc" }, name: "a b c" };
    expect(specieOfLine(lineOf(odd)).names).toEqual({ fr: "a b c" });
  });
});

describe("an index", () => {
  const species = aCatalogue(30_000);
  const { built, keys, texts, find } = indexOf(species);

  it("has documents of at most their size, each key once", () => {
    expect(new Set(built.map(({ key }) => key)).size).toBe(built.length);
    for (const { text } of built)
      expect(new TextEncoder().encode(text).length).toBeLessThan(documentBytes);
  });

  it("holds every word of every name under a document that a search for the word reads or says there is more of", () => {
    for (let at = 0; at < species.length; at += 97) {
      const one = species[at] as SpecieEntry;
      for (const word of wordsOfLine(lineOf(one))) {
        const plan = planOf(word, keys);
        const held = plan.keys.some((key) =>
          `\n${texts.get(key) ?? ""}`.includes(`\n${one.id}\t`),
        );
        expect(held || !plan.complete, `${one.id} ${word}`).toBe(true);
      }
    }
  });

  it("finds a species by its latin name and by each of its names", () => {
    for (let at = 5; at < species.length; at += 997) {
      const one = species[at] as SpecieEntry;
      for (const name of [one.latinName, ...Object.values(one.names)]) {
        const { ids, more } = find(name);
        expect(ids.includes(one.id) || more, name).toBe(true);
      }
      expect(find(one.latinName).ids).toContain(one.id);
    }
  });

  it("reads at most two documents, whatever is typed", () => {
    for (const typed of ["ma", "mar", "mare", "common", "de", "x", "zz", ""]) {
      const read = find(typed).keys;
      expect(read.length).toBeLessThanOrEqual(2);
      const bytes = read.reduce(
        (sum, key) => sum + (keys.get(key)?.bytes ?? 0),
        0,
      );
      expect(bytes).toBeLessThanOrEqual(2 * documentBytes);
    }
  });

  it("says to type on where there is more than is read or shown", () => {
    expect(find("common").more).toBe(true);
    expect(find("a")).toEqual({ ids: [], more: true, keys: [] });
    expect(find("zzzz")).toEqual({ ids: [], more: false, keys: [] });
  });

  it("is the same in parts as built whole", () => {
    const lines = species.map(lineOf).sort();
    const part = [...buildWords(lines, { only: new Set(["co", "zz"]) })];
    expect(part).toEqual(built.filter(({ key }) => key.startsWith("co")));
  });
});

describe("the split", () => {
  const species = aCatalogue(400);
  it.each([200, 1_000, 5_000, 50_000])(
    "loses nothing at %i bytes a document",
    (limit) => {
      const { built } = indexOf(species, limit);
      for (const one of species)
        for (const word of wordsOfLine(lineOf(one)))
          expect(
            built.some(
              ({ key, text }) =>
                word.startsWith(key.split("~")[0] ?? "?") &&
                `\n${text}`.includes(`\n${one.id}\t`),
            ),
            `${one.id} ${word}`,
          ).toBe(true);
    },
  );
});

describe("a search", () => {
  const { find } = indexOf([
    lion,
    {
      ...lion,
      id: "sea",
      name: "",
      latinName: "Otaria",
      names: { fr: "Lion de mer" },
    },
    {
      ...lion,
      id: "leopard",
      name: "",
      latinName: "Panthera pardus",
      names: { fr: "Léopard", en: "Leopard" },
    },
    { ...lion, id: "lionyc", name: "", latinName: "Lionycteris", names: {} },
  ]);

  it("finds inner words and accents, in any language", () => {
    expect(find("asie").ids).toEqual(["lion"]);
    expect(find("ÉOPARD").ids).toEqual([]);
    expect(find("LEOPARD").ids).toEqual(["leopard"]);
    expect(find("löwe").ids).toEqual(["lion"]);
    expect(find("lowe pers").ids).toEqual(["lion"]);
    expect(find("d'asie").ids).toEqual(["lion"]);
  });

  it("puts whole words before beginnings, and names that begin so before others", () => {
    expect(find("lion").ids).toEqual(["lion", "sea", "lionyc"]);
    expect(find("panth").ids).toEqual(["leopard", "lion"]);
  });

  it("wants every word typed", () => {
    expect(find("lion mer").ids).toEqual(["sea"]);
    expect(find("lion nulle").ids).toEqual([]);
  });
});

describe("the catalogue", () => {
  it("keeps each species in one of its documents, and comes back from them", () => {
    const all = changedCatalogue(
      new Map(),
      new Map(aCatalogue(500).map((one) => [one.id, one])),
    );
    const texts = Array.from({ length: buckets }, (_, n) => bucketText(all, n));
    expect(linesOf(catalogueOf(texts))).toEqual(linesOf(all));
    expect(bucketOf("lion")).toBe(bucketOf("lion"));
  });

  it("tells which species say something else", () => {
    const one = changedCatalogue(new Map(), new Map([["lion", lion]]));
    expect(differing(one, changedCatalogue(one, new Map()))).toEqual([]);
    const other = new Map([["lion", { ...lion, names: {} }]]);
    expect(differing(one, changedCatalogue(one, other))).toEqual(["lion"]);
    expect(
      differing(one, changedCatalogue(one, new Map([["lion", null]]))),
    ).toEqual(["lion"]);
  });
});

it("a list that is none reads as empty", () => {
  expect(decodeKeys("").size).toBe(0);
  expect(decodeKeys("nonsense\n\t1\t").size).toBe(0);
});
