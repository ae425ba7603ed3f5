import type { Fields, Value } from "../../contract/values";
import { isVector } from "./vector";

const NAME_OVERHEAD = 16;
const MAP_OVERHEAD = 32;
const NUMBER_BYTES = 8;

/** Bytes of a text: its UTF-8 bytes and one more. */
export function textSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

/** The path below `documents` of a full name; a name without one as it is. */
export function relativePath(name: string): string {
  const at = name.indexOf("/documents/");
  return at < 0 ? name : name.slice(at + "/documents/".length);
}

/** Bytes of a document name: each id below the documents root as a text, and 16. */
export function nameSize(name: string): number {
  return textSize(relativePath(name)) + NAME_OVERHEAD;
}

function mapSize(fields: Fields): number {
  if (isVector(fields)) {
    const { value } = fields;
    const items = value && "arrayValue" in value ? value.arrayValue.values : [];
    return items.length * NUMBER_BYTES;
  }
  return fieldsSize(fields) + MAP_OVERHEAD;
}

/** Bytes of a value as storage counts them. */
export function valueSize(value: Value): number {
  if ("stringValue" in value) return textSize(value.stringValue);
  if ("mapValue" in value) return mapSize(value.mapValue.fields);
  if ("arrayValue" in value) {
    return value.arrayValue.values.reduce(
      (size, item) => size + valueSize(item),
      0,
    );
  }
  if ("bytesValue" in value)
    return Buffer.byteLength(value.bytesValue, "base64");
  if ("referenceValue" in value) return nameSize(value.referenceValue);
  if ("geoPointValue" in value) return 2 * NUMBER_BYTES;
  return "nullValue" in value || "booleanValue" in value ? 1 : NUMBER_BYTES;
}

/** Bytes of fields: each name as a text, and each value. */
export function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [name, value] of Object.entries(fields)) {
    size += textSize(name) + valueSize(value);
  }
  return size;
}
