import { beforeEach, describe, expect, it } from "vitest";
import type { Filter, StructuredQuery } from "../../contract/query";
import { nameOf, where } from "../test-support/encode";
import { openDatabase } from "../test-support/open";

type Run = Awaited<ReturnType<typeof openDatabase>>["run"];

let run: Run;
beforeEach(async () => {
  ({ run } = await openDatabase());
});

const by = (fieldPath: string) => ({ field: { fieldPath } });
const and = (...filters: Filter[]): Filter => ({
  compositeFilter: { op: "AND", filters },
});
const or = (...filters: Filter[]): Filter => ({
  compositeFilter: { op: "OR", filters },
});

describe("limits of queries", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => i);

  it.each<[string, Partial<StructuredQuery>]>([
    ["31 values in in", { where: where("a", "IN", many(31)) }],
    ["11 values in not-in", { where: where("a", "NOT_IN", many(11)) }],
    ["an empty in", { where: where("a", "IN", []) }],
    ["in without a list", { where: where("a", "IN", 1) }],
    [
      "32 disjunctions",
      {
        where: and(where("a", "IN", many(4)), where("b", "IN", many(8))),
      },
    ],
    [
      "two array tests together",
      {
        where: and(
          where("a", "ARRAY_CONTAINS", 1),
          where("b", "ARRAY_CONTAINS_ANY", [1]),
        ),
      },
    ],
    [
      "not-in beside or",
      {
        where: and(
          where("a", "NOT_IN", [1]),
          or(where("b", "EQUAL", 1), where("b", "EQUAL", 2)),
        ),
      },
    ],
    ["a name that is no reference", { where: where("__name__", "EQUAL", "a") }],
    ["a negative limit", { limit: -1 }],
    ["a negative offset", { offset: -1 }],
    ["a field ordered twice", { orderBy: [by("a"), by("a")] }],
    [
      "two collections",
      { from: [{ collectionId: "c" }, { collectionId: "d" }] },
    ],
    ["a field ordered after the name", { orderBy: [by("__name__"), by("a")] }],
    [
      "an inequality field left to order after the name",
      { where: where("a", "NOT_EQUAL", 1), orderBy: [by("__name__")] },
    ],
    [
      "two negations",
      { where: and(where("a", "NOT_EQUAL", 1), where("b", "NOT_EQUAL", 1)) },
    ],
    [
      "a name beside an inequality on a field",
      {
        where: and(where("a", "NOT_EQUAL", 1), {
          fieldFilter: {
            field: { fieldPath: "__name__" },
            op: "EQUAL",
            value: { referenceValue: nameOf("c/a") },
          },
        }),
      },
    ],
    [
      "a filter over all collections",
      { from: [{ collectionId: "" }], where: where("a", "EQUAL", 1) },
    ],
    [
      "an order over all collections",
      { from: [{ collectionId: "" }], orderBy: [by("a")] },
    ],
    ["a bad field path", { orderBy: [by("a..b")] }],
  ])("refuses %s", (_label, query) => {
    expect(() => run(query)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENT" }),
    );
  });

  it("allows 30 disjunctions and array tests in different ones", () => {
    expect(
      run({ where: and(where("a", "IN", many(5)), where("b", "IN", many(6))) }),
    ).toEqual([]);
    expect(
      run({
        where: or(
          where("a", "ARRAY_CONTAINS", 1),
          where("b", "ARRAY_CONTAINS", 2),
        ),
      }),
    ).toEqual([]);
  });
});
