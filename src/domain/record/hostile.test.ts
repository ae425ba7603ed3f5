import { describe, expect, it } from "vitest";
import { soundAt as at } from "../../../tests/builders/sound";
import { soundRecords as sound } from "../../../tests/builders/sound-records";
import type { CollectionName } from "../collections";
import { collectionNames, entryOf } from "../collections";
import { fieldKinds, metaKeys } from "../schema/fields";
import { deriveFields } from "./derive";
import { parsePatch } from "./parse";
import { readRecord } from "./read";
import type { Values } from "./types";

const deep = (depth: number): unknown =>
  depth === 0 ? "end" : { a: [deep(depth - 1)] };

/** What a store may hold and no schema asks for. */
const hostile: readonly unknown[] = [
  null,
  "",
  " ",
  "a/b",
  "/",
  ".",
  "..",
  "__id__",
  "x".repeat(200),
  "x".repeat(201),
  "x".repeat(10_000),
  "\u0000",
  "\uD800",
  "a\nb",
  "a\tb",
  "<script>",
  "__proto__",
  "constructor",
  "2026-02-30",
  "yesterday",
  "NaN",
  "true",
  0,
  -0,
  -1,
  0.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  false,
  [],
  [null],
  [null, 5],
  [Number.NaN],
  ["a/b"],
  ["", "x"],
  [[1]],
  [{}],
  [{ areaId: 5 }],
  [at],
  Array.from({ length: 600 }, (_, index) => `id-${index}`),
  {},
  { a: 1 },
  { level: "SECTOR" },
  { level: "ZOO", ids: [""] },
  { enclosureId: "a/b" },
  { fr: 5 },
  { keeper: "s" },
  { startAt: "soon" },
  JSON.parse('{"__proto__": 1}'),
  deep(15),
  new Date(Number.NaN),
  new Date(0),
  new Date(8.64e15),
  new Uint8Array(3),
];

const fieldsOf = (collection: CollectionName) =>
  Object.keys(entryOf(collection).schema.shape);

/** What no record can be without: what says whose it is and who may see it. */
const isIdentity = (collection: CollectionName, field: string) =>
  entryOf(collection).identity.includes(field);

const rows = collectionNames.flatMap((collection) =>
  fieldsOf(collection).map((field) => [collection, field] as const),
);

it("there are over fifty hostile values, and a record of every collection", () => {
  expect(hostile.length).toBeGreaterThan(50);
  expect(Object.keys(sound).sort()).toEqual([...collectionNames].sort());
  for (const collection of collectionNames) {
    const { record, issues } = readRecord(collection, "id", sound[collection]);
    expect([collection, record === null, issues]).toEqual([
      collection,
      false,
      [],
    ]);
  }
});

describe.each(rows)("%s.%s", (collection, field) => {
  const others = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key !== field));

  it("keeps the record whatever is stored, and says what it left out", () => {
    const before = readRecord(collection, "id", sound[collection]).record!;
    for (const value of [...hostile, undefined]) {
      const kept = others(sound[collection]);
      const stored: Values =
        value === undefined ? kept : { ...kept, [field]: value };
      const { record, issues } = readRecord(collection, "id", stored);
      if (record === null) {
        expect([isIdentity(collection, field), issues.length > 0]).toEqual([
          true,
          true,
        ]);
        continue;
      }
      expect(others(record)).toEqual(others(before));
      for (const issue of issues) expect(issue.split(/[.:]/)[0]).toBe(field);
    }
  });

  it("can be mended by the way it is written", () => {
    const kinds = fieldKinds(entryOf(collection).schema);
    const { writes } = entryOf(collection);
    const written = Object.values(writes).some(({ fields }) =>
      fields.includes(field),
    );
    if (!written || metaKeys.includes(field)) return;
    expect(kinds[field]).not.toBe("legacy");
    for (const value of hostile) {
      const stored = { ...sound[collection], [field]: value };
      const { record, issues } = readRecord(collection, "id", stored);
      if (record === null || issues.length === 0) continue;
      const good = { [field]: sound[collection][field] };
      const context = { before: record as Values, now: at };
      const derived = deriveFields(collection, good, context);
      const patch = parsePatch(collection, { ...good, ...derived });
      expect(
        readRecord(collection, "id", { ...stored, ...patch }).issues,
      ).toEqual([]);
    }
  });
});

it("a record with every field hostile at once keeps its identity and is shown", () => {
  for (const value of hostile)
    for (const collection of collectionNames) {
      const { idField } = entryOf(collection);
      const stored = Object.fromEntries(
        Object.entries(sound[collection]).map(([field, good]) => [
          field,
          isIdentity(collection, field) || field === idField ? good : value,
        ]),
      );
      expect([
        collection,
        readRecord(collection, "id", stored).record === null,
      ]).toEqual([collection, false]);
    }
});

it.each(["x".repeat(201), "x".repeat(1500), ".", "__id__"])(
  "an id that no schema takes is the document's all the same",
  (id) => {
    for (const collection of collectionNames) {
      const { record } = readRecord(collection, id, sound[collection]);
      expect([collection, record === null]).toEqual([collection, false]);
      const { idField } = entryOf(collection);
      if (idField !== null) expect(record).toMatchObject({ [idField]: id });
    }
  },
);
