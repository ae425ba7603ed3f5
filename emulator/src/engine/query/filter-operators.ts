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

/** NaN is a number, but in no range of numbers. */
function range(operand: Value, accepts: (order: number) => boolean): ValueTest {
  const rank = typeRank(operand);
  if (isNaNValue(operand)) return () => false;
  return (value) =>
    value !== undefined &&
    typeRank(value) === rank &&
    !isNaNValue(value) &&
    accepts(compareValues(value, operand));
}

/** What `in` and `array-contains-any` look for: null and NaN among the values match nothing. */
const wanted = (list: Value[]): Value[] =>
  list.filter((item) => !isNull(item) && !isNaNValue(item));

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
    case "IN": {
      const values = wanted(list);
      return (value) => value !== undefined && includes(values, value);
    }
    case "ARRAY_CONTAINS_ANY": {
      const values = wanted(list);
      return (value) =>
        value !== undefined &&
        listOf(value).some((item) => includes(values, item));
    }
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
