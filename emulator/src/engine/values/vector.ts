import type { Fields, Value } from "../../contract/values";
import { StatusError } from "../../contract/status";

const MAX_DIMENSIONS = 2048;

/** True for the map that stands for a vector: `__type__` and `value`. */
export function isVector(fields: Fields): boolean {
  const type = Object.hasOwn(fields, "__type__") ? fields.__type__ : undefined;
  return (
    type !== undefined &&
    "stringValue" in type &&
    type.stringValue === "__vector__"
  );
}

/** The numbers of a vector map, as values. */
export function vectorItems(fields: Fields): Value[] {
  const value = fields.value;
  return value && "arrayValue" in value ? value.arrayValue.values : [];
}

function vectorProblem(fields: Fields): string | undefined {
  const { value } = fields;
  if (value === undefined) return "Vector map is missing key 'value'.";
  if (Object.keys(fields).length > 2)
    return "Vector value map has extraneous entries.";
  if (!("arrayValue" in value)) return "Vector 'value' must be an array.";
  const items = value.arrayValue.values;
  if (items.length === 0) return "Cannot have a zero length vector.";
  if (items.length > MAX_DIMENSIONS)
    return `A vector may have at most ${String(MAX_DIMENSIONS)} dimensions.`;
  return items.every((item) => "doubleValue" in item)
    ? undefined
    : "Vector must only contain values of type 'double'";
}

/** Throws INVALID_ARGUMENT unless the vector map holds 1 to 2048 doubles and nothing else. */
export function checkVector(fields: Fields): void {
  const problem = vectorProblem(fields);
  if (problem !== undefined) throw new StatusError("INVALID_ARGUMENT", problem);
}
