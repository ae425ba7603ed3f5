import type { Fields, Value } from "../../contract/values";
import { EvaluationError } from "../evaluate/errors";
import { parseRfc3339 } from "./time";
import type { MapValue, RulesValue } from "./value";
import {
  bool,
  bytes,
  float,
  int,
  list,
  map,
  NULL,
  path,
  string,
  timestamp,
} from "./value";

/** The segments rules see of `projects/P/databases/D/documents/...`: those behind the project. */
export const rulesSegments = (name: string): string[] =>
  name.split("/").slice(2);

export function timestampFrom(text: string): RulesValue {
  const nanos = parseRfc3339(text);
  if (nanos === null) throw new EvaluationError("Invalid timestamp.");
  return timestamp(nanos);
}

/** A stored value as rules see it. Throws EvaluationError for a malformed timestamp. */
export function fromFirestore(value: Value): RulesValue {
  if ("nullValue" in value) return NULL;
  if ("booleanValue" in value) return bool(value.booleanValue);
  if ("integerValue" in value) return int(BigInt(value.integerValue));
  if ("doubleValue" in value) return float(Number(value.doubleValue));
  if ("timestampValue" in value) return timestampFrom(value.timestampValue);
  if ("stringValue" in value) return string(value.stringValue);
  if ("bytesValue" in value) {
    return bytes(Buffer.from(value.bytesValue, "base64"));
  }
  if ("referenceValue" in value) {
    return path(rulesSegments(value.referenceValue));
  }
  if ("geoPointValue" in value) {
    return { kind: "latlng", ...value.geoPointValue };
  }
  if ("arrayValue" in value) {
    return list(value.arrayValue.values.map(fromFirestore));
  }
  return fieldsToMap(value.mapValue.fields);
}

/** A document's fields as the map `resource.data`. */
export const fieldsToMap = (fields: Fields): MapValue =>
  map(
    Object.entries(fields).map(
      ([key, value]) => [key, fromFirestore(value)] as const,
    ),
  );
