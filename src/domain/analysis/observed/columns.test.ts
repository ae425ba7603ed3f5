import fc from "fast-check";
import { expect, it } from "vitest";
import type { Column, ScanRecord } from "./columns";
import { columnsOf, recordsWhere } from "./columns";

const behaviours = ["rest", "feed", "walk"];
const aRecord = fc.record(
  {
    t: fc.integer({ min: 0, max: 5 }),
    behaviourIds: fc.option(fc.subarray(behaviours)),
    animalId: fc.constantFrom("nala", "simba"),
    count: fc.integer({ min: 1, max: 9 }),
    level: fc.option(fc.integer({ min: -1, max: 2 })),
  },
  { requiredKeys: ["t", "behaviourIds"] },
);
const someRecords = fc.array(aRecord, { maxLength: 30 });

/** What a column says of each record. */
const said = <T>({ values, places }: Column<T>): (T | undefined)[] =>
  [...places].map((place) => values[place]);

/** The same of records one by one, without columns. */
const asRead = (records: readonly ScanRecord[]) => ({
  animals: records.map(({ animalId }) => animalId ?? null),
  doings: records.map(({ behaviourIds }) => behaviourIds),
  levels: records.map(({ level }) => level ?? null),
  instants: records.map(({ t }) => t),
  counts: records.map(({ count }) => count ?? 1),
});

const asSaid = (records: readonly ScanRecord[]) => {
  const { animals, doings, levels, instants, counts } = columnsOf(records);
  return {
    animals: said(animals),
    doings: said(doings),
    levels: said(levels),
    instants: said(instants),
    counts: [...counts],
  };
};

/** What is said differently, by when first. */
const different = (values: readonly unknown[]): unknown[] =>
  [...new Set(values.map((one) => JSON.stringify(one)))].map((text): unknown =>
    JSON.parse(text),
  );

it("says of each record what a plain reading of it says, and each thing once", () => {
  fc.assert(
    fc.property(someRecords, (records) => {
      const plain = asRead(records);
      expect(asSaid(records)).toEqual(plain);
      const columns = columnsOf(records);
      for (const name of ["animals", "doings", "levels", "instants"] as const)
        expect(columns[name].values).toEqual(different(plain[name]));
    }),
  );
});

it("knows the columns of some records from those of all", () => {
  fc.assert(
    fc.property(someRecords, fc.func(fc.boolean()), (records, isMeant) => {
      const meant = records.filter((_, at) => isMeant(at));
      const kept = recordsWhere(records, isMeant);
      expect(kept).toEqual(meant);
      expect(asSaid(kept)).toEqual(asRead(meant));
      const { doings } = columnsOf(kept);
      expect(doings.values).toEqual(different(asRead(meant).doings));
    }),
  );
});

it("tells an animal that did nothing of these from one that was not in sight, and two behaviours from one", () => {
  const doings = [[], null, ["rest"], ["rest", "feed"], ["rest"]];
  const records = doings.map((behaviourIds) => ({ t: 0, behaviourIds }));
  const { values, places } = columnsOf(records).doings;
  expect(values).toEqual([[], null, ["rest"], ["rest", "feed"]]);
  expect([...places]).toEqual([0, 1, 2, 3, 2]);
});

it("is empty of no records, and of none that is meant", () => {
  const nothing = {
    animals: [],
    doings: [],
    levels: [],
    instants: [],
    counts: [],
  };
  expect(asSaid([])).toEqual(nothing);
  const none = recordsWhere([{ t: 1, behaviourIds: ["rest"] }], () => false);
  expect(none).toEqual([]);
  expect(asSaid(none)).toEqual(nothing);
  expect(columnsOf(none).doings.values).toEqual([]);
});

it("reads the same records once", () => {
  const records = [{ t: 1, behaviourIds: null }];
  expect(columnsOf(records)).toBe(columnsOf(records));
});
