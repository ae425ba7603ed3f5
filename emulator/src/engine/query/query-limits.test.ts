import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { Filter, StructuredQuery } from "../../contract/query";
import { encode, nameOf, ROOT, set, where } from "../test-support/encode";
import { admin, idsOf, openDatabase } from "../test-support/open";

let db: Database;
let run: (query: Partial<StructuredQuery>, parent?: string) => string[];
beforeEach(async () => {
  ({ db, run } = await openDatabase());
  db.commit(admin, [set("c/a", { n: 1 }), set("c/b", { n: 2 })]);
});

const all = (op: "AND" | "OR", ...filters: Filter[]): Filter => ({
  compositeFilter: { op, filters },
});
const n = (value: number): Filter => where("n", "EQUAL", value);
const named = (referenceValue: string): Filter => ({
  fieldFilter: {
    field: { fieldPath: "__name__" },
    op: "EQUAL",
    value: { referenceValue },
  },
});
const asking = (filter: Filter, parent?: string) => () =>
  run({ where: filter }, parent);

describe("composite filters of nothing", () => {
  it("say nothing, alone and among others", () => {
    for (const op of ["AND", "OR"] as const) {
      expect(run({ where: all(op) })).toEqual(["a", "b"]);
      expect(run({ where: all(op, all("OR"), n(1)) })).toEqual(["a"]);
      expect(run({ where: all(op, all("AND", all("OR"))) })).toEqual([
        "a",
        "b",
      ]);
    }
  });
});

describe("filters on the name", () => {
  it("compare with documents of the same database", () => {
    expect(run({ where: named(nameOf("c/a")) })).toEqual(["a"]);
    expect(run({ where: named(nameOf("d/a")) })).toEqual([]);
    const collection = nameOf("c");
    expect(asking(named(collection))).toThrow(
      `Document parent name "${collection}" lacks "/" at index ${collection.length}.`,
    );
    expect(asking(named("projects/p/databases/other/documents/c/a"))).toThrow(
      "The request was for database 'projects/p/databases/(default)' " +
        "but was attempting to access database 'projects/p/databases/other'",
    );
    expect(asking(named(nameOf("c/x/s/a")), nameOf("c/x"))).not.toThrow();
  });

  it("are of no other kind", () => {
    const field = { fieldPath: "__name__" };
    expect(asking({ unaryFilter: { field, op: "IS_NAN" } })).toThrow(
      "__key__ filter value must be a Key",
    );
    const value = { referenceValue: nameOf("c/a") };
    const contains = { field, op: "ARRAY_CONTAINS" as const, value };
    expect(asking({ fieldFilter: contains })).toThrow(
      "the name __key__ is reserved",
    );
  });
});

describe("sizes", () => {
  const field = (i: number): string => `f${String(i)}`;
  const indexes = (count: number) => Array.from({ length: count }, (_, i) => i);

  it("allow inequalities on ten fields", () => {
    const greater = (count: number) =>
      all(
        "AND",
        ...indexes(count).map((i) => where(field(i), "GREATER_THAN", 0)),
      );
    expect(asking(greater(10))).not.toThrow();
    expect(asking(greater(11))).toThrow("at most 10 fields");
  });

  it("allow a hundred filters, orders and parents after expansion", () => {
    const equal = (count: number) =>
      indexes(count).map((i) => where(field(i), "EQUAL", 0));
    expect(asking(all("AND", ...equal(100)))).not.toThrow();
    expect(asking(all("AND", ...equal(100)), nameOf("c/x"))).toThrow(
      "at most 100",
    );
    const any = where("n", "IN", [1, 2, 3, 4, 5]);
    expect(asking(all("AND", ...equal(19), any))).not.toThrow();
    expect(asking(all("AND", ...equal(20), any))).toThrow("at most 100");
    const orderBy = [{ field: { fieldPath: "n" } }];
    expect(() => run({ where: all("AND", ...equal(100)), orderBy })).toThrow(
      "at most 100",
    );
  });
});

describe("aggregations", () => {
  const aggregate = (
    aggregations: Parameters<Database["aggregate"]>[2]["aggregations"],
  ) => {
    const structuredQuery = { from: [{ collectionId: "c" }] };
    return db.aggregate(admin, ROOT, { structuredQuery, aggregations }).fields;
  };

  it("number only those without an alias", () => {
    const count = {};
    const made = aggregate([{ count }, { alias: "x", count }, { count }]);
    expect(Object.keys(made)).toEqual(["field_1", "x", "field_2"]);
    expect(() => aggregate([{ count }, { alias: "field_1", count }])).toThrow(
      "Aggregation aliases contain duplicate alias: field_1.",
    );
  });

  it("may count up to nothing, but not less", () => {
    expect(aggregate([{ count: { upTo: "0" } }])).toEqual({
      field_1: encode(0),
    });
    expect(() => aggregate([{ count: { upTo: "-1" } }])).toThrow(
      "greater than or equal to zero.",
    );
  });
});

describe("partitions", () => {
  const group: StructuredQuery = {
    from: [{ collectionId: "g", allDescendants: true }],
  };
  const points = (count: number, page = {}) => {
    const options = { count, ...page };
    const { partitions, nextPageToken } = db.partition(
      admin,
      ROOT,
      group,
      options,
    );
    const names = partitions.map(({ values: [value] }) =>
      value && "referenceValue" in value ? value.referenceValue : "",
    );
    return { names, nextPageToken };
  };

  it("split a group by name into equal parts", () => {
    expect(points(3).names).toEqual([]);
    for (let i = 0; i < 12; i++) {
      const path = i % 2 ? `g/d${String(i)}` : `c/a/g/d${String(i)}`;
      db.commit(admin, [set(path, {})]);
    }
    const { names } = points(2);
    expect(names).toHaveLength(2);
    const parts = [undefined, ...names].map((start, i) => {
      const end = names[i];
      const cursor = (name: string | undefined) =>
        name === undefined
          ? undefined
          : { values: [{ referenceValue: name }], before: true };
      const query = { ...group, startAt: cursor(start), endAt: cursor(end) };
      return idsOf(db.query(admin, ROOT, query).docs);
    });
    expect(parts.map((part) => part.length)).toEqual([4, 4, 4]);
    expect(new Set(parts.flat()).size).toBe(12);
    expect(points(100).names).toHaveLength(11);
  });

  it("come in pages", () => {
    for (const id of ["a", "b", "c", "d"]) {
      db.commit(admin, [set(`g/${id}`, {})]);
    }
    const first = points(3, { pageSize: 2 });
    expect(idsOf(first.names.map((name) => ({ name })))).toEqual(["b", "c"]);
    const pageToken = first.nextPageToken;
    expect(points(3, { pageSize: 2, pageToken })).toEqual({
      names: [nameOf("g/d")],
      nextPageToken: "",
    });
  });

  it("are refused for other queries and other people", () => {
    const options = { count: 2 };
    const refused: [StructuredQuery, string][] = [
      [{ from: [{ collectionId: "g" }] }, "all descendant collections"],
      [{ ...group, limit: 3 }, "Query limit is not supported."],
    ];
    for (const [query, message] of refused) {
      expect(() => db.partition(admin, ROOT, query, options)).toThrow(message);
    }
    expect(() => db.partition(admin, nameOf("c/a"), group, options)).toThrow(
      "Ancestor queries are not supported.",
    );
    expect(() => points(0)).toThrow("greater than zero");
    const ann = { kind: "user", auth: null } as const;
    expect(() => db.partition(ann, ROOT, group, options)).toThrow("admin");
  });
});
