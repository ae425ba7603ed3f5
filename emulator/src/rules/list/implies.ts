import { compare } from "../values/compare";
import { equals, isUndecided } from "../values/equality";
import type { FieldTest, RulesValue } from "../values/value";

type OrderOperator = "<" | "<=" | ">" | ">=";

/** Whether `field test` alone makes `field operator value` true for every document. */
function impliesOne(
  test: FieldTest,
  operator: OrderOperator,
  value: RulesValue,
): boolean {
  const { operator: known } = test;
  const sameDirection =
    (known === "<" || known === "<=" || known === ">" || known === ">=") &&
    known[0] === operator[0];
  if (!sameDirection) return false;
  const sign = compare(test.value, value);
  if (sign === null || Number.isNaN(sign)) return false;
  if (sign === 0) return known === operator || known.length === 1;
  return operator.startsWith("<") ? sign < 0 : sign > 0;
}

/** Whether one of the tests alone makes `field operator value` true. */
export const impliesOrder = (
  tests: readonly FieldTest[],
  operator: OrderOperator,
  value: RulesValue,
): boolean => tests.some((test) => impliesOne(test, operator, value));

function outside(test: FieldTest, value: RulesValue): boolean {
  const sign = compare(test.value, value);
  if (sign === null) return test.value.kind !== value.kind;
  switch (test.operator) {
    case "<":
      return sign <= 0;
    case "<=":
      return sign < 0;
    case ">":
      return sign >= 0;
    case ">=":
      return sign > 0;
    default:
      return false;
  }
}

function excludes(test: FieldTest, value: RulesValue): boolean {
  // `!=` passes over null whatever its value.
  if (value.kind === "null" && test.operator === "!=") return true;
  switch (test.operator) {
    case "!=":
      return equals(test.value, value);
    case "not-in":
      return (
        test.value.kind === "list" &&
        test.value.items.some((item) => equals(item, value))
      );
    case "contains":
      return value.kind !== "list";
    default:
      return outside(test, value);
  }
}

/** Whether one of the tests alone makes `field != value` true. */
export const impliesNotEqual = (
  tests: readonly FieldTest[],
  value: RulesValue,
): boolean =>
  !isUndecided(value) && tests.some((test) => excludes(test, value));

/** A query finds `1` and `1.0` alike; to the rules they are different members of a list. */
function holdsNumber(value: RulesValue): boolean {
  switch (value.kind) {
    case "int":
    case "float":
    case "numeric":
      return true;
    case "list":
      return value.items.some(holdsNumber);
    case "map":
      return [...value.entries.values()].some(holdsNumber);
    default:
      return false;
  }
}

/** Whether one of the tests alone makes `item in field` true. */
export const impliesContains = (
  tests: readonly FieldTest[],
  item: RulesValue,
): boolean =>
  !holdsNumber(item) &&
  tests.some(
    (test) => test.operator === "contains" && equals(test.value, item),
  );
