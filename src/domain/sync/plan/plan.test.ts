import { describe, expect, it } from "vitest";
import { readAnswer } from "./answer";
import type { StoredBase } from "./kinds";
import { countPlanned, planSync } from "./plan";
import { stepsOf } from "./steps";
import { idFromLatin } from "./made-id";

const base: StoredBase = {
  order: [
    {
      id: "primates",
      base: "1",
      values: { orderLatinName: "Primates", orderName: "Primates", names: {} },
    },
  ],
  family: [
    {
      id: "lemurs",
      base: "1",
      values: {
        familyLatinName: "Lemuridae",
        familyName: "Lémuridés",
        names: {},
        orderId: "primates",
      },
    },
  ],
  species: [
    {
      id: "katta",
      base: "1",
      values: {
        specieLatinName: "Lemur catta",
        specieName: "Maki catta",
        names: { fr: "Maki catta", de: "Katta" },
        familyId: "lemurs",
        orderId: "primates",
        specieFamily: {
          familyId: "lemurs",
          familyOrder: { orderId: "primates" },
        },
      },
    },
  ],
  questions: [],
};

const species = (...items: unknown[]) =>
  planSync({ species: items }, base, { listsKept: false }).map(
    ({ outcome, entry, write }) => ({ outcome, ...entry, write }),
  );

const reasonsOf = (item: unknown) =>
  species(item)[0]?.reasons.map(({ code }) => code);

describe("an item", () => {
  it("that says the same is unchanged, named by its id or its latin name alone", () => {
    const all = species({ specieId: "katta" });
    expect(all).toMatchObject([{ outcome: "unchanged", write: null }]);
    expect(
      species({ species: "lemur  CATTA", name_de: "Katta" }),
    ).toMatchObject([{ outcome: "unchanged" }]);
  });

  it("changes what it names and nothing else, and shows it language by language", () => {
    const [one] = species({ id: "katta", names: { fr: "Lémur", de: "" } });
    expect(one).toMatchObject({
      outcome: "changed",
      write: {
        base: "1",
        values: {
          specieName: "Lémur",
          names: { fr: "Lémur", de: "Katta" },
        },
      },
      changes: [
        { field: "specieName", before: "Maki catta", after: "Lémur" },
        { field: "names.fr", before: "Maki catta", after: "Lémur" },
      ],
    });
    expect(Object.keys(one?.write?.values ?? {})).toEqual([
      "specieName",
      "names",
    ]);
  });

  it("that gives a record the latin name of another one is refused, unless that one gets another", () => {
    const mongoz = {
      id: "mongoz",
      base: "1",
      values: { specieLatinName: "Eulemur mongoz", names: {} },
    };
    const both = { ...base, species: [...(base.species ?? []), mongoz] };
    const outcomes = (...items: unknown[]) =>
      planSync({ species: items }, both, { listsKept: false })
        .filter(({ outcome }) => outcome !== "kept")
        .map(({ outcome, entry }) => [
          outcome,
          ...entry.reasons.map(({ code }) => code),
        ]);
    const taken = { specieId: "katta", specieLatinName: "eulemur  MONGOZ" };
    expect(outcomes(taken)).toEqual([["refused", "latinTaken"]]);
    expect(
      outcomes(taken, {
        specieId: "mongoz",
        specieLatinName: "Eulemur fulvus",
      }),
    ).toEqual([["changed"], ["changed"]]);
    expect(
      outcomes({ specieId: "katta", specieLatinName: "LEMUR catta" }),
    ).toEqual([["changed"]]);
  });

  it("shows what a new record will hold and what a changed one does, family and order by name", () => {
    const changesOf = (...items: unknown[]) =>
      species(...items).map(({ changes }) => changes);
    const mongoz = { species: "Eulemur mongoz", family: "lemuridae" };
    expect(changesOf(mongoz)).toEqual([
      [
        { field: "specieLatinName", before: null, after: "Eulemur mongoz" },
        { field: "specieName", before: null, after: "Eulemur mongoz" },
        { field: "familyId", before: null, after: "Lemuridae" },
        { field: "orderId", before: null, after: "Primates" },
      ],
    ]);
    const stale = {
      ...base,
      species: (base.species ?? []).map((one) => ({
        ...one,
        values: { ...one.values, specieFamily: null },
      })),
    };
    const [copied] = planSync({ species: [{ id: "katta" }] }, stale, {
      listsKept: false,
    });
    expect(copied?.entry.changes).toEqual([
      { field: "specieFamily", before: null, after: "Lemuridae · Primates" },
    ]);
  });

  it("says on which line it stands, of a file or of its list", () => {
    const lines = { species: [2, 7] };
    const items = [{ species: "" }, { species: "Lemur catta" }];
    const planned = planSync({ species: items }, base, {
      listsKept: false,
      lines,
    });
    expect(planned.map(({ entry }) => entry.line)).toEqual([2, 7]);
    expect(species(7, { id: "katta" }).map(({ line }) => line)).toEqual([1, 2]);
  });

  it("that is new repeats its family's order", () => {
    const [one] = species({
      specieId: 17,
      specieLatinName: "Eulemur mongoz",
      specieFamily: { familyId: "lemurs" },
    });
    expect(one?.write).toEqual({
      id: "17",
      base: null,
      values: {
        specieId: "17",
        specieLatinName: "Eulemur mongoz",
        specieName: "Eulemur mongoz",
        names: {},
        familyId: "lemurs",
        orderId: "primates",
        specieFamily: {
          familyId: "lemurs",
          familyOrder: { orderId: "primates" },
        },
      },
    });
  });

  it.each([
    [null, ["notAnItem"]],
    ["Lemur catta", ["notAnItem"]],
    [[], ["notAnItem"]],
    [{}, ["idMissing"]],
    [{ specieId: "new" }, ["latinMissing"]],
    [{ specieId: "a/b", specieLatinName: "A b" }, ["invalid"]],
    [{ specieId: "__a__", specieLatinName: "A b" }, ["invalid"]],
    [{ specieId: {}, specieLatinName: "A b" }, ["wrongType"]],
    [{ specieId: "katta", specieLatinName: 7 }, ["wrongType"]],
    [{ specieId: "katta", specieLatinName: "x".repeat(121) }, ["tooLong"]],
    [{ specieId: "katta", names: "Maki" }, ["wrongType"]],
    [{ specieId: "katta", names: { fr: ["Maki"] } }, ["wrongType"]],
    [{ specieId: "katta", names: { fr: "x".repeat(201) } }, ["tooLong"]],
    [{ specieId: "katta", familyId: "nobody" }, ["familyUnknown"]],
    [{ specieId: "katta", family: "Felidae" }, ["familyUnknown"]],
    [{ specieId: "katta", orderId: "nobody" }, ["orderUnknown"]],
    [{ specieId: "katta", names: { fr: "a\u0007b" } }, ["invalid"]],
  ])("%j is refused: %j", (item, reasons) => {
    expect(reasonsOf(item)).toEqual(reasons);
  });

  it("named twice is refused both times, and the others go on", () => {
    const twice = { specieId: "new", specieLatinName: "Novus novus" };
    expect(
      species(twice, twice, { specieId: "katta" }).map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(["refused", "refused", "unchanged"]);
  });

  it("does not reach through a prototype", () => {
    const item = JSON.parse(
      '{"__proto__": {"specieId": "katta"}, "constructor": {}}',
    ) as unknown;
    expect(reasonsOf(item)).toEqual(["idMissing"]);
  });
});

it("a family that changes its order takes its species along, named or not", () => {
  const answer = {
    order: [{ orderId: "other", orderLatinName: "Other" }],
    family: [{ familyId: "lemurs", orderId: "other" }],
  };
  const planned = planSync(answer, base, { listsKept: false });
  expect(countPlanned(planned)).toEqual({
    order: { new: 1 },
    family: { changed: 1 },
    species: { changed: 1 },
  });
  expect(planned.at(-1)?.write?.values).toEqual({
    orderId: "other",
    specieFamily: { familyId: "lemurs", familyOrder: { orderId: "other" } },
  });
});

it("what refers to what is refused is refused itself", () => {
  const answer = {
    family: [{ familyId: "f", familyLatinName: "F", orderId: "nobody" }],
    species: [{ specieId: "s", specieLatinName: "S", familyId: "f" }],
  };
  expect(countPlanned(planSync(answer, base, { listsKept: true }))).toEqual({
    order: { kept: 1 },
    family: { refused: 1, kept: 1 },
    species: { refused: 1, kept: 1 },
  });
});

it("a plan comes in pieces of at most 400, what is referred to first", () => {
  const items = Array.from({ length: 900 }, (_, index) => ({
    specieId: `s${index}`,
    specieLatinName: `S ${index}`,
  }));
  const order = [{ orderId: "o", orderLatinName: "O" }];
  const steps = stepsOf(
    planSync({ species: items, order }, base, { listsKept: true }),
  );
  expect(
    steps.map(({ collection, outcome, number, entries, writes }) =>
      [collection, outcome, number, entries.length, writes.length].join(),
    ),
  ).toEqual([
    "order,new,0,1,1",
    "order,kept,0,1,0",
    "family,kept,0,1,0",
    "species,new,0,400,400",
    "species,new,1,400,400",
    "species,new,2,100,100",
    "species,kept,0,1,0",
  ]);
});

it.each([
  ["Panthera leo", "panthera-leo"],
  ["  Panthera   LEO ", "panthera-leo"],
  ["Ålesundia œ", "alesundia-oe"],
  ["Müllerius größeri", "mullerius-grosseri"],
  ["猫", ""],
])("%s makes the id %s", (latin, id) => {
  expect(idFromLatin(latin)).toBe(id);
});

it("an answer without its four lists is none", () => {
  const lists = { species: [], families: [], orders: [] };
  expect(readAnswer({ success: true, data: lists })).toBe("wrongShape");
  expect(readAnswer({ success: false })).toBe("unsuccessful");
  expect(readAnswer(undefined)).toBe("wrongShape");
});
