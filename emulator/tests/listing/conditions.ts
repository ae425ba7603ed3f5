import fc from "fast-check";
import type {
  FieldOperator,
  Filter,
  Value,
  UnaryOperator,
} from "../../src/contract";
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
}

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

const DOCUMENTS = "/databases/$(database)/documents";
const field = fc.oneof(
  { arbitrary: fc.constant("a"), weight: 3 },
  fc.constantFrom(...FIELDS),
);
const several = fc.array(scalar, { minLength: 1, maxLength: 3 });
const read = (path: string): string => `resource.data.${path}`;
const plain = (...texts: string[]): fc.Arbitrary<Condition> =>
  fc.constantFrom(...texts).map((one) => ({ text: one, hints: [] }));
const hinted = (one: string, ...hints: Filter[]): Condition => ({
  text: one,
  hints,
});

const equality = fc
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

const difference = fc
  .record({ path: field, value: scalar, other: bound, more: several })
  .chain(({ path, value, other, more }) =>
    fc
      .constantFrom<Filter>(
        filterOn(path, "NOT_EQUAL", value),
        filterOn(path, "NOT_IN", array([value, ...more])),
        filterOn(path, "GREATER_THAN", other),
        filterOn(path, "LESS_THAN", other),
        equalityOn(path, other),
      )
      .map((hint) => hinted(`${read(path)} != ${literal(value)}`, hint)),
  );

const order = fc
  .record({
    path: field,
    rule: fc.constantFrom(...ORDERS),
    asked: fc.constantFrom(...ORDERS),
    value: bound,
    other: bound,
    same: fc.boolean(),
  })
  .map(({ path, rule, asked, value, other, same }) =>
    hinted(
      `${read(path)} ${rule[0]} ${literal(value)}`,
      filterOn(path, same ? rule[1] : asked[1], same ? value : other),
    ),
  );

const membership = fc
  .record({ path: field, values: several, take: fc.nat(2) })
  .map(({ path, values, take }) =>
    hinted(
      `${read(path)} in [${values.map(literal).join(", ")}]`,
      filterOn(path, "IN", array(values.slice(0, take + 1))),
    ),
  );

const contained = fc
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
const shape = fc
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

const owner = fc
  .constantFrom(
    "resource.data.owner == request.auth.uid",
    "owns()",
    "isOf(resource.data, request.auth.uid)",
    `get(${DOCUMENTS}/members/$(resource.data.owner)).data.role == 'admin'`,
    `exists(${DOCUMENTS}/members/$(resource.data.owner))`,
  )
  .map((one) => hinted(one, filterOn("owner", "EQUAL", text("alice"))));

const always = plain(
  "true",
  "request.auth != null",
  "request.auth.uid == 'alice'",
  "request.auth.token.admin == true",
  "role() == 'admin'",
  `exists(${DOCUMENTS}/members/$(request.auth.uid))`,
  "resource != null",
);

const never = plain(
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

const atom: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: equality, weight: 5 },
  { arbitrary: owner, weight: 4 },
  { arbitrary: always, weight: 3 },
  { arbitrary: order, weight: 3 },
  { arbitrary: membership, weight: 2 },
  { arbitrary: contained, weight: 3 },
  { arbitrary: difference, weight: 2 },
  { arbitrary: shape, weight: 4 },
  { arbitrary: never, weight: 2 },
);

const inNested = plain(
  "zoo == 'z1'",
  `exists(${DOCUMENTS}/zoos/$(zoo)/members/$(request.auth.uid))`,
);

function joined(form: string, parts: Condition[]): Condition {
  const [one, two, three] = parts.map((part) => `(${part.text})`);
  const hints = parts.flatMap((part) => part.hints);
  if (form === "!") return { text: `!${one ?? ""}`, hints };
  if (form === "?") {
    return { text: `${one ?? ""} ? ${two ?? ""} : ${three ?? ""}`, hints };
  }
  return { text: `${one ?? ""} ${form} ${two ?? ""}`, hints };
}

/** A condition over `resource`, `request.auth`, lookups and functions; `nested` may use `zoo`. */
export const condition = (nested: boolean): fc.Arbitrary<Condition> =>
  fc.letrec<{ node: Condition }>((tie) => {
    const node = tie("node");
    const combined = fc
      .tuple(fc.constantFrom("&&", "&&", "||", "?", "!"), node, node, node)
      .map(([form, ...parts]) =>
        joined(form, parts.slice(0, form === "!" ? 1 : form === "?" ? 3 : 2)),
      );
    return {
      node: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        {
          arbitrary: nested ? fc.oneof(atom, atom, inNested) : atom,
          weight: 3,
        },
        { arbitrary: combined, weight: 2 },
      ),
    };
  }).node;

/** Functions that conditions call. */
export const FUNCTIONS = `
    function owns() { return isOf(resource.data, request.auth.uid); }
    function isOf(data, uid) { return data.owner == uid; }
    function has(key, value) { let found = resource.data[key]; return found == value; }
    function role() { return get(${DOCUMENTS}/members/$(request.auth.uid)).data.role; }`;
