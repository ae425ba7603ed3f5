import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { conflictsOf } from "./conflicts";
import { mergedByKey } from "./merge";

const merge = (given: unknown, seen: unknown, stored: unknown) =>
  mergedByKey(
    { values: { map: given, name: "b" }, base: { map: seen } },
    { map: stored, name: "a" },
    ["map"],
  );
const conflicts = (given: unknown, seen: unknown, stored: unknown) => {
  const { values, base } = merge(given, seen, stored);
  return conflictsOf(values, base, { map: stored, name: "a" }).map(
    ({ field }) => field,
  );
};

describe("maps that are changed key by key", () => {
  it.each([
    ["one adds each", { a: 1 }, {}, { b: 2 }, { a: 1, b: 2 }],
    ["one takes away, one adds", {}, { a: 1 }, { a: 1, b: 2 }, { b: 2 }],
    [
      "one changes, one takes away",
      { a: 2, b: 1 },
      { a: 1, b: 1 },
      { a: 1 },
      { a: 2 },
    ],
    ["both say the same", { a: 2 }, { a: 1 }, { a: 2 }, { a: 2 }],
    ["both take away", {}, { a: 1 }, {}, {}],
    [
      "nobody else",
      { a: { min: 1 } },
      { a: { min: 2 } },
      { a: { min: 2 } },
      { a: { min: 1 } },
    ],
  ])("hold what both did: %s", (_, given, seen, stored, expected) => {
    expect(merge(given, seen, stored).values).toEqual({
      map: expected,
      name: "b",
    });
    expect(conflicts(given, seen, stored)).toEqual([]);
  });

  it.each([
    ["changed otherwise", { a: 2 }, { a: 1 }, { a: 3 }],
    ["taken away and changed", {}, { a: 1 }, { a: 3 }],
    ["changed and taken away", { a: 2 }, { a: 1 }, {}],
    ["made otherwise", { a: { min: 1 } }, {}, { a: { min: 2 } }],
  ])("conflict where the same key was %s", (_, given, seen, stored) => {
    expect(merge(given, seen, stored).values["map"]).toEqual(given);
    const others = { ...stored, z: 1 };
    // What others did of other keys is no matter of this conflict.
    expect(merge(given, seen, others).values["map"]).toEqual({
      ...given,
      z: 1,
    });
    expect(conflicts(given, seen, others)).toEqual(["map"]);
    expect(conflicts(given, seen, stored)).toEqual(["map"]);
  });

  it("are as given where nobody said what they saw, and where there is no map", () => {
    expect(merge({ a: 1 }, undefined, { b: 2 }).values["map"]).toEqual({
      a: 1,
    });
    expect(merge(["a"], {}, { b: 2 }).values["map"]).toEqual(["a"]);
    expect(merge({ a: 1 }, {}, null).values["map"]).toEqual({ a: 1 });
  });

  it("come out the same, whoever is first, where different keys are touched", () => {
    const part = (prefix: string) =>
      fc.dictionary(
        fc.constantFrom("a", "b", "c").map((key) => prefix + key),
        fc.nat(3),
      );
    fc.assert(
      fc.property(
        part("x"),
        part("y"),
        part("x"),
        part("y"),
        (x, y, x2, y2) => {
          const seen = { ...x, ...y };
          const one = { ...x2, ...y };
          const other = { ...x, ...y2 };
          const both = { ...x2, ...y2 };
          expect(merge(one, seen, other).values["map"]).toEqual(both);
          expect(merge(other, seen, one).values["map"]).toEqual(both);
        },
      ),
    );
  });
});
