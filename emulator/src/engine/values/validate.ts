import type { Fields, Value } from "../../contract/values";
import { StatusError } from "../../contract/status";
import { isReserved } from "./field-path";
import { checkIndexEntries } from "./index-limits";
import { isInt64 } from "./number";
import { fieldsSize, nameSize } from "./size";
import { checkVector, isVector } from "./vector";

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_DOCUMENT_BYTES = 1024 * 1024;
const DOCUMENT_OVERHEAD = 32;
const TIMESTAMP = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const REFERENCE =
  /^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Where a value is: the field it belongs to (`array` within one), the bytes of its path, whether inside a map. */
interface Place {
  property: string;
  path: number;
  inMap: boolean;
  depth: number;
}

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

/** What is wrong with a field's value itself, or that something inside its map is wrong. */
function refusal({ property, inMap }: Place, message: string): StatusError {
  return invalid(
    inMap ? `Property ${property} contains an invalid nested entity.` : message,
  );
}

function checkText(text: string): void {
  if (LONE_SURROGATE.test(text)) {
    throw invalid("A text holds half a surrogate pair, which is no UTF-8.");
  }
}

/** Checks a name below a place, or at the top when that has no path yet; returns the bytes of the path to it. */
function checkFieldName(name: string, place: Place): number {
  if (name === "") throw invalid("The property.name is the empty string.");
  if (isReserved(name)) {
    throw invalid(
      place.inMap
        ? `field name '${name}' is reserved.`
        : `field name ${name} is reserved`,
    );
  }
  checkText(name);
  const path = (place.path && place.path + 1) + Buffer.byteLength(name);
  if (path > MAX_NAME_BYTES) {
    throw refusal(place, "The property.name is longer than 1500 bytes.");
  }
  return path;
}

function checkLength(bytes: number, place: Place): void {
  if (bytes <= MAX_VALUE_BYTES) return;
  throw refusal(
    place,
    `The value of property "${place.property}" is longer than ${String(MAX_VALUE_BYTES)} bytes.`,
  );
}

function checkInteger(digits: string): void {
  if (!/^-?\d{1,19}$/.test(digits) || !isInt64(BigInt(digits))) {
    throw invalid(`"${digits}" is not a 64-bit integer.`);
  }
}

function checkMap(fields: Fields, place: Place): void {
  if (isVector(fields)) checkVector(fields);
  else {
    const inside = { ...place, inMap: true, depth: place.depth + 1 };
    if (inside.depth > MAX_DEPTH) throw refusal(inside, "");
    checkFields(fields, inside);
  }
}

function checkArray(values: Value[], place: Place): void {
  const { inMap } = place;
  const of = inMap ? place : { property: "array", path: "array".length };
  const inside = { ...of, inMap, depth: place.depth + 1 };
  if (inside.depth > MAX_DEPTH) throw refusal({ ...inside, inMap: true }, "");
  for (const item of values) {
    if ("arrayValue" in item) {
      throw invalid("Cannot convert an array value in an array value.");
    }
    checkValue(item, inside);
  }
}

function checkScalar(value: Value): void {
  if ("integerValue" in value) checkInteger(value.integerValue);
  else if ("timestampValue" in value) {
    if (!TIMESTAMP.test(value.timestampValue)) {
      throw invalid("A timestamp must lie in the years 1 to 9999.");
    }
  } else if ("geoPointValue" in value) {
    const { latitude, longitude } = value.geoPointValue;
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
      throw invalid("A geographical point is out of range.");
    }
  } else if ("referenceValue" in value) {
    const { referenceValue } = value;
    if (!REFERENCE.test(referenceValue)) {
      throw invalid(`"${referenceValue}" is not the name of a document.`);
    }
  } else if (Object.keys(value).length !== 1) {
    throw invalid("A value must have exactly one type.");
  }
}

function checkValue(value: Value, place: Place): void {
  if ("stringValue" in value) {
    checkText(value.stringValue);
    checkLength(Buffer.byteLength(value.stringValue), place);
  } else if ("bytesValue" in value) {
    checkLength(Buffer.byteLength(value.bytesValue, "base64"), place);
  } else if ("mapValue" in value) checkMap(value.mapValue.fields, place);
  else if ("arrayValue" in value) checkArray(value.arrayValue.values, place);
  else checkScalar(value);
}

function checkFields(fields: Fields, place: Place): void {
  for (const [name, value] of Object.entries(fields)) {
    checkValue(value, { ...place, path: checkFieldName(name, place) });
  }
}

/**
 * Throws INVALID_ARGUMENT for fields no document may have: reserved or long names, arrays in arrays, more than
 * 20 levels, values that are too long or out of their range.
 */
export function checkDocumentFields(fields: Fields): void {
  for (const [property, value] of Object.entries(fields)) {
    const place = { property, path: 0, inMap: false, depth: 0 };
    checkValue(value, { ...place, path: checkFieldName(property, place) });
  }
}

/** Throws INVALID_ARGUMENT when a document may not be stored: fields as above, more than 1 MiB, too many index entries. */
export function checkDocument(name: string, fields: Fields): void {
  checkDocumentFields(fields);
  const size = nameSize(name) + fieldsSize(fields) + DOCUMENT_OVERHEAD;
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalid(
      `Document '${name}' cannot be written because its size (${size.toLocaleString("en")} bytes) ` +
        `exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString("en")} bytes.`,
    );
  }
  checkIndexEntries(name, fields, size);
}
