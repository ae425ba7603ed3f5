import { describe, expect, it } from "vitest";
import { aFamily, aSpecie } from "../../../../tests/builders/taxa";
import { isFileError, piecesOf, readFile } from "./read-file";
import { fileCsv, fileJson } from "./write-file";

const itemsOf = (text: string) => {
  const read = readFile(text);
  return isFileError(read) ? read.code : read.items;
};

describe("a file", () => {
  it("of latin columns is one of the finest of them", () => {
    const head = "class,order,family,species,name_fr,name_en";
    expect(
      readFile(`${head}\nM,Primates,Lemuridae,Lemur catta,,Lemur\n`),
    ).toEqual({
      items: {
        species: {
          items: [
            {
              class: "M",
              order: "Primates",
              family: "Lemuridae",
              species: "Lemur catta",
              name_en: "Lemur",
            },
          ],
          lines: [2],
        },
      },
      unread: ["class"],
      left: 0,
    });
    expect(itemsOf("class,order,family\nM,Primates,Lemuridae")).toMatchObject({
      family: { items: [{ family: "Lemuridae" }] },
    });
    expect(itemsOf("class,order,name_en\nM,Primates,")).toMatchObject({
      order: { items: [{ order: "Primates" }] },
    });
  });

  it("is read again as it was exported", () => {
    const species = [
      aSpecie({ names: { fr: "=Suricate", de: "Erdmännchen" } }),
      aSpecie({ specieId: "two", familyId: null }),
    ];
    const { specieId, specieLatinName, specieName, familyId, orderId } =
      species[0]!;
    const fields = { specieId, specieLatinName, specieName, familyId, orderId };
    expect(itemsOf(fileCsv("species", species))).toMatchObject({
      species: {
        items: [
          { ...fields, name_fr: "=Suricate", name_de: "Erdmännchen" },
          { specieId: "two" },
        ],
      },
    });
    expect(readFile(fileJson("species", species))).toMatchObject({
      items: {
        species: {
          items: [
            { ...fields, names: { fr: "=Suricate" } },
            { specieId: "two" },
          ],
        },
      },
      unread: [],
    });
    expect(itemsOf(fileJson("family", [aFamily()]))).toMatchObject({
      family: { items: [{ familyId: "family-1" }] },
    });
  });

  it("of labels tells their kind by its column or its list, and nothing of an export is unread", () => {
    const labels = [
      { id: "g", label: "Éveil", trad: { fr: "Éveil", de: "Wachheit" } },
    ];
    const tags = [{ id: "t", name: "Eau", trad: {} }];
    for (const text of [fileCsv("goals", labels), fileJson("goals", labels)])
      expect(readFile(text)).toMatchObject({
        items: { goals: { items: [{ id: "g" }] } },
        unread: [],
      });
    expect(itemsOf(fileCsv("tags", tags))).toMatchObject({
      tags: { items: [{ id: "t", tag: "Eau" }], lines: [2] },
    });
    expect(itemsOf("category,colour\nJeu,red")).toMatchObject({
      categories: { items: [{ category: "Jeu" }] },
    });
  });

  it("says what of it is not read, and where its items stand", () => {
    expect(
      readFile('[{"species": "Lemur catta", "age": 3}, 7, {"species": "x"}]'),
    ).toMatchObject({
      items: { species: { lines: [1, 3] } },
      unread: ["age"],
      left: 1,
    });
    expect(itemsOf('species\n\n"a\nb"\nc')).toMatchObject({
      species: { lines: [3, 5] },
    });
  });

  it.each([
    ["unknownColumns", null, ""],
    ["unknownColumns", null, "name,age\nMaki,3"],
    ["empty", null, "species,family"],
    ["unreadable", null, "[{"],
    ["unknownColumns", null, "[]"],
    ["empty", null, '{"species": 7}'],
    ["openQuote", 3, 'species\na\n"b\nc'],
  ])("that holds none says %s, of line %s: %j", (code, line, text) => {
    expect(readFile(text)).toEqual({ code, line });
  });

  it("of more than 100,000 rows is too large", () => {
    const rows = (count: number) => `species\n${"a\n".repeat(count)}`;
    expect(itemsOf(rows(100_001))).toBe("tooLarge");
    expect(itemsOf(rows(10))).not.toBe("tooLarge");
  });

  it("is handed in in pieces", () => {
    const items = [{ species: "a" }, { species: "b" }, { species: "c" }];
    const lines = [2, 4, 5];
    expect(piecesOf({ species: { items, lines } }, 2)).toEqual([
      { collection: "species", items: items.slice(0, 2), lines: [2, 4] },
      { collection: "species", items: items.slice(2), lines: [5] },
    ]);
    expect(piecesOf({}, 2)).toEqual([]);
  });
});
