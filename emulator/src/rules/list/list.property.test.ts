import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Doc, FieldOperator, Filter } from "../../contract";
import { aDoc, bench, firestoreRules, stored } from "../testing/bench";
import { returned } from "../testing/matcher";

const FIELDS = ["a", "m.x"];
const ORDER: FieldOperator[] = [
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
];

// The first field more often, so that filters, rules and documents speak of the same one.
const field = fc.oneof(
  { arbitrary: fc.constant("a"), weight: 4 },
  { arbitrary: fc.constantFrom(...FIELDS), weight: 1 },
);
const bound = fc.constantFrom(1, 1.5, 2, "x");
const scalar = fc.oneof(
  { arbitrary: bound, weight: 4 },
  { arbitrary: fc.constantFrom(true, null), weight: 1 },
);
const several = fc.array(scalar, { maxLength: 3 });
const anyValue = fc.oneof(scalar, several);

const document = fc.record(
  {
    a: anyValue,
    m: fc.oneof(anyValue, fc.record({ x: anyValue })),
  },
  { requiredKeys: [] },
);

const onField = (
  op: fc.Arbitrary<FieldOperator>,
  value: fc.Arbitrary<unknown>,
): fc.Arbitrary<Filter> =>
  fc.record({ field, op, value }).map((filter) => ({
    fieldFilter: {
      field: { fieldPath: filter.field },
      op: filter.op,
      value: stored(filter.value),
    },
  }));

const simpleFilter: fc.Arbitrary<Filter> = fc.oneof(
  onField(fc.constant("EQUAL"), anyValue),
  onField(fc.constant("NOT_EQUAL"), scalar),
  onField(fc.constantFrom(...ORDER), bound),
  onField(fc.constant("ARRAY_CONTAINS"), scalar),
  onField(fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"), several),
  fc
    .record({ field, op: fc.constantFrom("IS_NULL", "IS_NOT_NULL") })
    .map(({ field: fieldPath, op }) => ({
      unaryFilter: { field: { fieldPath }, op },
    })),
);

const filter: fc.Arbitrary<Filter> = fc.letrec<{ node: Filter }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    simpleFilter,
    fc
      .record({
        op: fc.constantFrom("AND", "OR"),
        filters: fc.array(tie("node"), { minLength: 1, maxLength: 3 }),
      })
      .map((compositeFilter) => ({ compositeFilter })),
  ),
})).node;

const literal = anyValue.map((value) =>
  JSON.stringify(value).replace(/"/g, "'"),
);
const read = field.map((name) => `resource.data.${name}`);
const listLiteral = several.map((value) =>
  JSON.stringify(value).replace(/"/g, "'"),
);
const operator = fc.constantFrom("==", "!=", "<", "<=", ">", ">=");
const type = fc.constantFrom("number", "string", "list", "null", "map", "bool");

const join = (...parts: (fc.Arbitrary<string> | string)[]) =>
  fc
    .tuple(...parts.map((p) => (typeof p === "string" ? fc.constant(p) : p)))
    .map((words) => words.join(" "));

const atom: fc.Arbitrary<string> = fc.oneof(
  join(read, operator, literal),
  join(literal, operator, read),
  join(literal, "in", read),
  join(read, "in", listLiteral),
  join(read, ".hasAny(", listLiteral, ")"),
  join(read, ".hasAll(", listLiteral, ")"),
  join(read, ".hasOnly(", listLiteral, ")"),
  join(read, ".size() == 1"),
  join(read, "is", type),
  join(read, operator, read),
  join(read, "+ 1 > 1"),
  fc.constantFrom("'a'", "'m'").map((key) => `${key} in resource.data`),
  fc
    .constantFrom("a", "b", "m")
    .chain((key) => join(`resource.data.get('${key}', 1)`, operator, literal)),
  join("resource.data.get(['m', 'x'], 'x')", operator, literal),
  join("resource.data.m ==", literal),
  fc.constantFrom(
    "resource.data.keys().hasAll(['a'])",
    "resource.data.size() == 1",
    "resource.data == {'a': 1}",
    "resource.data.m is map",
    "{'v': resource.data.a} == {'v': 1}",
    "[resource.data.a].hasAny([1, 'x'])",
    "id == 'd0'",
    "true",
  ),
);

const condition: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    join("(", tie("node"), "&&", tie("node"), ")"),
    join("(", tie("node"), "||", tie("node"), ")"),
    join("!(", tie("node"), ")"),
    join("(", tie("node"), "?", tie("node"), ":", tie("node"), ")"),
  ),
})).node;

/** How many returned documents the rules proved readable; throws on one that is not. */
function provenDocuments(
  where: Filter,
  allowed: string,
  contents: readonly object[],
): number {
  const docs = contents.map((data, i): Doc => aDoc(`tasks/d${i}`, data));
  const rules = bench(
    firestoreRules(`match /tasks/{id} { allow get, list: if ${allowed}; }`),
    docs,
  );
  const query = { from: [{ collectionId: "tasks" }], where };
  if (rules.list(query) !== "ALLOW") return 0;
  const found = docs.flatMap((doc, i) => (returned(doc, where) ? [i] : []));
  for (const i of found) expect(rules.get(`tasks/d${i}`)).toBe("ALLOW");
  return found.length;
}

describe("a query the rules allow", () => {
  it("returns nothing that the same rules refuse to a get", () => {
    let proven = 0;
    fc.assert(
      fc.property(
        filter,
        condition,
        fc.array(document, { minLength: 5, maxLength: 15 }),
        (where, allowed, contents) => {
          proven += provenDocuments(where, allowed, contents);
        },
      ),
      { numRuns: 4000 },
    );
    expect(proven).toBeGreaterThan(100);
  });
});
