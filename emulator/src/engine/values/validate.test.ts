import { describe, expect, it } from "vitest";
import type { Fields, Value } from "../../contract";
import { encodeFields, nameOf } from "../test-support/encode";
import { doubleValue } from "./number";
import { unsignedZeros } from "./normalize";
import { formatMicros, parseMicros, truncateToMillis } from "./timestamp";
import { checkDocument } from "./validate";

const name = nameOf("c/d");
const check = (fields: Fields) => () => checkDocument(name, fields);

function nested(levels: number): Value {
  return levels === 0
    ? { integerValue: "1" }
    : { mapValue: { fields: { m: nested(levels - 1) } } };
}

describe("checkDocument", () => {
  it("allows 20 levels and no more", () => {
    expect(check({ f: nested(20) })).not.toThrow();
    expect(check({ f: nested(21) })).toThrow("nested deeper than 20");
  });

  it("refuses an array right within an array, not one within its map", () => {
    expect(check(encodeFields({ a: [[1]] }))).toThrow(
      "Cannot convert an array value in an array value.",
    );
    expect(check(encodeFields({ a: [{ b: [1] }] }))).not.toThrow();
  });

  it("refuses reserved and empty field names, but takes vectors", () => {
    expect(check(encodeFields({ __a__: 1 }))).toThrow("reserved");
    expect(check(encodeFields({ a: { __b__: 1 } }))).toThrow("reserved");
    expect(check(encodeFields({ "": 1 }))).toThrow("empty");
    expect(check(encodeFields({ a: { __type__: "other" } }))).toThrow();
    const vector = encodeFields({
      v: { __type__: "__vector__", value: [1.5] },
    });
    expect(check(vector)).not.toThrow();
  });

  it("limits a document to 1 MiB", () => {
    const room = 1024 * 1024 - ("c/d".length + 1 + 16) - 32 - 2 - 1;
    expect(check({ f: { stringValue: "x".repeat(room) } })).not.toThrow();
    expect(check({ f: { stringValue: "x".repeat(room + 1) } })).toThrow(
      "exceeds the maximum allowed size of 1,048,576 bytes",
    );
  });

  it("refuses integers beyond 64 bits and points off the globe", () => {
    expect(check({ f: { integerValue: "9223372036854775808" } })).toThrow();
    expect(
      check({ f: { geoPointValue: { latitude: 91, longitude: 0 } } }),
    ).toThrow("out of range");
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
