import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { StructuredQuery } from "../../contract/query";
import type { Plain } from "../test-support/encode";
import { encode, ROOT, set, where } from "../test-support/encode";
import { admin, openDatabase } from "../test-support/open";

let db: Database;
beforeEach(async () => {
  ({ db } = await openDatabase());
});

function seed(documents: Record<string, Record<string, Plain>>): void {
  const writes = Object.entries(documents).map(([id, fields]) =>
    set(`c/${id}`, fields),
  );
  db.commit(admin, writes);
}

describe("aggregates", () => {
  const aggregate = (
    aggregations: Parameters<Database["aggregate"]>[2]["aggregations"],
    query: Partial<StructuredQuery> = {},
  ) => {
    const from = [{ collectionId: "c" }];
    const structuredQuery = { from, ...query };
    return db.aggregate(admin, ROOT, { structuredQuery, aggregations }).fields;
  };
  const v = { field: { fieldPath: "v" } };

  it("count, also up to a number", () => {
    expect(aggregate([{ count: {} }])).toEqual({ field_1: encode(0) });
    seed({ a: { v: 1 }, b: { v: 2 }, c: {} });
    expect(aggregate([{ alias: "n", count: {} }])).toEqual({ n: encode(3) });
    expect(aggregate([{ count: { upTo: "2" } }])).toEqual({
      field_1: encode(2),
    });
    expect(
      aggregate([{ count: {} }], { where: where("v", "GREATER_THAN", 1) }),
    ).toEqual({ field_1: encode(1) });
  });

  it("counts only documents that have the aggregated fields too", () => {
    seed({ a: { v: 1 }, b: { v: "text" }, c: {} });
    expect(
      aggregate([
        { alias: "n", count: {} },
        { alias: "s", sum: v },
        { alias: "m", avg: v },
      ]),
    ).toEqual({ n: encode(2), s: encode(1), m: { doubleValue: 1 } });
  });

  it("keeps integer sums exact until they overflow", () => {
    expect(aggregate([{ sum: v }, { avg: v }])).toEqual({
      field_1: encode(0),
      field_2: encode(null),
    });
    seed({ a: { v: 9007199254740993n }, b: { v: 1 } });
    expect(aggregate([{ sum: v }])).toEqual({
      field_1: { integerValue: "9007199254740994" },
    });
    seed({ d: { v: 9223372036854775807n } });
    expect(aggregate([{ sum: v }])).toEqual({
      field_1: { doubleValue: 2 ** 63 + 2 ** 53 },
    });
    seed({ a: { v: 1.5 }, b: { v: 1 }, d: { v: 1 } });
    expect(aggregate([{ sum: v }])).toEqual({ field_1: { doubleValue: 3.5 } });
  });

  it("refuses none, more than five, and one alias twice", () => {
    expect(() => aggregate([])).toThrow("Aggregations can not be empty.");
    const many = Array.from({ length: 6 }, () => ({ count: {} }));
    expect(() => aggregate(many)).toThrow(
      "The maximum number of aggregations allowed in an aggregation query is 5. Received: 6",
    );
    const twice = { alias: "a", count: {} };
    expect(() => aggregate([twice, twice])).toThrow(
      "Aggregation aliases contain duplicate alias: a.",
    );
    expect(() => aggregate([{ alias: "__a__", count: {} }])).toThrow(
      'The property.name "__a__" is reserved.',
    );
    expect(() =>
      aggregate([{ sum: { field: { fieldPath: "__name__" } } }]),
    ).toThrow("Aggregations are not supported for the property: __key__");
  });
});
