import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { Fields, Value } from "../../contract/values";
import type { FindNearest, StructuredQuery } from "../../contract/query";
import { doubleValue } from "../values/number";
import { idOf } from "../values/resource-path";
import { encode, nameOf, ROOT, where } from "../test-support/encode";
import { admin, openDatabase } from "../test-support/open";

const vector = (...items: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: items.map(doubleValue) } },
    },
  },
});

let db: Database;
beforeEach(async () => {
  ({ db } = await openDatabase());
  const documents: Record<string, Fields> = {
    z: { v: vector(1, 0), k: encode(1) },
    y: { v: vector(0, 1), k: encode(2) },
    x: { v: vector(2, 2), k: encode(1) },
    w: { v: vector(1, 0, 0) },
    u: { v: vector(0, 0) },
    t: { v: encode([1, 1]) },
    s: { v: encode(5) },
    r: { v: vector(-1, -1), m: { mapValue: { fields: { v: vector(7, 7) } } } },
    q: { k: encode(3) },
  };
  const writes = Object.entries(documents).map(([id, fields]) => ({
    update: { name: nameOf(`v/${id}`), fields },
  }));
  db.commit(admin, writes);
});

const base: FindNearest = {
  vectorField: { fieldPath: "v" },
  queryVector: vector(1, 1),
  distanceMeasure: "EUCLIDEAN",
  limit: 10,
};
const query = (
  find: FindNearest,
  rest: Partial<StructuredQuery> = {},
): StructuredQuery => ({
  from: [{ collectionId: "v" }],
  findNearest: { ...base, ...find },
  ...rest,
});
const search = (find: FindNearest, rest?: Partial<StructuredQuery>) =>
  db.query(admin, ROOT, query(find, rest)).docs;
const ids = (find: FindNearest, rest?: Partial<StructuredQuery>) =>
  search(find, rest).map(({ name }) => idOf(name));

describe("a vector search", () => {
  it.each<[string, FindNearest, Record<string, number | "NaN">]>([
    [
      "by distance",
      {},
      { y: 1, z: 1, u: Math.SQRT2, x: Math.SQRT2, r: 2.8284271247461903 },
    ],
    [
      "by angle, what has no direction last",
      { distanceMeasure: "COSINE" },
      { x: 0, y: 0.29289321881345254, z: 0.29289321881345254, r: 2, u: "NaN" },
    ],
    [
      "by dot product, the largest first",
      { distanceMeasure: "DOT_PRODUCT" },
      { x: 4, y: 1, z: 1, u: 0, r: -2 },
    ],
    [
      "up to a dot product",
      { distanceMeasure: "DOT_PRODUCT", distanceThreshold: 1.5 },
      { x: 4 },
    ],
    ["up to a distance", { distanceThreshold: 1 }, { y: 1, z: 1 }],
    ["up to a limit", { limit: 1 }, { y: 1 }],
  ])("%s", (_label, find, expected) => {
    const found = search({ ...find, distanceResultField: "a.b" });
    expect(
      found.map(({ name, fields }) => [idOf(name), fields["a.b"]]),
    ).toEqual(
      Object.entries(expected).map(([id, distance]) => [
        id,
        { doubleValue: distance },
      ]),
    );
  });

  it("looks among the documents of its query, in their order where equally near", () => {
    expect(ids({}, { where: where("k", "EQUAL", 1) })).toEqual(["z", "x"]);
    const orderBy = [
      { field: { fieldPath: "__name__" }, direction: "DESCENDING" as const },
    ];
    expect(ids({ limit: 2 }, { orderBy })).toEqual(["z", "y"]);
    expect(ids({ vectorField: { fieldPath: "m.v" } })).toEqual(["r"]);
    expect(ids({ vectorField: { fieldPath: "none" } })).toEqual([]);
    expect(ids({ queryVector: vector(1, 0, 0) })).toEqual(["w"]);
  });

  it("tells the distance before the fields are chosen", () => {
    const select = { fields: [{ fieldPath: "d" }] };
    const [first] = search({ distanceResultField: "d" }, { select });
    expect(first?.fields).toEqual({ d: { doubleValue: 1 } });
    const [replaced] = search({ distanceResultField: "k" });
    expect(replaced?.fields.k).toEqual({ doubleValue: 1 });
  });

  it("may be counted, and read again by a transaction", () => {
    const aggregations = [{ alias: "n", count: {} }];
    const structuredQuery = query({ limit: 2 });
    expect(
      db.aggregate(admin, ROOT, { structuredQuery, aggregations }).fields,
    ).toEqual({ n: { integerValue: "2" } });
    const transaction = db.begin({ readOnly: false });
    const told = query({ distanceResultField: "d" });
    db.query(admin, ROOT, told, { transaction });
    const write = { update: { name: nameOf("w/done"), fields: {} } };
    expect(() => db.commit(admin, [write], transaction)).not.toThrow();
  });

  it("is followed by a listener", () => {
    const seen: string[][] = [];
    const stop = db.listen(
      admin,
      { parent: ROOT, query: query({ limit: 1 }) },
      ({ changed, removed }) => {
        seen.push([...changed.map(({ name }) => name), ...removed].map(idOf));
      },
    );
    const nearer = { name: nameOf("v/new"), fields: { v: vector(1, 1) } };
    db.commit(admin, [{ update: nearer }]);
    stop();
    expect(seen).toEqual([["y"], ["new", "y"]]);
  });

  it.each<[string, FindNearest, Partial<StructuredQuery>]>([
    ["FindNearest.limit must be a positive", { limit: 0 }, {}],
    ["FindNearest.limit must be a positive", { limit: 1001 }, {}],
    ["must be of type vector", { queryVector: encode(1), limit: 0 }, {}],
    ["with type unset", { queryVector: undefined }, {}],
    ["zero length vector", { queryVector: vector() }, {}],
    ["Unknown Distance Measure", { distanceMeasure: undefined }, {}],
    ["property path", { vectorField: undefined }, {}],
    ["A query limit cannot be used", {}, { limit: 1 }],
    ["A query offset cannot be used", {}, { offset: 1 }],
    ["A cursor cannot be used", {}, { endAt: { values: [] } }],
    [
      'The distanceResultField.property.name "__x__" is reserved.',
      { distanceResultField: "__x__" },
      {},
    ],
  ])("is refused: %s", (message, find, rest) => {
    expect(() => search(find, rest)).toThrow(
      expect.objectContaining({
        code: "INVALID_ARGUMENT",
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});
