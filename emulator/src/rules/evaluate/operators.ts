import {
  impliesContains,
  impliesNotEqual,
  impliesOrder,
} from "../list/implies";
import type { BinaryOperator } from "../syntax/ast";
import { compare } from "../values/compare";
import { equals, includes, isUndecided, setIncludes } from "../values/equality";
import { typeName } from "../values/type-name";
import type { ConstraintValue, RulesValue } from "../values/value";
import { bool, TRUE } from "../values/value";
import { knownField } from "./access";
import { arithmetic } from "./arithmetic";
import {
  functionNotFound,
  noOperator,
  nullValueError,
  typeError,
  undecidable,
  unsupported,
} from "./errors";

export { negate } from "./arithmetic";

type OrderOperator = "<" | "<=" | ">" | ">=";

const MIRRORED: Readonly<Record<OrderOperator, OrderOperator>> = {
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};

/** True, or an error: what a query leaves open is never false. */
export function proven(implied: boolean, what: string): RulesValue {
  if (!implied) throw undecidable(what);
  return TRUE;
}

function holds(operator: OrderOperator, sign: number): boolean {
  switch (operator) {
    case "<":
      return sign < 0;
    case "<=":
      return sign <= 0;
    case ">":
      return sign > 0;
    case ">=":
      return sign >= 0;
  }
}

function order(
  operator: OrderOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (left.kind === "constraint") {
    return proven(impliesOrder(left.tests, operator, right), operator);
  }
  if (right.kind === "constraint") {
    const mirrored = MIRRORED[operator];
    return proven(impliesOrder(right.tests, mirrored, left), operator);
  }
  const sign = compare(left, right);
  if (sign === null) throw noOperator(operator, left, right);
  return bool(holds(operator, sign));
}

function notEqual(left: RulesValue, right: RulesValue): RulesValue {
  const proof = (open: ConstraintValue, other: RulesValue): RulesValue =>
    proven(impliesNotEqual(open.tests, other), "!=");
  if (left.kind === "constraint") return proof(left, right);
  if (right.kind === "constraint") return proof(right, left);
  return bool(!equals(left, right));
}

function contains(item: RulesValue, container: RulesValue): RulesValue {
  switch (container.kind) {
    case "list":
      return bool(includes(container.items, item));
    case "set":
      return bool(setIncludes(container.items, item));
    case "map":
      if (isUndecided(item)) throw undecidable("in");
      if (item.kind !== "string") {
        throw unsupported(`map.in(${typeName(item)})`, "map.in(string)");
      }
      return bool(container.entries.has(item.value));
    case "constraint":
      return proven(impliesContains(container.tests, item), "in");
    case "partial": {
      const known =
        item.kind === "string" && knownField(container.knowledge, item.value);
      return proven(Boolean(known), "in");
    }
    case "null":
      throw nullValueError();
    default:
      throw functionNotFound("in");
  }
}

/** `left operator right` for every operator but `&&` and `||`. Throws EvaluationError. */
export function binary(
  operator: BinaryOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case "==":
      return bool(equals(left, right));
    case "!=":
      return notEqual(left, right);
    case "in":
      return contains(left, right);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return order(operator, left, right);
    default:
      return arithmetic(operator, left, right);
  }
}

/** `!value`. Throws EvaluationError unless it is a bool. */
export function not(value: RulesValue): RulesValue {
  if (value.kind !== "bool") throw typeError(value, "bool");
  return bool(!value.value);
}

/**
 * `value is type`. No value is a `set`: production knows the word, and it holds for none. Throws
 * EvaluationError when a query leaves the value open.
 */
export function isOfType(value: RulesValue, type: string): boolean {
  if (value.kind === "constraint" || value.kind === "partial") {
    throw undecidable("a type");
  }
  if (value.kind === "numeric") {
    if (type === "int" || type === "float") throw undecidable("a type");
    return type === "number";
  }
  if (type === "number") return value.kind === "int" || value.kind === "float";
  return type !== "set" && value.kind === type;
}
