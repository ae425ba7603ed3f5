import { describe, expect, it } from "vitest";
import { aFamily, aSpecie } from "../../../../tests/builders/taxa";
import { piecesOf, readFile, textOf } from "./read-file";
import { taxaCsv, taxaJson } from "./write-file";

describe("a file", () => {
  it("of latin columns is one of the finest of them", () => {
    const head = "class,order,family,species,name_fr,name_en";
    expect(
      readFile(`${head}\nM,Primates,Lemuridae,Lemur catta,,Lemur\n`),
    ).toEqual({
      species: [
        {
          class: "M",
          order: "Primates",
          family: "Lemuridae",
          species: "Lemur catta",
          name_en: "Lemur",
        },
      ],
    });
    expect(readFile("class,order,family\nM,Primates,Lemuridae")).toMatchObject({
      family: [{ family: "Lemuridae" }],
    });
    expect(readFile("class,order,name_en\nM,Primates,")).toMatchObject({
      order: [{ order: "Primates" }],
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
    expect(readFile(taxaCsv("species", species))).toMatchObject({
      species: [
        { ...fields, name_fr: "=Suricate", name_de: "Erdmännchen" },
        { specieId: "two" },
      ],
    });
    expect(readFile(taxaJson("species", species))).toMatchObject({
      species: [{ ...fields, names: { fr: "=Suricate" } }, { specieId: "two" }],
    });
    expect(readFile(taxaJson("family", [aFamily()]))).toMatchObject({
      family: [{ familyId: "family-1" }],
    });
  });

  it.each([
    ["unknownColumns", ""],
    ["unknownColumns", "name,age\nMaki,3"],
    ["empty", "species,family"],
    ["unreadable", "[{"],
    ["unknownColumns", "[]"],
    ["empty", '{"species": 7}'],
  ])("that holds none says %s: %j", (code, text) => {
    expect(readFile(text)).toBe(code);
  });

  it("of more than 100,000 rows is too large", () => {
    const rows = (count: number) => `species\n${"a\n".repeat(count)}`;
    expect(readFile(rows(100_001))).toBe("tooLarge");
    expect(readFile(rows(10))).not.toBe("tooLarge");
  });

  it("keeps its letters, whatever program wrote it", () => {
    const bytes = (text: string, encoding: BufferEncoding) => {
      const buffer = Buffer.from(text, encoding);
      return new Uint8Array(buffer).buffer;
    };
    expect(textOf(bytes("Löwe", "utf8"))).toBe("Löwe");
    expect(textOf(bytes("Löwe", "latin1"))).toBe("Löwe");
    expect(textOf(bytes("\uFEFFLöwe", "utf16le"))).toBe("Löwe");
    expect(textOf(new ArrayBuffer(0))).toBe("");
  });

  it("is handed in in pieces", () => {
    const species = [{ species: "a" }, { species: "b" }, { species: "c" }];
    expect(piecesOf({ species }, 2)).toEqual([
      { collection: "species", items: species.slice(0, 2) },
      { collection: "species", items: species.slice(2) },
    ]);
    expect(piecesOf({}, 2)).toEqual([]);
  });
});
