import { describe, expect, it } from "vitest";
import type { Fields, Value } from "../../contract/values";
import { randomFrom } from "../../engine/test-support/random";
import { randomValue } from "../../engine/test-support/random-value";
import { getField } from "../../engine/values/field-path";
import { pack } from "./pack";
import { unpack, unpackField } from "./unpack";

const text = (stringValue: string): Value => ({ stringValue });
const within = (fields: Fields): Value => ({ mapValue: { fields } });

const documents: Record<string, Fields> = {
  "no fields": {},
  "texts of all widths": {
    plain: text("plain"),
    latin: text("\u0000é\u00ff"),
    wide: text("l\u2019\u{1f98a}"),
    none: text(""),
  },
  "long texts": {
    repeated: text("meerkat ".repeat(500)),
    wide: text("l\u2019\u{1f98a}".repeat(400)),
    short: text("x".repeat(511)),
    edge: text("x".repeat(512)),
    mixed: text(
      Array.from({ length: 3000 }, (_, i) =>
        String.fromCharCode(32 + ((i * i * 31) % 90)),
      ).join(""),
    ),
  },
  "odd names": {
    __proto__x: text("a"),
    "": text("b"),
    "1": text("c"),
    "é\u{1f98a}": text("d"),
    ["n".repeat(200)]: text("e"),
    toString: text("f"),
    hasOwnProperty: text("g"),
  },
  nested: {
    a: within({ b: within({ c: text("deep"), d: within({}) }) }),
    list: { arrayValue: { values: [text("x"), within({ y: text("z") })] } },
    empty: { arrayValue: { values: [] } },
    after: text("after"),
  },
  numbers: {
    zero: { doubleValue: -0 },
    tiny: { doubleValue: 5e-324 },
    nan: { doubleValue: "NaN" },
    low: { doubleValue: "-Infinity" },
    whole: { doubleValue: 1 },
    large: { integerValue: "-9223372036854775808" },
  },
};

describe("packed fields", () => {
  it.each(Object.entries(documents))("give back %s", (_, fields) => {
    const packed = pack(fields);
    expect(unpack(packed)).toEqual(fields);
    expect(Object.keys(unpack(packed))).toEqual(Object.keys(fields));
    expect(/^[\0-\xff]*$/.test(packed)).toBe(true);
  });

  it("give back a field that is named as the prototype", () => {
    const fields = Object.fromEntries([["__proto__", text("own")]]);
    const back = unpack(pack(fields));
    expect(Object.hasOwn(back, "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(back)).toBe(Object.prototype);
    expect(unpackField(pack(fields), ["__proto__"])).toEqual(text("own"));
  });

  it("give back random values, whole and one by one", () => {
    const random = randomFrom(7);
    for (let i = 0; i < 3000; i += 1) {
      const names = ["a", "b", "ä", "long name of a field"];
      const entries = names.map((name) => [name, randomValue(random, 3)]);
      const fields = Object.fromEntries(entries) as Fields;
      const packed = pack(fields);
      expect(unpack(packed)).toEqual(fields);
      const paths = [
        ["a"],
        ["ä"],
        ["b", "a"],
        ["ä", "b", "a"],
        ["c"],
        ["a", ""],
      ];
      for (const path of paths)
        expect(unpackField(packed, path)).toEqual(getField(fields, path));
    }
  });

  it("take fewer bytes than JSON", () => {
    const fields = documents["nested"] ?? {};
    expect(pack(fields).length).toBeLessThan(JSON.stringify(fields).length / 2);
    const long = documents["long texts"] ?? {};
    expect(pack(long).length).toBeLessThan(JSON.stringify(long).length / 2);
  });

  it("outgrow what they are packed in", () => {
    const fields = Object.fromEntries(
      Array.from({ length: 500 }, (_, i) => [`f${i}`, text("é".repeat(400))]),
    );
    expect(unpack(pack(fields))).toEqual(fields);
    expect(unpack(pack({ a: text("b") }))).toEqual({ a: text("b") });
  });

  it("write out names when there are more than are kept", () => {
    for (let i = 0; i < 25_000; i += 1) pack({ [`name${i}`]: text("x") });
    const fields = { name24999: text("x"), another: text("y") };
    expect(unpack(pack(fields))).toEqual(fields);
    expect(unpackField(pack(fields), ["another"])).toEqual(text("y"));
  });
});
