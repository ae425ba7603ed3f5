import { describe, expect, it } from "vitest";
import { aPublication } from "../../../tests/builders/research";
import { authorsOf, authorsShort, citation } from "./cited";
import { doiAddress, doiOf } from "./doi";
import { publicationForm, publicationIssues, publicationValues } from "./form";
import { planImport } from "./import";
import type { Cited } from "./publication";
import { gained, isSame, sameAs } from "./same";

const cited = (more: Partial<Cited> = {}): Cited => aPublication(more);

describe("a DOI", () => {
  it.each([
    ["10.3390/ani10101870", "10.3390/ani10101870"],
    [" https://doi.org/10.1017/AWF.2023.5. ", "10.1017/awf.2023.5"],
    ["http://dx.doi.org/10.1/x", null],
    ["doi: 10.1000/AB(1)", "10.1000/ab(1)"],
    ["10.1000/a b", null],
    ["https://example.org/10.1000/x", null],
    ["", null],
  ])("in %j is %j", (pasted, doi) => {
    expect(doiOf(pasted)).toBe(doi);
  });

  it("leads to its resolver, whatever it holds", () => {
    expect(doiAddress("10.1000/a<b/c?d")).toBe(
      "https://doi.org/10.1000/a%3Cb/c%3Fd",
    );
  });
});

describe("a line of references", () => {
  it("names authors by initials, in the order of the paper", () => {
    expect(citation(cited())).toBe(
      "Mellor, D. J. & Beausoleil, N. J. (2020). The 2020 Five Domains Model. Animals, 10(10), 1870. https://doi.org/10.3390/ani10101870",
    );
    expect(authorsOf([])).toBe("");
    expect(authorsOf([{ family: "Curie", given: "Marie-Anne" }])).toBe(
      "Curie, M.-A.",
    );
  });

  it("leaves out what is not known", () => {
    const bare = {
      ...cited({ title: "Why play?", authors: [], year: null, journal: null }),
      ...{ volume: null, issue: null, pages: null, doi: null },
    };
    expect(citation(bare)).toBe("Why play?");
    expect(citation({ ...bare, year: 2001 })).toBe("(2001). Why play?");
  });

  it("says more than twenty authors by the first and the last", () => {
    const many = Array.from({ length: 25 }, (_, n) => ({
      family: `A${n}`,
      given: null,
    }));
    expect(authorsOf(many)).toMatch(/A18, … A24$/);
    expect(authorsShort(many)).toBe("A0 et al.");
    expect(authorsShort(many.slice(0, 2))).toBe("A0 & A1");
  });
});

describe("two accounts of a publication", () => {
  it("are the same by DOI, else by title and year", () => {
    const one = cited();
    expect(isSame(one, cited({ title: "Another title", year: 1999 }))).toBe(
      true,
    );
    expect(isSame(one, cited({ doi: "10.1000/other" }))).toBe(false);
    const noDoi = { doi: null, title: "the 2020 FIVE domains: model" };
    expect(isSame(one, cited({ ...noDoi, year: 2020 }))).toBe(true);
    expect(isSame(one, cited({ ...noDoi, year: null }))).toBe(true);
    expect(isSame(one, cited({ ...noDoi, year: 2021 }))).toBe(false);
  });

  it("is told of those that are there by DOI first, of nothing given none", () => {
    const known = [
      { id: "titled", data: cited({ doi: null }) },
      { id: "own", data: cited() },
      { id: "found", data: cited() },
      { id: "other", data: cited({ doi: "10.1000/other", title: "Other" }) },
    ];
    const ids = (change: Parameters<typeof cited>[0]) =>
      sameAs({ ...cited(), ...change }, known, "own").map(({ id }) => id);
    expect(ids({})).toEqual(["found", "titled"]);
    expect(ids({ title: "" })).toEqual(["found"]);
    expect(ids({ title: "", doi: null })).toEqual([]);
    expect(ids({ doi: "10.1000/other" })).toEqual(["other", "titled"]);
  });

  it("add what the other lacks, and change nothing that is said", () => {
    const known = cited({ abstract: null, tags: ["models"] });
    const told = cited({ title: "Else", abstract: "On five.", tags: ["new"] });
    expect(gained(known, told)).toEqual({
      abstract: "On five.",
      tags: ["models", "new"],
    });
    expect(gained(known, known)).toBeNull();
  });

  it("are planned as new, known or told before", () => {
    const told = [
      { line: 1, cited: cited({ abstract: "On five." }) },
      { line: 9, cited: cited({ title: "New", doi: null }) },
      { line: 20, cited: cited({ title: "new!", doi: null }) },
    ];
    const data = aPublication();
    const plan = (mayChange: boolean) =>
      planImport(told, [{ id: "five", data, mayChange }], () => "unused").map(
        ({ fate }) => fate,
      );
    expect(plan(true)).toEqual([
      { kind: "known", id: "five", more: { abstract: "On five." } },
      { kind: "new", id: "unused" },
      { kind: "twice" },
    ]);
    expect(plan(false)[0]).toEqual({ kind: "known", id: "five", more: null });
    expect(planImport([], [], () => "")).toEqual([]);
  });
});

describe("the form of a publication", () => {
  const form = publicationForm(aPublication());

  it("stores what it shows", () => {
    const { zooId, biblioId, official, archived, ...given } = aPublication();
    expect([zooId, biblioId, official, archived]).toBeDefined();
    expect(publicationValues(form)).toEqual(
      Object.fromEntries(
        Object.entries(given).filter(([name]) => name in form),
      ),
    );
    expect(publicationIssues(form)).toEqual([]);
  });

  it("asks for a title, and says what is no DOI, year or address", () => {
    const wrong = {
      ...form,
      ...{ title: " ", doi: "10.x", year: "20", url: "http://a.b" },
    };
    expect(
      publicationIssues(wrong).map(({ field, code }) => [field, code]),
    ).toEqual([
      ["doi", "invalid"],
      ["title", "required"],
      ["year", "invalid"],
      ["url", "link"],
    ]);
    expect(publicationIssues(publicationForm(null))).toEqual([
      { field: "title", code: "required" },
    ]);
  });

  it("takes authors one a line, and a pasted address for a DOI", () => {
    const values = publicationValues({
      ...form,
      authors: "Mellor, David J.\n\nWorld Organisation for Animal Health\n,",
      doi: "https://doi.org/10.3390/ANI10101870",
      tags: "a, b,, a ",
    });
    expect(values.authors).toEqual([
      { family: "Mellor", given: "David J." },
      { family: "World Organisation for Animal Health", given: null },
    ]);
    expect(values.doi).toBe("10.3390/ani10101870");
    expect(values.tags).toEqual(["a", "b"]);
  });
});
