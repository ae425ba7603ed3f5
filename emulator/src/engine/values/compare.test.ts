import { describe, expect, it } from "vitest";
import type { Value } from "../../contract/values";
import { randomFrom } from "../test-support/random";
import { randomValue } from "../test-support/random-value";
import { encode } from "../test-support/encode";
import { compareValues, sameContent, valuesEqual } from "./compare";

const vector = (...items: number[]): Value => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: { arrayValue: { values: items.map(encode) } },
    },
  },
});

/** Strictly ascending: each value is before all that follow. */
const ascending: Value[] = [
  { nullValue: null },
  { booleanValue: false },
  { booleanValue: true },
  { doubleValue: "NaN" },
  { doubleValue: "-Infinity" },
  { integerValue: "-9223372036854775808" },
  { doubleValue: -1.5 },
  { integerValue: "-1" },
  { integerValue: "0" },
  { doubleValue: 5e-324 },
  { integerValue: "1" },
  { doubleValue: 9007199254740992 },
  { integerValue: "9007199254740993" },
  { integerValue: "9223372036854775807" },
  { doubleValue: 9223372036854775808 },
  { doubleValue: "Infinity" },
  { timestampValue: "1969-12-31T23:59:59Z" },
  { timestampValue: "2026-01-01T00:00:00.1Z" },
  { timestampValue: "2026-01-01T00:00:00.100001Z" },
  { timestampValue: "2026-01-01T00:00:00.12Z" },
  { stringValue: "" },
  { stringValue: "Z" },
  { stringValue: "a" },
  { stringValue: "aa" },
  { stringValue: "é" },
  { stringValue: "\uFB01" },
  { stringValue: "\uFFFD" },
  { stringValue: "\u{1F992}" },
  { bytesValue: "" },
  { bytesValue: "AQ==" },
  { bytesValue: "AQI=" },
  { bytesValue: "/w==" },
  { referenceValue: "projects/p/databases/d/documents/a/__id2__" },
  { referenceValue: "projects/p/databases/d/documents/a/__id10__" },
  { referenceValue: "projects/p/databases/d/documents/a/b" },
  { referenceValue: "projects/p/databases/d/documents/a/b/c/d" },
  { referenceValue: "projects/p/databases/d/documents/a-b/c" },
  { geoPointValue: { latitude: -1, longitude: 5 } },
  { geoPointValue: { latitude: 1, longitude: 0 } },
  { geoPointValue: { latitude: 1, longitude: 5 } },
  encode([]),
  encode([1]),
  encode([1, "a"]),
  encode([2]),
  vector(9),
  vector(1, 1),
  vector(1, 2),
  encode({}),
  encode({ a: 1 }),
  encode({ a: 1, b: 1 }),
  encode({ a: 2 }),
  encode({ b: 0 }),
];

describe("compareValues", () => {
  it("orders every type and the borders within them", () => {
    ascending.forEach((a, i) => {
      ascending.forEach((b, j) => {
        expect([i, j, Math.sign(compareValues(a, b))]).toEqual([
          i,
          j,
          Math.sign(i - j),
        ]);
      });
    });
  });

  it("holds equal what differs only in notation", () => {
    const pairs: [Value, Value][] = [
      [{ integerValue: "1" }, { doubleValue: 1 }],
      [{ doubleValue: -0 }, { integerValue: "0" }],
      [{ doubleValue: "NaN" }, { doubleValue: "NaN" }],
      [
        { timestampValue: "2026-01-01T00:00:00Z" },
        { timestampValue: "2026-01-01T00:00:00.000000Z" },
      ],
      [encode({ a: 1, b: [2] }), encode({ b: [2], a: 1 })],
    ];
    for (const [a, b] of pairs) expect(valuesEqual(a, b)).toBe(true);
  });

  it("is a total order on random values", () => {
    const random = randomFrom(7);
    const values = Array.from({ length: 120 }, () => randomValue(random));
    for (const a of values) {
      expect(compareValues(a, a)).toBe(0);
      for (const b of values) {
        const ab = Math.sign(compareValues(a, b));
        expect(ab + Math.sign(compareValues(b, a))).toBe(0);
      }
    }
    const sorted = [...values].sort(compareValues);
    sorted.forEach((a, i) => {
      for (const b of sorted.slice(i + 1)) {
        expect(compareValues(a, b)).toBeLessThanOrEqual(0);
      }
    });
  });
});

describe("sameContent", () => {
  it("tells an integer from a double and ignores the order of keys", () => {
    expect(sameContent(encode(1), { doubleValue: 1 })).toBe(false);
    expect(sameContent(encode({ a: 1, b: 2 }), encode({ b: 2, a: 1 }))).toBe(
      true,
    );
    expect(sameContent(encode([1]), encode([1, 2]))).toBe(false);
    expect(sameContent(encode({ a: 1 }), encode({ b: 1 }))).toBe(false);
    expect(sameContent(encode(null), encode(false))).toBe(false);
  });
});
