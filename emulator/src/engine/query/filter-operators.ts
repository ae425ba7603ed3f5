import type { FieldOperator, UnaryOperator, Value } from "../../contract";
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

function range(operand: Value, accepts: (order: number) => boolean): ValueTest {
  const rank = typeRank(operand);
  return (value) =>
    value !== undefined &&
    typeRank(value) === rank &&
    accepts(compareValues(value, operand));
}

/** The test a field filter makes. */
export function fieldTest(op: FieldOperator, operand: Value): ValueTest {
  const list = listOf(operand);
  switch (op) {
    case "EQUAL":
      return (value) => value !== undefined && valuesEqual(value, operand);
    case "NOT_EQUAL":
      return (value) =>
        value !== undefined && !isNull(value) && !valuesEqual(value, operand);
    case "LESS_THAN":
      return range(operand, (order) => order < 0);
    case "LESS_THAN_OR_EQUAL":
      return range(operand, (order) => order <= 0);
    case "GREATER_THAN":
      return range(operand, (order) => order > 0);
    case "GREATER_THAN_OR_EQUAL":
      return range(operand, (order) => order >= 0);
    case "ARRAY_CONTAINS":
      return (value) => value !== undefined && includes(listOf(value), operand);
    case "IN":
      return (value) => value !== undefined && includes(list, value);
    case "ARRAY_CONTAINS_ANY":
      return (value) =>
        value !== undefined &&
        listOf(value).some((item) => includes(list, item));
    case "NOT_IN": {
      const matchable = !list.some(isNull);
      return (value) =>
        value !== undefined &&
        matchable &&
        !isNull(value) &&
        !includes(list, value);
    }
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
