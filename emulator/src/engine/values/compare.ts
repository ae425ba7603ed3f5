import type { Fields, Value } from "../../contract/values";
import { compareNumbers, numeric } from "./number";
import { compareNames } from "./resource-path";
import { compareText } from "./text";
import { compareTimestamps } from "./timestamp";
import { isVector, vectorItems } from "./vector";

/** Position of a value's type in the order of types; equal numbers are comparable types. */
export function typeRank(value: Value): number {
  if ("stringValue" in value) return 4;
  if ("integerValue" in value || "doubleValue" in value) return 2;
  if ("booleanValue" in value) return 1;
  if ("timestampValue" in value) return 3;
  if ("mapValue" in value) return isVector(value.mapValue.fields) ? 9 : 10;
  if ("arrayValue" in value) return 8;
  if ("nullValue" in value) return 0;
  if ("bytesValue" in value) return 5;
  return "referenceValue" in value ? 6 : 7;
}

function compareLists(a: Value[], b: Value[]): number {
  for (const [i, item] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const order = compareValues(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const x = vectorItems(a);
  const y = vectorItems(b);
  return x.length - y.length || compareLists(x, y);
}

const sortedEntries = (fields: Fields): [string, Value][] =>
  Object.entries(fields).sort(([a], [b]) => compareText(a, b));

function compareMaps(a: Fields, b: Fields): number {
  const x = sortedEntries(a);
  const y = sortedEntries(b);
  for (const [i, [key, value]] of x.entries()) {
    const other = y[i];
    if (other === undefined) return 1;
    const order = compareText(key, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

function compareSameRank(a: Value, b: Value): number {
  if ("timestampValue" in a && "timestampValue" in b)
    return compareTimestamps(a.timestampValue, b.timestampValue);
  if ("booleanValue" in a && "booleanValue" in b)
    return Number(a.booleanValue) - Number(b.booleanValue);
  if ("referenceValue" in a && "referenceValue" in b)
    return compareNames(a.referenceValue, b.referenceValue);
  if ("arrayValue" in a && "arrayValue" in b)
    return compareLists(a.arrayValue.values, b.arrayValue.values);
  if ("mapValue" in a && "mapValue" in b) {
    const compare = isVector(a.mapValue.fields) ? compareVectors : compareMaps;
    return compare(a.mapValue.fields, b.mapValue.fields);
  }
  if ("bytesValue" in a && "bytesValue" in b)
    return Buffer.compare(
      Buffer.from(a.bytesValue, "base64"),
      Buffer.from(b.bytesValue, "base64"),
    );
  if ("geoPointValue" in a && "geoPointValue" in b)
    return (
      compareNumbers(a.geoPointValue.latitude, b.geoPointValue.latitude) ||
      compareNumbers(a.geoPointValue.longitude, b.geoPointValue.longitude)
    );
  return 0;
}

/** The total order of values over all types; 0 exactly when a filter `==` would match. */
export function compareValues(a: Value, b: Value): number {
  if ("stringValue" in a && "stringValue" in b)
    return compareText(a.stringValue, b.stringValue);
  const x = numeric(a);
  const y = numeric(b);
  if (x !== undefined && y !== undefined) return compareNumbers(x, y);
  return typeRank(a) - typeRank(b) || compareSameRank(a, b);
}

/** Equality as filters and array transforms see it: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  if ("referenceValue" in a && "referenceValue" in b)
    return a.referenceValue === b.referenceValue;
  return compareValues(a, b) === 0;
}

/** Equality of stored content, where the integer 1 and the double 1.0 differ. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object") return false;
  if (a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return false;
  const x = Object.entries(a);
  const y = new Map(Object.entries(b));
  return (
    x.length === y.size &&
    x.every(([key, value]) => y.has(key) && sameContent(value, y.get(key)))
  );
}
