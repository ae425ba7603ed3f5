import type { Fields, Value } from "../../contract";

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
