/**
 * The seams of the local Firestore: what the engine, the rules and the wire know of one another.
 * The internal form of everything is ProtoJSON (REST v1 shapes), normalised by the wire's codec
 * before it gets here: enums as names, int64 as strings, timestamps as RFC 3339 with micros,
 * bytes as base64, `fields` always present, `nullValue: null`.
 */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | "NaN" | "Infinity" | "-Infinity" }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Record<string, Value> } };

export type Fields = Record<string, Value>;

/** A stored document. `name` is the full resource name `projects/P/databases/D/documents/c/id`. */
export interface Doc {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}
