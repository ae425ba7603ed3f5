import { describe, expect, it } from "vitest";
import { anyOf, queryLimits, sizeOf } from "./any-of";
import type { Filter, Query } from "./query";

const equal = (field: string): Filter => ({ field, op: "==", value: 1 });
const asking = (where: Filter[]): Query<"tasks"> => ({
  collection: "tasks",
  where,
  orderBy: [{ field: "dueAt", direction: "asc" }],
  limit: 10,
});
const ids = (count: number) => Array.from({ length: count }, (_, i) => `s${i}`);
const statuses: Filter = { field: "status", op: "in", value: ["a", "b"] };

describe("anyOf", () => {
  it("asks nothing for no values", () => {
    expect(anyOf(asking([]), "audience", [])).toEqual([]);
  });

  it.each<[string, Filter[], number]>([
    ["30 alternatives", [equal("a")], 30],
    ["30 alternatives over two statuses", [equal("a"), statuses], 15],
    ["100 filters and orders", [equal("a"), equal("b"), statuses], 12],
    [
      "100 filters and orders, five a way",
      [equal("a"), equal("b"), equal("c"), statuses],
      9,
    ],
  ])("takes as many values as fit into %s", (_, where, most) => {
    const query = asking(where);
    expect(anyOf(query, "audience", ids(most))).toHaveLength(1);
    expect(anyOf(query, "audience", ids(most + 1))).toHaveLength(2);
    for (const { ways, components } of anyOf(query, "audience", ids(200)).map(
      sizeOf,
    )) {
      expect(ways).toBeLessThanOrEqual(queryLimits.ways);
      expect(components).toBeLessThanOrEqual(queryLimits.components);
    }
  });

  it("gives every value to one query, in order, beside the other filters", () => {
    const queries = anyOf(asking([equal("a")]), "audience", ids(65));
    expect(queries.flatMap(({ where }) => where[1]?.value)).toEqual(ids(65));
    expect(queries.map(({ where }) => where[0])).toEqual(
      queries.map(() => equal("a")),
    );
  });
});
