import type { FieldOperator, UnaryOperator } from "../../contract/query";
import type { Value } from "../../contract/values";
import { compareValues, typeRank, valuesEqual } from "../values/compare";

/** Decides on the value of a field; `undefined` is a missing field. */
export type ValueTest = (value: Value | undefined) => boolean;

const isNull = (value: Value): boolean => "nullValue" in value;
const isNaNValue = (value: Value): boolean =>
  "doubleValue" in value && value.doubleValue === "NaN";

/** The members of an array value, none for anything else. */
export function listOf(value: Value): Value[] {
  return "arrayValue" in value ? value.arrayValue.values : [];
}

const includes = (list: Value[], value: Value): boolean =>
  list.some((item) => valuesEqual(item, value));

/** Null and NaN are found by the unary filters alone: a list filter passes over them. */
const findable = (value: Value): boolean =>
  !isNull(value) && !isNaNValue(value);

const nothing: ValueTest = () => false;

function range(operand: Value, accepts: (order: number) => boolean): ValueTest {
  if (!findable(operand)) return nothing;
  const rank = typeRank(operand);
  return (value) =>
    value !== undefined &&
    typeRank(value) === rank &&
    !isNaNValue(value) &&
    accepts(compareValues(value, operand));
}

function containsAny(wanted: Value[]): ValueTest {
  const list = wanted.filter(findable);
  return (value) =>
    value !== undefined && listOf(value).some((item) => includes(list, item));
}

function isIn(wanted: Value[]): ValueTest {
  const list = wanted.filter(findable);
  return (value) => value !== undefined && includes(list, value);
}

function isNotIn(list: Value[]): ValueTest {
  if (list.some(isNull)) return nothing;
  return (value) =>
    value !== undefined && !isNull(value) && !includes(list, value);
}

/** The test a field filter makes. */
export function fieldTest(op: FieldOperator, operand: Value): ValueTest {
  switch (op) {
    case "EQUAL":
      return (value) => value !== undefined && valuesEqual(value, operand);
    case "NOT_EQUAL":
      return isNotIn([operand]);
    case "LESS_THAN":
      return range(operand, (order) => order < 0);
    case "LESS_THAN_OR_EQUAL":
      return range(operand, (order) => order <= 0);
    case "GREATER_THAN":
      return range(operand, (order) => order > 0);
    case "GREATER_THAN_OR_EQUAL":
      return range(operand, (order) => order >= 0);
    case "ARRAY_CONTAINS":
      return containsAny([operand]);
    case "IN":
      return isIn(listOf(operand));
    case "ARRAY_CONTAINS_ANY":
      return containsAny(listOf(operand));
    case "NOT_IN":
      return isNotIn(listOf(operand));
  }
}

/** The test a unary filter makes. */
export function unaryTest(op: UnaryOperator): ValueTest {
  switch (op) {
    case "IS_NULL":
      return (value) => value !== undefined && isNull(value);
    case "IS_NAN":
      return (value) => value !== undefined && isNaNValue(value);
    case "IS_NOT_NULL":
      return (value) => value !== undefined && !isNull(value);
    case "IS_NOT_NAN":
      return (value) =>
        value !== undefined && !isNull(value) && !isNaNValue(value);
  }
}
