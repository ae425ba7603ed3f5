import { isUtf8 } from "node:buffer";
import protobuf, { type Field, type Message } from "protobufjs";
import { isJson, type Json } from "./json";
import { notPayload } from "./not-payload";
import { formatTimestamp, parseTimestamp } from "./timestamp";
import { wellKnown } from "./well-known";

const { Enum, MapField, Type, util } = protobuf;
type Type = protobuf.Type;
type Enum = protobuf.Enum;

const wrappers = new Set([
  ".google.protobuf.Int32Value",
  ".google.protobuf.Int64Value",
  ".google.protobuf.BoolValue",
  ".google.protobuf.DoubleValue",
  ".google.protobuf.StringValue",
]);
const timestampType = ".google.protobuf.Timestamp";
const pointType = ".google.type.LatLng";
const nullType = ".google.protobuf.NullValue";

// --- protobuf -> ProtoJSON -------------------------------------------------------------------

function numberToJson(value: number): number | string {
  return Number.isFinite(value) ? value : String(value);
}

function bytesToJson(value: unknown): string {
  return value instanceof Uint8Array
    ? Buffer.from(value).toString("base64")
    : "";
}

function enumToJson(type: Enum, value: unknown): string | number | null {
  if (type.fullName === nullType) return null;
  return type.valuesById[Number(value)] ?? Number(value);
}

function scalarToJson(type: string, value: unknown): unknown {
  if (type.endsWith("64") && type !== "double") return String(value);
  if (type === "bytes") return bytesToJson(value);
  return typeof value === "number" ? numberToJson(value) : value;
}

function messageToJson(type: Type, value: unknown): unknown {
  if (!isJson(value)) return {};
  if (type.fullName === timestampType)
    return formatTimestamp({
      seconds: Number(value["seconds"] ?? 0),
      nanos: Number(value["nanos"] ?? 0),
    });
  if (type.fullName === pointType)
    return { latitude: 0, longitude: 0, ...toJson(type, value) };
  const inner = wrappers.has(type.fullName) ? type.fields["value"] : undefined;
  return inner ? valueToJson(inner, value["value"] ?? 0) : toJson(type, value);
}

function valueToJson(field: Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof Enum) return enumToJson(type, value);
  if (type instanceof Type) return messageToJson(type, value);
  return scalarToJson(field.type, value);
}

function mapToJson(field: Field, value: unknown): Json {
  const entries = Object.entries(isJson(value) ? value : {});
  return Object.fromEntries(
    entries.map(([key, entry]) => [key, valueToJson(field, entry)]),
  );
}

/** Some clients spell out `..._UNSPECIFIED`. */
const isUnset = (field: Field, value: unknown) =>
  field.resolvedType instanceof Enum &&
  field.resolvedType.fullName !== nullType &&
  value === 0;

/**
 * A protobuf message as ProtoJSON, normalised: lists and maps always present, other fields only
 * when set, 64-bit integers as strings, bytes as base64, timestamps with micros, enums by name.
 */
export function toJson(type: Type, message: Message | Json): Json {
  const source: Json = Object.assign({}, message as Json);
  const json: Json = {};
  for (const field of type.fieldsArray) {
    field.resolve();
    const value = source[field.name];
    if (field instanceof MapField) json[field.name] = mapToJson(field, value);
    else if (field.repeated)
      json[field.name] = (Array.isArray(value) ? value : []).map((one) =>
        valueToJson(field, one),
      );
    else if (value !== undefined && value !== null && !isUnset(field, value))
      json[field.name] = valueToJson(field, value);
  }
  return json;
}

// --- ProtoJSON -> protobuf -------------------------------------------------------------------

function enumFromJson(type: Enum, value: unknown): number {
  if (type.fullName === nullType) return 0;
  const id = typeof value === "string" ? type.values[value] : value;
  if (typeof id !== "number" || !Number.isInteger(id)) throw notPayload();
  return id;
}

function integerFromJson(type: string, value: unknown): unknown {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || !/^[+-]?\d{1,20}$/.test(text))
    throw notPayload();
  if (!type.endsWith("64")) {
    const small = Number(text);
    if ((small | 0) !== small) throw notPayload();
    return small;
  }
  const whole = BigInt(text);
  if (BigInt.asIntN(64, whole) !== whole) throw notPayload();
  return String(whole);
}

function doubleFromJson(value: unknown): number {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") throw notPayload();
  const number = Number(value);
  if (Number.isNaN(number) && value !== "NaN") throw notPayload();
  return number;
}

/** Half a pair of UTF-16, which JSON can escape, is no character and has no UTF-8. */
function textFromJson(value: unknown): string {
  if (typeof value !== "string" || /\p{Surrogate}/u.test(value))
    throw notPayload();
  return value;
}

function scalarFromJson(type: string, value: unknown): unknown {
  switch (type) {
    case "bool":
      if (typeof value !== "boolean") throw notPayload();
      return value;
    case "string":
      return textFromJson(value);
    case "bytes":
      if (typeof value !== "string") throw notPayload();
      return Buffer.from(value, "base64");
    case "double":
    case "float":
      return doubleFromJson(value);
    default:
      return integerFromJson(type, value);
  }
}

function messageFromJson(type: Type, value: unknown): Json {
  const known = wellKnown[type.fullName];
  if (known) return known(value);
  if (type.fullName === timestampType) return { ...parseTimestamp(value) };
  const inner = wrappers.has(type.fullName) ? type.fields["value"] : undefined;
  if (inner && !isJson(value)) return { value: valueFromJson(inner, value) };
  return fromJson(type, value);
}

function valueFromJson(field: Field, value: unknown): unknown {
  const type = field.resolvedType;
  if (type instanceof Enum) return enumFromJson(type, value);
  if (type instanceof Type) return messageFromJson(type, value);
  return scalarFromJson(field.type, value);
}

function fieldFromJson(field: Field, value: unknown): unknown {
  if (field instanceof MapField) {
    if (!isJson(value)) throw notPayload();
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        textFromJson(key),
        valueFromJson(field, entry),
      ]),
    );
  }
  if (!field.repeated) return valueFromJson(field, value);
  if (!Array.isArray(value)) throw notPayload();
  return value.map((one) => valueFromJson(field, one));
}

const isNullField = (field: Field) =>
  field.resolvedType instanceof Enum &&
  field.resolvedType.fullName === nullType;

/**
 * ProtoJSON, in any of the spellings clients use, as something protobufjs can encode.
 * Throws StatusError INVALID_ARGUMENT on an unknown field or a value of the wrong kind.
 */
export function fromJson(type: Type, json: unknown): Json {
  if (!isJson(json)) throw notPayload();
  const message: Json = {};
  for (const [key, value] of Object.entries(json)) {
    if (value === undefined) continue;
    const name = util.camelCase(key);
    const field = Object.hasOwn(type.fields, name) ? type.fields[name] : null;
    if (!field) throw notPayload();
    field.resolve();
    if (value !== null || isNullField(field))
      message[field.name] = fieldFromJson(field, value);
  }
  return message;
}

/** Something nested deeper than the stack holds is no request either. */
function checked(read: () => Json): Json {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError ? notPayload() : error;
  }
}

/** Any spelling of a request in the one spelling the engine reads. */
export const normalise = (type: Type, json: unknown): Json =>
  checked(() => toJson(type, fromJson(type, json)));

export const encode = (type: Type, json: Json): Buffer =>
  Buffer.from(type.encode(fromJson(type, json)).finish());

/** Reads texts as they are: where they are no UTF-8 the library would mend them. */
class StrictReader extends protobuf.BufferReader {
  override string(): string {
    const from = this.pos;
    const text = super.string();
    if (!text.includes("\u{FFFD}")) return text;
    this.pos = from;
    if (!isUtf8(this.bytes())) throw notPayload();
    return text;
  }
}

/** A message from its bytes. Throws StatusError INVALID_ARGUMENT where a text in it is no UTF-8. */
export const decode = (type: Type, bytes: Buffer): Json =>
  checked(() => toJson(type, type.decode(new StrictReader(bytes))));
