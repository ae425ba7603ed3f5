import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../contract/database";
import type { Filter, StructuredQuery } from "../../contract/query";
import { randomFrom } from "../test-support/random";
import type { Plain } from "../test-support/encode";
import { encode, nameOf, ROOT, set, where } from "../test-support/encode";
import { admin, idsOf, openDatabase } from "../test-support/open";

type Run = Awaited<ReturnType<typeof openDatabase>>["run"];

let db: Database;
let run: Run;
beforeEach(async () => {
  ({ db, run } = await openDatabase());
});

function seed(documents: Record<string, Record<string, Plain>>): void {
  const writes = Object.entries(documents).map(([id, fields]) =>
    set(`c/${id}`, fields),
  );
  db.commit(admin, writes);
}

const by = (fieldPath: string, direction?: "DESCENDING") => ({
  field: { fieldPath },
  ...(direction && { direction }),
});
const and = (...filters: Filter[]): Filter => ({
  compositeFilter: { op: "AND", filters },
});
const or = (...filters: Filter[]): Filter => ({
  compositeFilter: { op: "OR", filters },
});
const unary = (
  fieldPath: string,
  op: "IS_NAN" | "IS_NULL" | "IS_NOT_NAN" | "IS_NOT_NULL",
): Filter => ({ unaryFilter: { field: { fieldPath }, op } });

describe("filters", () => {
  beforeEach(() => {
    seed({
      n1: { v: 1, tags: ["x", 1] },
      n2: { v: 2.5, tags: ["y"] },
      s: { v: "1", tags: "x" },
      nul: { v: null },
      nan: { v: NaN },
      none: { w: 1 },
      arr: { v: [1] },
      odd: { tags: [null, NaN] },
    });
  });

  it.each<[string, Filter, string[]]>([
    ["==", where("v", "EQUAL", 1), ["n1"]],
    ["== null", where("v", "EQUAL", null), ["nul"]],
    ["!=", where("v", "NOT_EQUAL", 1), ["nan", "n2", "s", "arr"]],
    ["<", where("v", "LESS_THAN", 2.5), ["n1"]],
    ["<=", where("v", "LESS_THAN_OR_EQUAL", 2.5), ["n1", "n2"]],
    [">", where("v", "GREATER_THAN", 1), ["n2"]],
    [">=", where("v", "GREATER_THAN_OR_EQUAL", 1), ["n1", "n2"]],
    [">= text", where("v", "GREATER_THAN_OR_EQUAL", ""), ["s"]],
    ["in", where("v", "IN", [1, "1", 7]), ["n1", "s"]],
    ["in passes over null and NaN", where("v", "IN", [null, NaN, 1]), ["n1"]],
    ["< NaN", where("v", "LESS_THAN_OR_EQUAL", NaN), []],
    ["<= null", where("v", "LESS_THAN_OR_EQUAL", null), []],
    ["!= null as a field filter", where("v", "NOT_EQUAL", null), []],
    ["not-in", where("v", "NOT_IN", [1, "1"]), ["nan", "n2", "arr"]],
    ["not-in null", where("v", "NOT_IN", [null]), []],
    ["contains", where("tags", "ARRAY_CONTAINS", "x"), ["n1"]],
    [
      "contains any",
      where("tags", "ARRAY_CONTAINS_ANY", ["y", 1]),
      ["n1", "n2"],
    ],
    ["contains null", where("tags", "ARRAY_CONTAINS", null), []],
    ["contains NaN", where("tags", "ARRAY_CONTAINS", NaN), []],
    [
      "contains any, null and NaN passed over",
      where("tags", "ARRAY_CONTAINS_ANY", [null, NaN, "y"]),
      ["n2"],
    ],
    ["is null", unary("v", "IS_NULL"), ["nul"]],
    ["is nan", unary("v", "IS_NAN"), ["nan"]],
    ["is not null", unary("v", "IS_NOT_NULL"), ["nan", "n1", "n2", "s", "arr"]],
    ["is not nan", unary("v", "IS_NOT_NAN"), ["n1", "n2", "s", "arr"]],
    ["missing field", where("zzz", "EQUAL", 1), []],
  ])("%s", (_label, filter, expected) => {
    expect(run({ where: filter })).toEqual(expected);
  });

  it("compares numbers of both types by value", () => {
    expect(run({ where: where("v", "EQUAL", 2.5) })).toEqual(["n2"]);
    const one = { fieldPath: "v" };
    const value = { doubleValue: 1 };
    const filter: Filter = { fieldFilter: { field: one, op: "EQUAL", value } };
    expect(run({ where: filter })).toEqual(["n1"]);
  });

  it("an empty composite filters nothing", () => {
    expect(run({ where: and() })).toEqual(run({}));
    expect(run({ where: or() })).toEqual(run({}));
  });

  it("filters by document name", () => {
    const reference = (id: string) => ({ referenceValue: nameOf(`c/${id}`) });
    const field = { fieldPath: "__name__" };
    const values = [reference("s"), reference("n1"), reference("gone")];
    const isIn: Filter = {
      fieldFilter: { field, op: "IN", value: { arrayValue: { values } } },
    };
    expect(run({ where: isIn })).toEqual(["n1", "s"]);
    const after: Filter = {
      fieldFilter: { field, op: "GREATER_THAN", value: reference("nan") },
    };
    expect(run({ where: after })).toEqual(["none", "nul", "odd", "s"]);
  });
});

describe("composite filters", () => {
  beforeEach(() => {
    seed({
      both: { x: 1, y: 2, z: 9 },
      left: { x: 1, y: 9, z: 9 },
      right: { x: 9, y: 2, z: 9 },
      neither: { x: 3, y: 3, z: 9 },
      outer: { x: 9, y: 9, z: 3 },
    });
  });
  const x1 = where("x", "EQUAL", 1);
  const y2 = where("y", "EQUAL", 2);

  it("and: every part matches", () => {
    expect(run({ where: and(x1, y2) })).toEqual(["both"]);
  });
  it("or: union without repeats, in order", () => {
    expect(run({ where: or(y2, x1) })).toEqual(["both", "left", "right"]);
  });
  it("nested", () => {
    const filter = or(and(x1, y2), where("z", "EQUAL", 3));
    expect(run({ where: filter })).toEqual(["both", "outer"]);
  });
});

describe("order", () => {
  it("leaves out documents without an ordered field and breaks ties by name", () => {
    seed({ b: { n: 1 }, a: { n: 1 }, c: { n: 0 }, d: { m: 1 } });
    expect(run({ orderBy: [by("n")] })).toEqual(["c", "a", "b"]);
    expect(run({ orderBy: [by("n", "DESCENDING")] })).toEqual(["b", "a", "c"]);
    expect(run({ orderBy: [by("__name__", "DESCENDING")] })).toEqual([
      "d",
      "c",
      "b",
      "a",
    ]);
  });

  it("adds inequality fields by name, in the last direction", () => {
    seed({
      p: { a: 2, b: 1, k: 0 },
      q: { a: 1, b: 2, k: 0 },
      r: { b: 3, k: 0 },
    });
    const filter = and(
      where("b", "GREATER_THAN", 0),
      where("a", "GREATER_THAN", 0),
    );
    expect(run({ where: filter })).toEqual(["q", "p"]);
    expect(run({ where: filter, orderBy: [by("k", "DESCENDING")] })).toEqual([
      "p",
      "q",
    ]);
  });

  it("gives the same first documents with and without a limit", () => {
    const random = randomFrom(3);
    seed(
      Object.fromEntries(
        Array.from({ length: 60 }, (_, i) => [
          `d${i}`,
          { n: random.below(8), m: random.below(4) },
        ]),
      ),
    );
    const orderBy = [by("n", "DESCENDING"), by("m")];
    const all = run({ orderBy });
    expect(all).toHaveLength(60);
    for (const [offset, limit] of [
      [0, 1],
      [0, 7],
      [5, 20],
      [55, 20],
      [90, 3],
    ] as const) {
      expect(run({ orderBy, offset, limit })).toEqual(
        all.slice(offset, offset + limit),
      );
    }
  });
});

it("orders by an inequality on the name last, as the SDK counts its cursors", () => {
  seed({ a: { z: 2 }, b: { z: 1 }, c: { z: 0 } });
  const floor = { referenceValue: nameOf("c/a") };
  const named: Filter = {
    fieldFilter: {
      field: { fieldPath: "__name__" },
      op: "GREATER_THAN",
      value: floor,
    },
  };
  const filter = and(named, where("z", "GREATER_THAN_OR_EQUAL", 0));
  expect(run({ where: filter })).toEqual(["c", "b"]);
});

describe("cursors", () => {
  beforeEach(() => {
    seed(
      Object.fromEntries([1, 2, 3, 4, 5].map((pos) => [`pos-${pos}`, { pos }])),
    );
  });
  const at3 = (before: boolean) => ({ values: [encode(3)], before });
  const orderBy = [by("pos")];

  it.each<[string, Partial<StructuredQuery>, number[]]>([
    ["startAt", { startAt: at3(true) }, [3, 4, 5]],
    ["startAfter", { startAt: at3(false) }, [4, 5]],
    ["endAt", { endAt: at3(false) }, [1, 2, 3]],
    ["endBefore", { endAt: at3(true) }, [1, 2]],
  ])("%s", (_label, cursor, expected) => {
    expect(run({ orderBy, ...cursor })).toEqual(
      expected.map((n) => `pos-${n}`),
    );
  });

  it("follow the direction of the order", () => {
    const down = [by("pos", "DESCENDING")];
    expect(run({ orderBy: down, startAt: at3(false), limit: 1 })).toEqual([
      "pos-2",
    ]);
  });

  it("tell equal values apart by the implicit name", () => {
    db.commit(admin, [
      set("t/a", { v: 1 }),
      set("t/b", { v: 1 }),
      set("t/c", { v: 2 }),
    ]);
    const values = [encode(1), { referenceValue: nameOf("t/b") }];
    expect(
      run({
        from: [{ collectionId: "t" }],
        orderBy: [by("v")],
        startAt: { values, before: true },
      }),
    ).toEqual(["b", "c"]);
  });

  it("may not have more values than the order", () => {
    const values = [encode(1), { referenceValue: nameOf("c/a") }, encode(1)];
    expect(() => run({ orderBy, startAt: { values } })).toThrow("too many");
    expect(() => run({ startAt: { values: [encode(1)] } })).toThrow(
      "Cursor __key__ value is not a document reference.",
    );
  });
});

describe("sources", () => {
  beforeEach(() => {
    db.commit(admin, [
      set("zoos/z1/pens/p1", { n: 1 }),
      set("zoos/z2/pens/p2", { n: 2 }),
      set("zoos/z1/pens/p1/pens/inner", { n: 3 }),
      set("pens/top", { n: 4 }),
      set("zoos/z1", {}),
    ]);
  });
  const from = (collectionId: string, allDescendants = false) => ({
    from: [{ collectionId, allDescendants }],
  });

  it("a collection is only its own documents", () => {
    expect(run(from("pens"))).toEqual(["top"]);
    expect(run(from("pens"), nameOf("zoos/z1"))).toEqual(["p1"]);
  });
  it("a group is all collections of an id, in the order of names", () => {
    expect(run(from("pens", true))).toEqual(["top", "p1", "inner", "p2"]);
    expect(run(from("pens", true), nameOf("zoos/z1"))).toEqual(["p1", "inner"]);
    const orderBy = [by("__name__", "DESCENDING")];
    expect(run({ ...from("pens", true), orderBy })).toEqual([
      "p2",
      "inner",
      "p1",
      "top",
    ]);
  });
  it("no collection id means every descendant, as recursive deletion asks", () => {
    const reference = (path: string) => ({ referenceValue: nameOf(path) });
    const field = { fieldPath: "__name__" };
    const low = reference("zoos/__id-9223372036854775808__");
    const high = reference("zoos\u0000/__id-9223372036854775808__");
    const range = and(
      { fieldFilter: { field, op: "GREATER_THAN_OR_EQUAL", value: low } },
      { fieldFilter: { field, op: "LESS_THAN", value: high } },
    );
    const query = {
      ...from("", true),
      where: range,
      orderBy: [by("__name__")],
    };
    expect(run(query)).toEqual(["z1", "p1", "inner", "p2"]);
  });
});

describe("projection", () => {
  it("keeps the chosen fields, or none for the name alone", () => {
    seed({ a: { x: { y: 1, z: 2 }, w: 3 } });
    const select = (...paths: string[]) =>
      db.query(admin, ROOT, {
        from: [{ collectionId: "c" }],
        select: { fields: paths.map((fieldPath) => ({ fieldPath })) },
      }).docs[0]?.fields;
    expect(select("x.y")).toEqual({ x: encode({ y: 1 }) });
    expect(select("__name__")).toEqual({});
    expect(select("gone")).toEqual({});
  });
});

it("reports what the offset skipped", () => {
  seed({ a: {}, b: {}, c: {} });
  const query = { from: [{ collectionId: "c" }], offset: 2 };
  const { docs, skipped } = db.query(admin, ROOT, query);
  expect([idsOf(docs), skipped]).toEqual([["c"], 2]);
  expect(db.query(admin, ROOT, { ...query, offset: 9 }).skipped).toBe(3);
});
