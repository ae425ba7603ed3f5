import type { Data, Notation } from "../../format/scenario";
import {
  canonicalTime,
  fromNumber,
  mapEntries,
  tagOf,
  textOf,
} from "../../format/notation";

/** A value as REST v1 writes it. */
export type Wire = Record<string, unknown>;

export interface Names {
  /** `projects/P/databases/(default)/documents` */
  documents: string;
}

function numberToWire(value: number): Wire {
  return Number.isSafeInteger(value) && !Object.is(value, -0)
    ? { integerValue: String(value) }
    : { doubleValue: value };
}

function doubleToWire(of: Notation): Wire {
  if (of === "-0") return { doubleValue: "-0" };
  return { doubleValue: of };
}

function vectorToWire(of: Notation): Wire {
  const values = (of as Notation[]).map((item) => ({
    doubleValue: typeof item === "number" ? item : (tagOf(item)?.of ?? null),
  }));
  return {
    mapValue: {
      fields: {
        __type__: { stringValue: "__vector__" },
        value: { arrayValue: { values } },
      },
    },
  };
}

function taggedToWire(names: Names, tag: string, of: Notation): Wire | null {
  switch (tag) {
    case "$double":
      return doubleToWire(of);
    case "$int":
      return { integerValue: of };
    case "$timestamp":
      return { timestampValue: of };
    case "$bytes":
      return { bytesValue: of };
    case "$ref":
      return { referenceValue: `${names.documents}/${textOf(of)}` };
    case "$geo": {
      const [latitude, longitude] = of as [number, number];
      return { geoPointValue: { latitude, longitude } };
    }
    case "$vector":
      return vectorToWire(of);
    default:
      return null;
  }
}

/** A value in the words of REST. Sentinels are not values: the writes take them out before. */
export function toWire(names: Names, value: Notation): Wire {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return numberToWire(value);
  if (typeof value === "string") return { stringValue: value };
  if (Array.isArray(value))
    return { arrayValue: { values: value.map((item) => toWire(names, item)) } };
  const tagged = tagOf(value);
  const known = tagged && taggedToWire(names, tagged.tag, tagged.of);
  return known ?? { mapValue: { fields: fieldsToWire(names, value) } };
}

export function fieldsToWire(names: Names, data: Data): Record<string, Wire> {
  return Object.fromEntries(
    mapEntries(data).map(([key, value]) => [key, toWire(names, value)]),
  );
}

function doubleFromWire(value: unknown): Notation {
  const number = Number(value);
  return Number.isSafeInteger(number)
    ? { $double: number === 0 ? 0 : number }
    : fromNumber(number);
}

function integerFromWire(value: unknown): Notation {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : { $int: String(value) };
}

function mapFromWire(names: Names, map: Wire): Notation {
  const fields = (map["fields"] ?? {}) as Record<string, Wire>;
  if (fields["__type__"]?.["stringValue"] === "__vector__") {
    const list = fromWire(names, fields["value"] ?? {}) as Notation[];
    return {
      $vector: list.map((item) => {
        const tagged = tagOf(item);
        return tagged && typeof tagged.of === "number" ? tagged.of : item;
      }),
    };
  }
  const data = fieldsFromWire(names, fields);
  return tagOf(data) ? { $map: data } : data;
}

/** A value of an answer, in the notation of the cases. */
export function fromWire(names: Names, wire: Wire): Notation {
  const [[kind, value] = ["", null]] = Object.entries(wire);
  switch (kind) {
    case "nullValue":
      return null;
    case "booleanValue":
    case "stringValue":
      return value as boolean | string;
    case "integerValue":
      return integerFromWire(value);
    case "doubleValue":
      return doubleFromWire(value);
    case "timestampValue":
      return { $timestamp: canonicalTime(String(value)) };
    case "bytesValue":
      return { $bytes: String(value) };
    case "referenceValue":
      return { $ref: String(value).slice(names.documents.length + 1) };
    case "geoPointValue": {
      const { latitude = 0, longitude = 0 } = value as Record<string, number>;
      return { $geo: [latitude, longitude] };
    }
    case "arrayValue":
      return ((value as { values?: Wire[] }).values ?? []).map((item) =>
        fromWire(names, item),
      );
    case "mapValue":
      return mapFromWire(names, value as Wire);
    default:
      throw new Error(
        `An answer holds a value of no kind: ${JSON.stringify(wire)}`,
      );
  }
}

export function fieldsFromWire(
  names: Names,
  fields: Record<string, Wire> = {},
): Data {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, fromWire(names, value)]),
  );
}
