import { beforeAll, describe, expect, it } from "vitest";
import type {
  Cursor,
  FieldOperator,
  Filter,
  StructuredQuery,
} from "../../contract/query";
import type { Database } from "../../contract/database";
import type { Doc, Value } from "../../contract/values";
import { nameOf, ROOT } from "../test-support/encode";
import { admin, openDatabase } from "../test-support/open";
import { randomFrom } from "../test-support/random";
import { randomValue } from "../test-support/random-value";
import { typeRank, valuesEqual } from "../values/compare";

const DOCUMENTS = 80;
const ROUNDS = 60;
const random = randomFrom(42);
const from = [{ collectionId: "c" }];
let db: Database;

beforeAll(async () => {
  ({ db } = await openDatabase());
  const some = (field: string): [string, Value][] =>
    random.below(8) === 0 ? [] : [[field, storable()]];
  for (let i = 0; i < DOCUMENTS; i++) {
    const fields = Object.fromEntries([...some("a"), ...some("b")]);
    db.commit(admin, [{ update: { name: nameOf(`c/d${i}`), fields } }]);
  }
});

/** A random value that a document may hold: no array right within an array. */
function storable(): Value {
  const value = randomValue(random);
  if (!("arrayValue" in value)) return value;
  const values = value.arrayValue.values.filter((v) => !("arrayValue" in v));
  return { arrayValue: { values } };
}

const names = (where?: Filter): Set<string> =>
  new Set(find(where ? { where } : {}).map(({ name }) => name));

function find(query: Partial<StructuredQuery>): Doc[] {
  return db.query(admin, ROOT, { from, ...query }).docs;
}

const test = (fieldPath: string, op: FieldOperator, value: Value): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const composite = (op: "AND" | "OR", ...filters: Filter[]): Filter => ({
  compositeFilter: { op, filters },
});
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const union = (...sets: Set<string>[]): Set<string> =>
  new Set(sets.flatMap((set) => [...set]));

const orderable = (value: Value): boolean =>
  !("nullValue" in value) &&
  !("doubleValue" in value && value.doubleValue === "NaN");
/** Whether a range of the operand's type may take the value in; null and NaN are only ever equal. */
const comparable = (value: Value, operand: Value): boolean =>
  orderable(operand)
    ? orderable(value) && typeRank(value) === typeRank(operand)
    : valuesEqual(value, operand);

describe("whatever the values", () => {
  it("less, equal and greater share out the documents of the operand's type", () => {
    for (let i = 0; i < ROUNDS; i++) {
      const value = storable();
      const parts = (["LESS_THAN", "EQUAL", "GREATER_THAN"] as const).map(
        (op) => names(test("a", op, value)),
      );
      const sameType = find({})
        .filter(({ fields }) => fields.a && comparable(fields.a, value))
        .map(({ name }) => name);
      expect(union(...parts)).toEqual(new Set(sameType));
      const sizes = parts.map((part) => part.size);
      expect(sizes.reduce((a, b) => a + b, 0)).toBe(sameType.length);
      const [less, equal] = parts;
      const range = orderable(value);
      expect(names(test("a", "LESS_THAN_OR_EQUAL", value))).toEqual(
        range ? union(less ?? new Set(), equal ?? new Set()) : new Set(),
      );
    }
  });

  it("or is the union, and the intersection, in the union of equalities", () => {
    for (let i = 0; i < ROUNDS; i++) {
      const x = test("a", "EQUAL", storable());
      const y = test("b", "EQUAL", storable());
      const both = names(composite("AND", x, y));
      expect(names(composite("OR", x, y))).toEqual(union(names(x), names(y)));
      expect(both).toEqual(
        new Set([...names(x)].filter((name) => names(y).has(name))),
      );
    }
  });

  it("in is the union of its equalities, not-in what is left", () => {
    const notNull: Filter = {
      unaryFilter: { field: { fieldPath: "a" }, op: "IS_NOT_NULL" },
    };
    for (let i = 0; i < ROUNDS; i++) {
      const [x, y] = [storable(), storable()];
      const equalTo = (...values: Value[]) =>
        union(...values.map((value) => names(test("a", "EQUAL", value))));
      const equal = equalTo(x, y);
      expect(names(test("a", "IN", list(x, y)))).toEqual(
        equalTo(...[x, y].filter(orderable)),
      );
      const left = [...names(notNull)].filter((name) => !equal.has(name));
      const anyNull = [x, y].some((value) => "nullValue" in value);
      expect(names(test("a", "NOT_IN", list(x, y)))).toEqual(
        new Set(anyNull ? [] : left),
      );
    }
  });

  it("pages by cursor give every document once, in the order of the whole", () => {
    const directions = ["ASCENDING", "DESCENDING"] as const;
    for (let i = 0; i < ROUNDS / 4; i++) {
      const fieldPaths = random.pick([["a"], ["b", "a"], ["a", "b"], []]);
      const orderBy = fieldPaths.map((fieldPath) => ({
        field: { fieldPath },
        direction: random.pick(directions),
      }));
      const whole = find({ orderBy });
      const limit = 1 + random.below(9);
      const pages: Doc[] = [];
      let startAt: Cursor | undefined;
      for (;;) {
        const page = find({ orderBy, limit, startAt });
        pages.push(...page);
        const last = page.at(-1);
        if (!last) break;
        const values = fieldPaths.map((path) => last.fields[path] as Value);
        startAt = {
          values: [...values, { referenceValue: last.name }],
          before: false,
        };
      }
      expect(pages).toEqual(whole);
      const reversed = fieldPaths.length === 0 ? [] : find(reverse(orderBy));
      if (fieldPaths.length > 0) expect(reversed.reverse()).toEqual(whole);
    }
  });
});

function reverse(
  orderBy: NonNullable<StructuredQuery["orderBy"]>,
): Partial<StructuredQuery> {
  return {
    orderBy: orderBy.map(({ field, direction }) => ({
      field,
      direction: direction === "DESCENDING" ? "ASCENDING" : "DESCENDING",
    })),
  };
}
