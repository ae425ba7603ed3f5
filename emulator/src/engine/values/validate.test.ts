import { describe, expect, it } from "vitest";
import type { Fields, Value } from "../../contract/values";
import { encodeFields, nameOf } from "../test-support/encode";
import { doubleValue } from "./number";
import { valueSize } from "./size";
import { unsignedZeros } from "./normalize";
import { formatMicros, parseMicros, truncateToMillis } from "./timestamp";
import { checkDocument } from "./validate";

const name = nameOf("c/d");
const vector = (...items: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: items.map(doubleValue) } },
    },
  },
});
const check = (fields: Fields) => () => checkDocument(name, fields);

function nested(levels: number): Value {
  return levels === 0
    ? { integerValue: "1" }
    : { mapValue: { fields: { m: nested(levels - 1) } } };
}

const text = (length: number): Value => ({ stringValue: "x".repeat(length) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const numbers = (count: number): Value =>
  list(
    ...Array.from({ length: count }, (_, i) => ({ integerValue: String(i) })),
  );

describe("checkDocument", () => {
  it("allows 20 levels and no more", () => {
    expect(check({ f: nested(20) })).not.toThrow();
    expect(check({ f: nested(21) })).toThrow(
      "Property f contains an invalid nested entity.",
    );
    expect(check({ f: list(nested(19)) })).not.toThrow();
    expect(check({ f: list(nested(20)) })).toThrow(
      "Property array contains an invalid nested entity.",
    );
  });

  it("refuses an array right within an array, not one within its map", () => {
    expect(check(encodeFields({ a: [[1]] }))).toThrow(
      "Cannot convert an array value in an array value.",
    );
    expect(check(encodeFields({ a: [{ b: [1] }] }))).not.toThrow();
  });

  it("refuses reserved and empty field names", () => {
    expect(check(encodeFields({ __a__: 1 }))).toThrow(
      "field name __a__ is reserved",
    );
    expect(check(encodeFields({ a: { __b__: 1 } }))).toThrow(
      "field name '__b__' is reserved.",
    );
    expect(check(encodeFields({ "": 1 }))).toThrow("empty");
    expect(check(encodeFields({ a: { __type__: "other" } }))).toThrow(
      "reserved",
    );
    expect(check(encodeFields({ ___: 1, __: 2 }))).not.toThrow();
  });

  it("limits names to 1500 bytes, those in maps with their path", () => {
    const long = "n".repeat(1500);
    expect(check({ [long]: text(1) })).not.toThrow();
    expect(check({ [`${long}n`]: text(1) })).toThrow(
      "The property.name is longer than 1500 bytes.",
    );
    const short = "n".repeat(1498);
    expect(check({ m: map({ [short]: text(1) }) })).not.toThrow();
    expect(check({ m: map({ [`${short}n`]: text(1) }) })).toThrow(
      "Property m contains an invalid nested entity.",
    );
    const inArray = "n".repeat(1494);
    expect(check({ a: list(map({ [inArray]: text(1) })) })).not.toThrow();
    expect(check({ a: list(map({ [`${inArray}n`]: text(1) })) })).toThrow(
      "Property array contains an invalid nested entity.",
    );
  });

  it("limits single values to 1,048,487 bytes", () => {
    const most = 1_048_487;
    expect(check({ s: text(most) })).not.toThrow();
    const refused: [Fields, string][] = [
      [
        { s: text(most + 1) },
        'The value of property "s" is longer than 1048487 bytes.',
      ],
      [
        { s: { stringValue: "€".repeat(349_496) } },
        'The value of property "s" is longer than 1048487 bytes.',
      ],
      [
        { a: list(text(most + 1)) },
        'The value of property "array" is longer than 1048487 bytes.',
      ],
      [
        { m: map({ s: text(most + 1) }) },
        "Property m contains an invalid nested entity.",
      ],
      [
        { m: map({ a: list(text(most + 1)) }) },
        "Property m contains an invalid nested entity.",
      ],
    ];
    for (const [fields, message] of refused) {
      expect(check(fields)).toThrow(message);
    }
  });

  it("limits a document to 1 MiB, a map taking 32 bytes and a vector 8 for each number", () => {
    const overhead = "c/d".length + 1 + 16 + 32;
    const room = 1024 * 1024 - overhead - 2 * "f_".length - 2;
    const half = room / 2;
    const full = { f: text(Math.floor(half)), g: text(Math.ceil(half)) };
    expect(check(full)).not.toThrow();
    expect(check({ ...full, g: text(Math.ceil(half) + 1) })).toThrow(
      `Document '${name}' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
    expect(valueSize(map({ a: text(3) }))).toBe(2 + 4 + 32);
    expect(valueSize(vector(1, 2, 3))).toBe(24);
    expect(valueSize(list(text(1), text(2)))).toBe(5);
    const referenceValue = nameOf("c/d");
    expect(valueSize({ referenceValue })).toBe("c/d".length + 1 + 16);
  });

  it("allows 40,000 index entries", () => {
    expect(check({ a: numbers(19_999) })).not.toThrow();
    expect(check({ a: numbers(20_000) })).toThrow(
      "too many index entries for entity /c/d",
    );
    const same = Array.from({ length: 30_000 }, () => text(1));
    expect(check({ a: list(...same) })).not.toThrow();
  });

  it("refuses index entries that are too large, whatever the field", () => {
    const long = (bytes: number): string => nameOf(`c/${"d".repeat(bytes)}`);
    const deep = `${nameOf("c")}/${"p".repeat(1400)}/s/${"d".repeat(1400)}`;
    expect(() => checkDocument(long(1400), { s: text(5000) })).not.toThrow();
    expect(() => checkDocument(deep, { s: text(900) })).not.toThrow();
    expect(() => checkDocument(deep, { s: text(1500) })).toThrow(
      "Index entry is too large.",
    );
  });

  it("takes vectors of up to 2048 doubles", () => {
    const many = Array.from({ length: 2048 }, (_, i) => i);
    expect(check({ v: vector(...many) })).not.toThrow();
    expect(check({ v: vector() })).toThrow("zero length");
    expect(check({ v: vector(...many, 1) })).toThrow("2048 dimensions");
    const mixed = encodeFields({ __type__: "__vector__", value: [1] });
    expect(check({ v: map(mixed) })).toThrow("values of type 'double'");
  });

  it("refuses what is no value of its type", () => {
    const refused: Value[] = [
      { integerValue: "9223372036854775808" },
      { geoPointValue: { latitude: 91, longitude: 0 } },
      { geoPointValue: { latitude: 0, longitude: NaN } },
      { timestampValue: "10000-01-01T00:00:00Z" },
      { timestampValue: "0000-12-31T23:59:59Z" },
      { referenceValue: nameOf("c") },
      { referenceValue: "c/d" },
      { stringValue: "half \ud83d" },
    ];
    for (const value of refused) expect(check({ f: value })).toThrow();
    expect(check({ "half \ud83d": text(1) })).toThrow("UTF-8");
    const whole: Value[] = [
      { timestampValue: "0001-01-01T00:00:00Z" },
      { timestampValue: "9999-12-31T23:59:59.999999Z" },
      { geoPointValue: { latitude: -90, longitude: 180 } },
      { referenceValue: "projects/q/databases/d/documents/c/d/e/f" },
      { stringValue: "a pair 😀" },
    ];
    for (const value of whole) expect(check({ f: value })).not.toThrow();
  });
});

describe("unsignedZeros", () => {
  it("drops the sign of zero wherever it is and copies nothing else", () => {
    const clean = encodeFields({ a: { b: [0.5] } });
    expect(unsignedZeros(clean)).toBe(clean);
    const signed: Fields = {
      ...clean,
      z: {
        arrayValue: {
          values: [{ mapValue: { fields: { y: { doubleValue: -0 } } } }],
        },
      },
    };
    const kept = unsignedZeros(signed);
    expect(kept.a).toBe(clean.a);
    expect(kept.z).toEqual({
      arrayValue: {
        values: [{ mapValue: { fields: { y: { doubleValue: 0 } } } }],
      },
    });
    expect(doubleValue(-0)).toEqual({ doubleValue: 0 });
  });
});

describe("timestamps", () => {
  it("go to microseconds and back", () => {
    for (const micros of [0, 1_795_000_000_123_456, -1, -1_000_001]) {
      expect(parseMicros(formatMicros(micros))).toBe(micros);
    }
    expect(parseMicros("2026-01-01T00:00:00.123456789Z") % 1000).toBe(456);
  });

  it("cut to milliseconds", () => {
    expect(truncateToMillis("2026-01-01T00:00:00.123999Z")).toBe(
      "2026-01-01T00:00:00.123000Z",
    );
  });
});
