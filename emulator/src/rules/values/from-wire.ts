import { EvaluationError } from "../evaluate/errors";
import { rulesSegments, timestampFrom } from "./from-firestore";
import { isRecord } from "./json";
import type { RulesValue } from "./value";
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
} from "./value";

type Decoder = (content: unknown) => RulesValue;

const malformed = (): EvaluationError =>
  new EvaluationError("Malformed value.");

const text = (content: unknown): string => {
  if (typeof content === "string") return content;
  throw malformed();
};

const number = (content: unknown): number => {
  const value = typeof content === "number" ? content : Number(text(content));
  return value;
};

function integer(content: unknown): RulesValue {
  if (typeof content === "number" && Number.isInteger(content)) {
    return int(content);
  }
  if (!/^-?[0-9]+$/.test(text(content))) throw malformed();
  return int(BigInt(text(content)));
}

function items(content: unknown): RulesValue[] {
  const values = isRecord(content) ? (content["values"] ?? []) : null;
  if (!Array.isArray(values)) throw malformed();
  return values.map(fromWire);
}

function fields(content: unknown): RulesValue {
  const values = isRecord(content) ? (content["fields"] ?? {}) : null;
  if (!isRecord(values)) throw malformed();
  return map(
    Object.entries(values).map(([key, value]) => [key, fromWire(value)]),
  );
}

function segments(content: unknown): RulesValue {
  const values = isRecord(content) ? (content["segments"] ?? []) : null;
  if (!Array.isArray(values)) throw malformed();
  return path(
    values.map((segment) =>
      text(isRecord(segment) ? segment["simple"] : segment),
    ),
  );
}

function geoPoint(content: unknown): RulesValue {
  if (!isRecord(content)) throw malformed();
  const latitude = number(content["latitude"] ?? 0);
  const longitude = number(content["longitude"] ?? 0);
  return { kind: "latlng", latitude, longitude };
}

const decodeFloat: Decoder = (content) => float(number(content));
const decodeBool: Decoder = (content) => bool(content === true);
const decodeList: Decoder = (content) => list(items(content));

/** By the kind's name, `_value` or `Value` taken off. */
const DECODERS: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ["null", () => NULL],
  ["bool", decodeBool],
  ["boolean", decodeBool],
  ["int", integer],
  ["integer", integer],
  ["float", decodeFloat],
  ["double", decodeFloat],
  ["string", (content) => string(text(content))],
  ["bytes", (content) => bytes(Buffer.from(text(content), "base64"))],
  ["timestamp", (content) => timestampFrom(text(content))],
  ["path", segments],
  ["reference", (content) => path(rulesSegments(text(content)))],
  ["geoPoint", geoPoint],
  ["list", decodeList],
  ["array", decodeList],
  ["set", (content) => ({ kind: "set", items: items(content) })],
  ["map", fields],
]);

/**
 * A tagged JSON value: Firestore's REST form (`stringValue`) or that of the Storage rules protocol
 * (`string_value`). Throws EvaluationError when it is neither.
 */
export function fromWire(value: unknown): RulesValue {
  const [entry] = isRecord(value) ? Object.entries(value) : [];
  if (!entry) throw malformed();
  const decode = DECODERS.get(entry[0].replace(/_value$|Value$/, ""));
  if (!decode) throw malformed();
  return decode(entry[1]);
}

/** The fields of a document in REST form, `undefined` for none. Throws EvaluationError. */
export const wireFields = (content: unknown): RulesValue =>
  fields({ fields: content });
