import type { Fields, Value } from "../../contract/values";
import type { FieldTransform } from "../../contract/write";
import { StatusError } from "../../contract/status";
import { valuesEqual } from "../values/compare";
import { getField, parseFieldPath, setField } from "../values/field-path";
import { addNumbers, compareNumbers, numeric } from "../values/number";

const NULL: Value = { nullValue: null };

interface Transformed {
  value: Value;
  result: Value;
}

function isNumber(value: Value | undefined): value is Value {
  return value !== undefined && numeric(value) !== undefined;
}

function incremented(old: Value | undefined, operand: Value): Value {
  return isNumber(old) ? addNumbers(old, operand) : operand;
}

/** The extreme of both with NaN winning; the old value stays when they are equal. */
function extreme(old: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(old)) return operand;
  const x = numeric(old) ?? 0;
  const y = numeric(operand) ?? 0;
  if (Number.isNaN(x)) return old;
  if (Number.isNaN(y)) return operand;
  return compareNumbers(y, x) * sign > 0 ? operand : old;
}

function itemsOf(value: Value | undefined): Value[] {
  return value && "arrayValue" in value ? value.arrayValue.values : [];
}

function appended(old: Value | undefined, extra: Value[]): Value {
  const values = [...itemsOf(old)];
  for (const item of extra) {
    if (!values.some((known) => valuesEqual(known, item))) values.push(item);
  }
  return { arrayValue: { values } };
}

function without(old: Value | undefined, removed: Value[]): Value {
  const values = itemsOf(old).filter(
    (item) => !removed.some((other) => valuesEqual(item, other)),
  );
  return { arrayValue: { values } };
}

function transformed(
  old: Value | undefined,
  transform: FieldTransform,
  serverTime: string,
): Transformed {
  const both = (value: Value): Transformed => ({ value, result: value });
  if (transform.setToServerValue) return both({ timestampValue: serverTime });
  if (transform.increment) return both(incremented(old, transform.increment));
  if (transform.maximum) return both(extreme(old, transform.maximum, 1));
  if (transform.minimum) return both(extreme(old, transform.minimum, -1));
  if (transform.appendMissingElements) {
    const value = appended(old, transform.appendMissingElements.values);
    return { value, result: NULL };
  }
  if (transform.removeAllFromArray) {
    const value = without(old, transform.removeAllFromArray.values);
    return { value, result: NULL };
  }
  throw new StatusError("INVALID_ARGUMENT", "A field transform is empty.");
}

/** Applies transforms in order; one result each, null for the array transforms. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  serverTime: string,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath);
    const old = getField(current, path);
    const { value, result } = transformed(old, transform, serverTime);
    current = setField(current, path, value);
    results.push(result);
  }
  return { fields: current, results };
}
