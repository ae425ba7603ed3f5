import { isUtf8 } from "node:buffer";
import protobuf, { type Field, type Message } from "protobufjs";
import { isJson, type Json } from "./json";
import { notPayload } from "./not-payload";
import { scalarFromJson, scalarToJson, textFromJson } from "./scalars";
import { formatTimestamp, parseTimestamp } from "./timestamp";
import { wellKnown } from "./well-known";

const { Enum, MapField, Type, util } = protobuf;
type Type = protobuf.Type;
type Enum = protobuf.Enum;

const wrappers =
  /^\.google\.protobuf\.(?:Int32|Int64|Bool|Double|String)Value$/;
const timestampType = ".google.protobuf.Timestamp";
const pointType = ".google.type.LatLng";
const nullType = ".google.protobuf.NullValue";

type Conversion = (value: unknown) => unknown;

/** One field and how its value, or each of its values, is converted. */
interface FieldForm {
  name: string;
  kind: "map" | "list" | "one";
  isNull: boolean;
  /** Its value that is as good as none: some clients spell out `..._UNSPECIFIED`. */
  unset: unknown;
  toJson: Conversion;
  fromJson: Conversion;
}

/** What the definitions say of a message, looked up once: every request and answer is read by it. */
interface Form {
  fields: readonly FieldForm[];
  byName: ReadonlyMap<string, FieldForm>;
  toJson: Conversion;
  fromJson: Conversion;
}

const forms = new Map<Type, Form>();

function formOf(type: Type): Form {
  const known = forms.get(type);
  if (known !== undefined) return known;
  const fields: FieldForm[] = [];
  const byName = new Map<string, FieldForm>();
  const form = {
    fields,
    byName,
    toJson: messageToJson(type),
    fromJson: messageFromJson(type),
  };
  // Before its fields, as messages hold others of their own kind.
  forms.set(type, form);
  for (const field of type.fieldsArray) {
    const made = fieldForm(field);
    fields.push(made);
    byName.set(field.name, made);
  }
  return form;
}

function fieldForm(field: Field): FieldForm {
  field.resolve();
  const { name, resolvedType: type } = field;
  const kind =
    field instanceof MapField ? "map" : field.repeated ? "list" : "one";
  const isNull = type instanceof Enum && type.fullName === nullType;
  const unset = type instanceof Enum && !isNull ? 0 : undefined;
  return { name, kind, isNull, unset, ...conversions(field, isNull) };
}

function conversions(
  { resolvedType: type, type: scalar }: Field,
  isNull: boolean,
): Pick<FieldForm, "toJson" | "fromJson"> {
  if (isNull) return { toJson: () => null, fromJson: () => 0 };
  if (type instanceof Enum)
    return {
      toJson: (value) => enumToJson(type, value),
      fromJson: (value) => enumFromJson(type, value),
    };
  if (type instanceof Type) {
    // The one it names may not be made yet.
    let form: Form | undefined;
    const later = () => (form ??= formOf(type));
    return {
      toJson: (value) => later().toJson(value),
      fromJson: (value) => later().fromJson(value),
    };
  }
  return { toJson: scalarToJson(scalar), fromJson: scalarFromJson(scalar) };
}

// --- protobuf -> ProtoJSON -------------------------------------------------------------------

function enumToJson(type: Enum, value: unknown): unknown {
  return type.valuesById[Number(value)] ?? Number(value);
}

function messageToJson(type: Type): Conversion {
  const isPoint = type.fullName === pointType;
  const inner = wrappers.test(type.fullName) ? type.fields["value"] : undefined;
  if (type.fullName === timestampType)
    return (value) =>
      isJson(value)
        ? formatTimestamp({
            seconds: Number(value["seconds"] ?? 0),
            nanos: Number(value["nanos"] ?? 0),
          })
        : {};
  if (inner) {
    const convert = scalarToJson(inner.type);
    return (value) => (isJson(value) ? convert(value["value"] ?? 0) : {});
  }
  return (value) => {
    if (!isJson(value)) return {};
    const json = toJson(type, value);
    return isPoint ? { latitude: 0, longitude: 0, ...json } : json;
  };
}

function mapToJson(convert: Conversion, value: unknown): Json {
  const json: Json = {};
  if (isJson(value))
    for (const key of Object.keys(value))
      defineOwn(json, key, convert(value[key]));
  return json;
}

/** As `Object.fromEntries` does: also a key that assigning would take for something else. */
function defineOwn(json: Json, key: string, value: unknown): void {
  if (key !== "__proto__") json[key] = value;
  else
    Object.defineProperty(json, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
}

/**
 * A protobuf message as ProtoJSON, normalised: lists and maps always present, other fields only
 * when set, 64-bit integers as strings, bytes as base64, timestamps with micros, enums by name.
 */
export function toJson(type: Type, message: Message | Json): Json {
  const source = message as Json;
  const json: Json = {};
  for (const field of formOf(type).fields) {
    const { name, kind, unset, toJson: convert } = field;
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    if (kind === "map") json[name] = mapToJson(convert, value);
    else if (kind === "list")
      json[name] = Array.isArray(value) ? value.map((one) => convert(one)) : [];
    else if (value !== undefined && value !== null && value !== unset)
      json[name] = convert(value);
  }
  return json;
}

// --- ProtoJSON -> protobuf -------------------------------------------------------------------

function enumFromJson(type: Enum, value: unknown): number {
  const id = typeof value === "string" ? type.values[value] : value;
  if (typeof id !== "number" || !Number.isInteger(id)) throw notPayload();
  return id;
}

function messageFromJson(type: Type): Conversion {
  const known = wellKnown[type.fullName];
  if (known) return known;
  if (type.fullName === timestampType)
    return (value) => ({ ...parseTimestamp(value) });
  const inner = wrappers.test(type.fullName) ? type.fields["value"] : undefined;
  if (!inner) return (value) => fromJson(type, value);
  const convert = scalarFromJson(inner.type);
  return (value) =>
    isJson(value) ? fromJson(type, value) : { value: convert(value) };
}

function fieldFromJson(field: FieldForm, value: unknown): unknown {
  const { kind, fromJson: convert } = field;
  if (kind === "one") return convert(value);
  if (kind === "list") {
    if (!Array.isArray(value)) throw notPayload();
    return value.map((one) => convert(one));
  }
  if (!isJson(value)) throw notPayload();
  const map: Json = {};
  for (const key of Object.keys(value))
    defineOwn(map, textFromJson(key), convert(value[key]));
  return map;
}

/**
 * ProtoJSON, in any of the spellings clients use, as something protobufjs can encode.
 * Throws StatusError INVALID_ARGUMENT on an unknown field or a value of the wrong kind.
 */
export function fromJson(type: Type, json: unknown): Json {
  if (!isJson(json)) throw notPayload();
  const { byName } = formOf(type);
  const message: Json = {};
  for (const key of Object.keys(json)) {
    const value = json[key];
    if (value === undefined) continue;
    const field = byName.get(key) ?? byName.get(util.camelCase(key));
    if (!field) throw notPayload();
    if (value !== null || field.isNull)
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
