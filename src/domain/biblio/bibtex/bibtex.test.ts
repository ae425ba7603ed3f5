import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { aPublication } from "../../../../tests/builders/research";
import type { Cited } from "../publication";
import { latexText, plainText } from "./latex";
import { readBibtex } from "./read";
import { writeBibtex } from "./write";

const file = `% from a library
@string{anim = "Animals"}
@comment{nothing}
@Article{mellor2020,
  author = {Mellor, David J. and Beausoleil, Ngaio J.},
  title = {{The 2020 Five Domains Model}},
  journal = anim, volume = 10, number = {10}, pages = "1870--1872",
  year = 2020, doi = {https://doi.org/10.3390/ANI10101870},
  keywords = {welfare; domains}
}
@book(young,
  editor = "G{\\"u}nther von der Au and {World Zoo and Aquarium} and others",
  title = {Care {\\&} Welf\\'are},
  publisher = {A} # { } # "B",
  url = {https://example.org/a\\_b}
)
@article{broken,
  title = {Open
  year = 1999
@misc{untitled, year = 2001}
@misc{after, title = {After}}
`;

describe("a file of BibTeX", () => {
  const { told, untold } = readBibtex(file);

  it("tells of what it can be read of", () => {
    expect(told.map(({ line, cited }) => [line, cited.title])).toEqual([
      [4, "The 2020 Five Domains Model"],
      [11, "Care & Welfáre"],
      [21, "After"],
    ]);
    expect(told[0]?.cited).toMatchObject({
      type: "article",
      authors: [
        { family: "Mellor", given: "David J." },
        { family: "Beausoleil", given: "Ngaio J." },
      ],
      year: 2020,
      journal: "Animals",
      volume: "10",
      issue: "10",
      pages: "1870–1872",
      doi: "10.3390/ani10101870",
      url: null,
      tags: ["welfare", "domains"],
    });
    expect(told[1]?.cited).toMatchObject({
      type: "book",
      authors: [
        { family: "von der Au", given: "Günther" },
        { family: "World Zoo and Aquarium", given: null },
      ],
      publisher: "A B",
      url: "https://example.org/a_b",
      doi: null,
    });
  });

  it("says by its line what it cannot be read of", () => {
    expect(untold).toEqual([
      { line: 17, code: "unclosed" },
      { line: 20, code: "noTitle" },
    ]);
    expect(readBibtex("@article{x, title}").untold).toEqual([
      { line: 1, code: "noValue" },
    ]);
    expect(readBibtex("\n@article").untold).toEqual([
      { line: 2, code: "noFields" },
    ]);
    expect(readBibtex("")).toEqual({ told: [], untold: [] });
  });

  it("is read in time that grows with its length, whatever it holds", () => {
    const from = performance.now();
    readBibtex("@a{".repeat(50_000));
    readBibtex(`@a{k,title={${"{".repeat(100_000)}`);
    expect(performance.now() - from).toBeLessThan(3000);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."@{}(),=\"#\\ a1\n'".split("")) }),
        (text) => {
          readBibtex(text);
        },
      ),
    );
  });
});

const text = fc
  .string({
    minLength: 1,
    unit: fc.constantFrom(..."aé&%$#_{}~^\\ -".split("")),
  })
  .map((raw) => raw.replace(/--+/g, "-").replace(/\s+/g, " ").trim())
  .filter((raw) => raw !== "");

it("a text is the same when it is written and read again", () => {
  fc.assert(
    fc.property(text, (raw) => {
      expect(plainText(latexText(raw))).toBe(raw);
    }),
  );
});

it("what is written is read as it was", () => {
  const one = aPublication({ pages: "12–19", note: "Read {twice} & kept." });
  const others: Cited[] = [
    aPublication({
      type: "chapter",
      doi: null,
      title: "On play, 100 %",
      authors: [
        { family: "World Zoo and Aquarium Association, Inc.", given: null },
        { family: "de la Cruz", given: "María" },
      ],
      url: "https://example.org/a_b?c=%20",
    }),
    aPublication({ type: "thesis", publisher: "Université, Caen" }),
  ];
  const written = writeBibtex([one, ...others, one]);
  expect(written).toMatch(/@article\{mellor20202020,/);
  const read = readBibtex(written);
  expect(read.untold).toEqual([]);
  expect(read.told.map(({ cited }) => cited)).toEqual(
    [one, ...others, one].map((whole) =>
      Object.fromEntries(
        Object.keys(read.told[0]?.cited ?? {}).map((name) => [
          name,
          whole[name as keyof Cited],
        ]),
      ),
    ),
  );
  expect(new Set(written.match(/@\w+\{[^,]+/g))).toHaveLength(4);
  expect(writeBibtex([])).toBe("");
});
