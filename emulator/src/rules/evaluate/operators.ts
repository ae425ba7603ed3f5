import {
  impliesContains,
  impliesNotEqual,
  impliesOrder,
} from "../list/implies";
import type { BinaryOperator } from "../syntax/ast";
import { compare } from "../values/compare";
import { equals, includes, isUndecided } from "../values/equality";
import type { ConstraintValue, RulesValue } from "../values/value";
import { bool, TRUE } from "../values/value";
import { knownField } from "./access";
import { arithmetic } from "./arithmetic";
import { undecidable, unsupported } from "./errors";

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
  if (sign === null) {
    throw unsupported(`${left.kind} ${operator} ${right.kind}`, "same types");
  }
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
    case "set":
      return bool(includes(container.items, item));
    case "map":
      if (isUndecided(item)) throw undecidable("in");
      return bool(item.kind === "string" && container.entries.has(item.value));
    case "constraint":
      return proven(impliesContains(container.tests, item), "in");
    case "partial": {
      const known =
        item.kind === "string" && knownField(container.knowledge, item.value);
      return proven(Boolean(known), "in");
    }
    default:
      throw unsupported(`in ${container.kind}`, "list, set or map");
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
  if (value.kind !== "bool") throw unsupported(`!${value.kind}`, "bool");
  return bool(!value.value);
}

/** `value is typeName`. Throws EvaluationError when a query leaves the value open. */
export function isOfType(value: RulesValue, typeName: string): boolean {
  if (value.kind === "constraint" || value.kind === "partial") {
    throw undecidable("a type");
  }
  if (value.kind === "numeric") {
    if (typeName === "int" || typeName === "float") throw undecidable("a type");
    return typeName === "number";
  }
  if (typeName === "number")
    return value.kind === "int" || value.kind === "float";
  return value.kind === typeName;
}
