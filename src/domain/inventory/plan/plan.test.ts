import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  codes,
  establishment,
  kito,
  now,
  plan,
  reading,
  row,
  writing,
} from "../../../../tests/builders/inventory";
import { makeRecord } from "../../record/make";
import { saveRecordsInput } from "../../record/save";
import { fromWire } from "../../record/wire";
import { planImport } from "./plan";
import { stepsOf } from "./steps";
import type { Establishment, Plan, StoredAnimal } from "./types";

/** What is stored once every step of a plan was saved. */
function after(plan: Plan, before: Establishment): Establishment {
  const animals = new Map(before.animals.map((one) => [one.animalId, one]));
  const enclosures = [...before.enclosures];
  const groups = [...before.groups];
  for (const { changes } of stepsOf(plan, writing))
    for (const { collection, id, kind, values } of changes) {
      const given = fromWire(values) as Record<string, unknown>;
      const made =
        kind === "create" ? makeRecord(collection, id, given, now) : {};
      if (collection === "animals")
        animals.set(id, {
          ...animals.get(id),
          ...made,
          ...given,
        } as StoredAnimal);
      const name = String(given["enclosureName"] ?? given["groupName"]);
      if (collection === "enclosures")
        enclosures.push({
          id,
          name,
          sectorId: given["linkedSectorId"] as string,
        });
      if (collection === "groups") groups.push({ id, name, sectorId: null });
    }
  return { ...before, animals: [...animals.values()], enclosures, groups };
}

describe("a row", () => {
  it("is a new animal where its number is new", () => {
    const { rows, counts } = plan([
      row(2, {
        ...kito,
        sex: "M",
        birth: "29.06.2015",
        latin: "Panthera leo persica",
      }),
    ]);
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(rows[0]?.given).toMatchObject({
      animalName: "Kito",
      animalSexe: "Male",
      animalBirthdate: "06/2015",
      animalEnclosureData: { enclosureId: "e1" },
      specieId: "lion",
      subSpecie: "Panthera leo persica",
      localId: "A1",
    });
  });

  it("is refused with every reason, and with the line that has its number", () => {
    const all = plan([
      row(2, kito),
      row(3, { ...kito, sex: "both", birth: "13/13/2015" }),
      row(4, { name: "Nobody" }),
      row(5, { localId: "A5", latin: "Pantera leo", enclosure: "savane" }),
      row(6, { localId: "A6", latin: "Panthera leo" }),
      row(7, { ...kito, localId: "A7", birth: "01/2099" }),
      row(8, { ...kito, localId: "A8", name: "x".repeat(81) }),
      row(9, {
        ...kito,
        localId: "A9",
        birth: "2020",
        deathDate: "01/02/2019",
      }),
    ]);
    expect(codes(all)).toEqual([
      "",
      "duplicate,unknownDate,unknownSex",
      "noKey,noSpecies",
      "unknownSpecies",
      "noEnclosure",
      "future",
      "tooLong",
      "endBeforeBirth",
    ]);
    const today = { ...kito, birth: "2026-11-23" };
    const tomorrow = { ...kito, birth: "2026-11-24" };
    expect(codes(plan([row(2, today)]))).toEqual([""]);
    expect(codes(plan([row(2, tomorrow)]))).toEqual(["future"]);
    expect(all.rows[1]?.refusals[0]).toMatchObject({ line: 2, value: "A1" });
    expect(all.counts.refused).toBe(7);
  });

  it("is the animal of its GAN, else of its local id, whose short code says nothing", () => {
    const stored = after(
      plan([row(2, kito), row(3, { ...kito, gan: "g 1", localId: "A2" })]),
      establishment,
    );
    const next = planImport(
      [
        row(2, { ...kito, localId: "HOM/a1", gan: "G9" }),
        row(3, { ...kito, localId: "", gan: "G1" }),
      ],
      reading,
      stored,
    );
    expect(next.rows.map(({ kind, given }) => [kind, given])).toEqual([
      ["changed", { gan: "G9" }],
      ["unchanged", {}],
    ]);
    const wrong = planImport(
      [
        row(2, { ...kito, localId: "A1", gan: "G1" }),
        row(3, { ...kito, localId: "A2", gan: "G2" }),
      ],
      reading,
      stored,
    );
    expect(codes(wrong)).toEqual(["keysDiffer", "ganDiffers"]);
  });

  it("of somebody gone has neither enclosure nor group, and nobody comes back", () => {
    const dead = plan([
      row(2, { ...kito, deathDate: "2020-05-04", group: "Pride" }),
    ]);
    expect(dead.rows[0]?.given).toMatchObject({
      animalState: "deceased",
      animalStateDate: "2020-05-04",
      animalEnclosureData: null,
      groupId: null,
    });
    expect(dead.newGroups).toEqual([]);
    const stored = after(dead, establishment);
    expect(planImport([row(2, kito)], reading, stored).counts.unchanged).toBe(
      1,
    );
  });

  it("without a name is called by its number, and a given name stays", () => {
    const first = plan([row(2, { ...kito, name: "(no name)" })]);
    expect(first.rows[0]).toMatchObject({
      name: "A1",
      remarks: [{ code: "nameMissing" }, { code: "sexMissing" }],
    });
    const stored = after(plan([row(2, kito)]), establishment);
    expect(
      planImport([row(2, { ...kito, name: "-" })], reading, stored).counts
        .unchanged,
    ).toBe(1);
  });

  it("keeps to what the person may do", () => {
    const stored = after(plan([row(2, kito)]), establishment);
    const elsewhere = {
      mayUse: (sectorId: string | null) => sectorId !== "s1",
    };
    expect(codes(plan([row(2, kito)], elsewhere))).toEqual(["notAllowed"]);
    expect(
      codes(
        planImport([row(2, { ...kito, deathDate: "2020" })], reading, {
          ...stored,
          mayEnd: () => false,
        }),
      ),
    ).toEqual(["notAllowed"]);
  });
});

describe("places", () => {
  const there = [
    row(2, { ...kito, enclosure: "Colline", group: "Meute" }),
    row(3, { ...kito, localId: "A2", enclosure: " colline" }),
  ];

  it("are made once by name, only for rows that are taken", () => {
    const all = plan([
      ...there,
      row(4, { ...kito, localId: "A3", enclosure: "Nowhere", sex: "both" }),
    ]);
    expect(all.newEnclosures).toEqual([
      { id: expect.any(String) as string, name: "Colline", sectorId: "s1" },
    ]);
    expect(all.newGroups).toHaveLength(1);
    expect(plan(there).newEnclosures).toEqual(all.newEnclosures);
  });

  it("are left out or another one as chosen", () => {
    const left = plan(there, {}, { newEnclosures: "leave" });
    expect(codes(left)).toEqual(["enclosureLeft", "enclosureLeft"]);
    const chosen = plan(
      there,
      {},
      {
        enclosures: new Map([["colline", { kind: "use", id: "e1" }]]),
        newGroups: "leave",
      },
    );
    expect(chosen.rows[0]?.given).toMatchObject({
      animalEnclosureData: { enclosureId: "e1" },
      groupId: null,
    });
    const without = plan(
      [row(2, { ...kito, enclosure: "" })],
      {},
      { withoutEnclosure: { name: "To place" } },
    );
    expect(without.newEnclosures[0]?.name).toBe("To place");
  });
});

describe("a plan", () => {
  const word = fc.string({ maxLength: 12 });
  const aRow = fc.record({
    gan: fc.oneof(
      fc.constant(""),
      fc.integer({ min: 0, max: 30 }).map((n) => `MIG${String(n)}`),
    ),
    localId: fc.oneof(word, fc.integer({ min: 0, max: 30 }).map(String)),
    name: word,
    latin: fc.constantFrom(
      "Panthera leo",
      "PANTHERA  LEO",
      "Panthera leo persica",
      "Lion",
      "",
    ),
    sex: fc.constantFrom("M", "w", "0.0.1", "?", "both", ""),
    birth: fc.constantFrom("29.06.2015", "2015", "06/2015", "42184", "x", ""),
    enclosure: fc.oneof(fc.constantFrom("Savane", "Colline", ""), word),
    group: word,
    deathDate: fc.constantFrom("", "", "2020-05-04", "2021"),
    notes: fc.string({ maxLength: 30, unit: "binary" }),
  });
  const rowsOf = (cells: readonly Record<string, string>[]) =>
    cells.map((one, index) => row(index + 2, one));

  it("of what was imported is all unchanged, and half of it is done by a second one", () => {
    fc.assert(
      fc.property(fc.array(aRow, { maxLength: 30 }), fc.nat(), (cells, cut) => {
        const rows = rowsOf(cells);
        const first = plan(rows);
        const taken = first.rows.filter(({ kind }) => kind !== "refused");
        const half = {
          ...first,
          rows: first.rows.slice(0, cut % (rows.length + 1)),
        };
        const second = planImport(rows, reading, after(half, establishment));
        const whole = after(second, after(half, establishment));
        const third = planImport(
          taken.map((one) => one.row),
          reading,
          whole,
        );
        expect(third.counts).toEqual({
          new: 0,
          changed: 0,
          unchanged: taken.length,
          refused: 0,
        });
        expect(whole.animals).toHaveLength(taken.length);
        expect(
          new Set(whole.animals.map(({ animalId }) => animalId)).size,
        ).toBe(taken.length);
      }),
      { numRuns: 200 },
    );
  });

  it("is saved in steps that saveRecords takes", () => {
    const rows = rowsOf(
      Array.from({ length: 620 }, (_, index) => ({
        ...kito,
        localId: String(index),
        enclosure: `E${String(index % 7)}`,
      })),
    );
    const steps = stepsOf(plan(rows), writing);
    expect(steps.map(({ changes }) => changes.length)).toEqual([
      7, 250, 250, 120,
    ]);
    for (const { changes } of steps)
      expect(
        saveRecordsInput.safeParse({ operationId: "a", changes }).success,
      ).toBe(true);
    const [places] = steps;
    const made = new Set(places?.changes.map(({ id }) => id));
    expect(stepsOf(plan(rows), { ...writing, there: made })).toHaveLength(3);
  });

  it("takes rows named as anything", () => {
    const { counts } = plan([
      row(2, {
        ...kito,
        localId: "__proto__",
        enclosure: "constructor",
        group: "toString",
      }),
      row(3, { ...kito, localId: "constructor", name: '=HYPERLINK("x")' }),
    ]);
    expect(counts.new).toBe(2);
  });
});
