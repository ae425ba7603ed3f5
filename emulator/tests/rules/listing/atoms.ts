import fc from "fast-check";
import type {
  FieldOperator,
  Filter,
  UnaryOperator,
} from "../../../src/contract/query";
import type { Value } from "../../../src/contract/values";
import {
  anything,
  array,
  bound,
  FIELDS,
  literal,
  scalar,
  text,
} from "./values";

/** A condition of the rules, and filters that might make a query prove it. */
export interface Condition {
  text: string;
  hints: Filter[];
  /** Values of fields at which the condition changes its mind. */
  turns: Filter[];
}

/** A filter on one field. */
export const filterOn = (
  fieldPath: string,
  op: FieldOperator,
  value: Value,
): Filter => ({ fieldFilter: { field: { fieldPath }, op, value } });

const unaryOn = (fieldPath: string, op: UnaryOperator): Filter => ({
  unaryFilter: { field: { fieldPath }, op },
});

/** Equality as a client asks for it: null and NaN are unary filters. */
export function equalityOn(fieldPath: string, value: Value): Filter {
  if ("nullValue" in value) return unaryOn(fieldPath, "IS_NULL");
  const nan = "doubleValue" in value && value.doubleValue === "NaN";
  return nan
    ? unaryOn(fieldPath, "IS_NAN")
    : filterOn(fieldPath, "EQUAL", value);
}

const ORDERS: readonly [string, FieldOperator][] = [
  ["<", "LESS_THAN"],
  ["<=", "LESS_THAN_OR_EQUAL"],
  [">", "GREATER_THAN"],
  [">=", "GREATER_THAN_OR_EQUAL"],
];

/** Where rules find the documents of their database. */
export const DOCUMENTS = "/databases/$(database)/documents";
const field = fc.oneof(
  { arbitrary: fc.constant("a"), weight: 3 },
  fc.constantFrom(...FIELDS),
);
const several = fc.array(scalar, { minLength: 1, maxLength: 3 });
const read = (path: string): string => `resource.data.${path}`;
/** Conditions that no filter makes more provable. */
export const plain = (...texts: string[]): fc.Arbitrary<Condition> =>
  fc.constantFrom(...texts).map((one) => hinted(one));
const hinted = (one: string, ...hints: Filter[]): Condition => ({
  text: one,
  hints,
  turns: [],
});

/** The condition compares the field at `path` with `value`. */
const turning = (
  condition: Condition,
  path: string,
  value: Value,
): Condition => ({
  ...condition,
  turns: [filterOn(path, "EQUAL", value)],
});

/** Equality in the ways it is written. */
export const equality = fc
  .record({
    path: field,
    value: anything,
    form: fc.constantFrom("==", "==", "get", "let", "list", "map", "!="),
  })
  .map(({ path, value, form }): Condition => {
    const it = read(path);
    const same = literal(value);
    const forms: Record<string, string> = {
      "==": `${it} == ${same}`,
      "!=": `!(${it} != ${same})`,
      get: `resource.data.get(${path === "m.x" ? "['m', 'x']" : `'${path}'`}, ${same}) == ${same}`,
      let: path === "m.x" ? `${it} == ${same}` : `has('${path}', ${same})`,
      list: `[${it}].hasAny([${same}])`,
      map: `{'v': ${it}} == {'v': ${same}}`,
    };
    return hinted(forms[form] ?? "", equalityOn(path, value));
  });

/** A range that starts or ends at the value itself or at another one. */
const range = (path: string, value: Value): fc.Arbitrary<Filter> =>
  fc
    .tuple(fc.constantFrom(...ORDERS), fc.oneof(fc.constant(value), bound))
    .map(([[, op], from]) => filterOn(path, op, from));

/** Filters that leave a field open, and that may or may not keep `value` out. */
const open = (path: string, value: Value): fc.Arbitrary<Filter> =>
  fc.oneof(
    range(path, value),
    fc
      .oneof(fc.constant(value), bound)
      .map((other) => filterOn(path, "NOT_EQUAL", other)),
    several.map((others) => filterOn(path, "NOT_IN", array(others))),
    several.map((others) =>
      filterOn(path, "NOT_IN", array([value, ...others])),
    ),
    fc.constantFrom("IS_NOT_NULL", "IS_NOT_NAN").map((op) => unaryOn(path, op)),
  );

/** `!=` and `==` against a field that the query leaves open. */
export const difference = fc
  .record({
    path: field,
    value: fc.oneof(bound, scalar),
    form: fc.constantFrom("!=", "!(==)", "=="),
  })
  .chain(({ path, value, form }) =>
    open(path, value).map((hint) => {
      const operator = form === "!=" ? "!=" : "==";
      const text = `${read(path)} ${operator} ${literal(value)}`;
      const one = hinted(form === "!(==)" ? `!(${text})` : text, hint);
      return turning(one, path, value);
    }),
  );

/** The four orders. */
export const order = fc
  .record({ path: field, rule: fc.constantFrom(...ORDERS), value: bound })
  .chain(({ path, rule: [operator, op], value }) =>
    fc
      .oneof(
        fc.constant(filterOn(path, op, value)),
        range(path, value),
        fc.constant(equalityOn(path, value)),
      )
      .map((hint) =>
        turning(
          hinted(`${read(path)} ${operator} ${literal(value)}`, hint),
          path,
          value,
        ),
      ),
  );

/** A field that is one of several values. */
export const membership = fc
  .record({ path: field, values: several, take: fc.nat(2) })
  .map(({ path, values, take }) =>
    hinted(
      `${read(path)} in [${values.map(literal).join(", ")}]`,
      filterOn(path, "IN", array(values.slice(0, take + 1))),
    ),
  );

/** A list that holds one of several values. */
export const contained = fc
  .record({
    values: several,
    form: fc.constantFrom("in", "any", "all"),
    any: fc.boolean(),
  })
  .map(({ values, form, any }) => {
    const list = `[${values.map(literal).join(", ")}]`;
    const first = values[0] ?? text("x");
    const forms: Record<string, string> = {
      in: `${literal(first)} in resource.data.tags`,
      any: `resource.data.tags.hasAny(${list})`,
      all: `resource.data.tags.hasAll(${list})`,
    };
    return hinted(
      forms[form] ?? "",
      any
        ? filterOn("tags", "ARRAY_CONTAINS_ANY", array(values))
        : filterOn("tags", "ARRAY_CONTAINS", first),
    );
  });

/** What looks at how a value is kept, which equality does not decide. */
export const shape = fc
  .record({
    path: field,
    value: anything,
    form: fc.constantFrom(
      "is int",
      "is float",
      "is number",
      "is string",
      "is list",
      "is map",
      "+ 1 == 2",
      "/ 2 == 0",
      "% 2 == 1",
      ".size() == 1",
      ".matches('.*a.*')",
      "in {'x': 1}",
      "[0] == 'x'",
      "> 0 ? true : false",
    ),
    negated: fc.boolean(),
    different: fc.nat(2).map((n) => n === 0),
  })
  .map(({ path, value, form, negated, different }) =>
    hinted(
      `${negated ? "!" : ""}(${read(path)} ${form})`,
      different
        ? filterOn(path, "NOT_EQUAL", text("bob"))
        : equalityOn(path, value),
    ),
  );

/** The owner, asked for directly, through functions and through lookups. */
export const owner = fc
  .constantFrom(
    "resource.data.owner == request.auth.uid",
    "owns()",
    "isOf(resource.data, request.auth.uid)",
    `get(${DOCUMENTS}/members/$(resource.data.owner)).data.role == 'admin'`,
    `exists(${DOCUMENTS}/members/$(resource.data.owner))`,
  )
  .map((one) => hinted(one, filterOn("owner", "EQUAL", text("alice"))));

/** What a query has no part in. */
export const always = plain(
  "true",
  "request.auth != null",
  "request.auth.uid == 'alice'",
  "request.auth.token.admin == true",
  "role() == 'admin'",
  `exists(${DOCUMENTS}/members/$(request.auth.uid))`,
  "resource != null",
);

/** What hardly any query proves. */
export const never = plain(
  "false",
  "resource == null",
  "resource.data == {'a': 1}",
  "resource.data.size() == 1",
  "resource.data.keys().hasAll(['a'])",
  "resource.data.keys().hasOnly(['a', 'b', 'owner', 'tags'])",
  "!('secret' in resource.data)",
  "!('b' in resource.data)",
  "resource.data.diff({'a': 1}).affectedKeys().hasOnly(['b'])",
  "!({'a': 1}).diff(resource.data).addedKeys().hasAny(['b'])",
  "resource.data.a == resource.data.b",
  "resource.data.a < resource.data.b",
  "resource.data.a != resource.data.b",
  "resource.data.get('secret', false) == false",
  "resource.data.m is map",
  "resource.data.at < request.time",
  "'a' in resource.data",
  `!exists(${DOCUMENTS}/members/$(id))`,
  "id == 'd0'",
  "id != 'd0'",
  "[resource.data.a, resource.data.b].toSet().size() == 1",
);
