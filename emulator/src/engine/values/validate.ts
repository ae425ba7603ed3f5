import type { Fields, Value } from "../../contract";
import { StatusError } from "../../contract";
import { isVector } from "./compare";
import { isInt64 } from "./number";

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const PATH_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

function checkFieldName(name: string, vector: boolean): void {
  if (name === "") throw invalid("A field name is empty.");
  if (/^__.*__$/s.test(name) && !(vector && name === "__type__")) {
    throw invalid(`Field name "${name}" is reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(
      `A field name is longer than ${String(MAX_NAME_BYTES)} bytes.`,
    );
  }
}

/** Throws INVALID_ARGUMENT when a segment of a field path to write may not be a field name. */
export function checkWritablePath(path: readonly string[]): void {
  for (const segment of path) checkFieldName(segment, false);
}

/** Bytes a name takes in storage: each segment and one more, and a fixed overhead. */
function nameSize(name: string): number {
  return Buffer.byteLength(name) + 1 + PATH_OVERHEAD;
}

function checkInteger(digits: string): void {
  if (!/^-?\d{1,19}$/.test(digits) || !isInt64(BigInt(digits))) {
    throw invalid(`"${digits}" is not a 64-bit integer.`);
  }
}

function checkGeoPoint(latitude: number, longitude: number): void {
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw invalid("A geographical point is out of range.");
  }
}

function checkValue(value: Value, depth: number, inArray: boolean): number {
  if ("stringValue" in value) return Buffer.byteLength(value.stringValue) + 1;
  if ("integerValue" in value) {
    checkInteger(value.integerValue);
    return 8;
  }
  if ("mapValue" in value) {
    return checkFieldsAt(value.mapValue.fields, depth + 1);
  }
  if ("arrayValue" in value) {
    if (inArray) {
      throw invalid("Cannot convert an array value in an array value.");
    }
    if (depth >= MAX_DEPTH) throw tooDeep();
    return value.arrayValue.values.reduce(
      (size, item) => size + checkValue(item, depth + 1, true),
      0,
    );
  }
  if ("bytesValue" in value)
    return Buffer.byteLength(value.bytesValue, "base64");
  if ("referenceValue" in value) return nameSize(value.referenceValue);
  if ("geoPointValue" in value) {
    checkGeoPoint(value.geoPointValue.latitude, value.geoPointValue.longitude);
    return 16;
  }
  return "nullValue" in value || "booleanValue" in value ? 1 : 8;
}

function tooDeep(): StatusError {
  return invalid(
    `A value is nested deeper than ${String(MAX_DEPTH)} levels of maps and arrays.`,
  );
}

function checkFieldsAt(fields: Fields, depth: number): number {
  if (depth > MAX_DEPTH) throw tooDeep();
  const vector = depth > 0 && isVector(fields);
  let size = 0;
  for (const [name, value] of Object.entries(fields)) {
    checkFieldName(name, vector);
    size += Buffer.byteLength(name) + 1 + checkValue(value, depth, false);
  }
  return size;
}

/**
 * Throws INVALID_ARGUMENT when a document may not be stored: reserved field names, arrays in arrays,
 * more than 20 levels, more than 1 MiB.
 */
export function checkDocument(name: string, fields: Fields): void {
  const path = name.slice(name.indexOf("/documents/") + "/documents/".length);
  const size = nameSize(path) + checkFieldsAt(fields, 0) + DOCUMENT_OVERHEAD;
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${size.toLocaleString("en")} bytes) ` +
        `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString("en")} bytes.`,
    );
  }
}
