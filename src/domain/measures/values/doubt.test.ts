import { describe, expect, it } from "vitest";
import { openSpan } from "../parameters/limits";
import { doubtOf, shareFrom } from "./doubt";
import { readNumber } from "./read-number";

const light = {
  builtIn: null,
  measureType: "numeric",
  plausible: { min: 0, max: 150_000 },
} as const;
const numeric = { builtIn: null, measureType: "numeric" } as const;
const pH = { ...numeric, plausible: { min: 5, max: 10 } } as const;
const own = { ...numeric, plausible: openSpan } as const;
const weight = { ...own, builtIn: "weight" } as const;
const at = new Date("2026-11-20T08:00:00Z");

describe("before a value is kept", () => {
  it.each([
    // A thousand and two hundred, as the last one says.
    [light, "1.200", 900, "thousands"],
    [light, "1,200", 900, "thousands"],
    [light, "12.500", null, "thousands"],
    [own, "-1.200", -1000, "thousands"],
    // What was measured last was as small.
    [light, "1.200", 1.5, null],
    [own, "7.125", 7, null],
    // A thousand times as much cannot be.
    [pH, "7.125", null, null],
    [pH, "1.200", null, "unlikely"],
    // Not as thousands are written.
    [light, "0.200", 900, null],
    [light, "1.20", 900, null],
    [light, "1.2000", 900, null],
    [light, "1200", 900, null],
    [light, "1234.500", 900, null],
    [light, "160000", 900, "unlikely"],
    [light, "1.200", 0, "thousands"],
  ] as const)("%j %s after %s: %s", (parameter, text, last, expected) => {
    const given = { value: readNumber(text) ?? NaN, at };
    const before = last === null ? null : { value: last, at };
    expect(doubtOf(parameter, text, given, before)).toBe(expected);
  });

  it("nobody is asked of what is no number", () => {
    const choice = { ...own, measureType: "choice" } as const;
    const given = { value: "1.200", at };
    expect(doubtOf(choice, "1.200", given, null)).toBeNull();
  });

  it.each([
    // A fifth less than a fortnight ago; so much more, too.
    [weight, 62, 78, "2026-11-06", "far"],
    [weight, 78, 62, "2026-11-06", "far"],
    [weight, 90, 100, "2026-11-06", "far"],
    [weight, 9, 10, "2026-11-06", "far"],
    [weight, 91, 100, "2026-11-06", null],
    // More than half a year later another tenth may be gained or lost.
    [weight, 88, 100, "2026-05-01", null],
    [weight, 79, 100, "2026-05-01", "far"],
    [weight, 79, 100, "2025-07-01", null],
    // What is written down later lies as far from what came after it.
    [weight, 62, 78, "2026-12-01", "far"],
    // What is mended; the first one; what is no weight.
    [weight, 62, 78, null, null],
    [weight, 62, null, null, null],
    [weight, 62, 0, "2026-11-06", null],
    [own, 62, 78, "2026-11-06", null],
  ] as const)(
    "%j %d after %s of %s: %s",
    (parameter, value, last, day, why) => {
      const since = day === null ? null : new Date(day);
      const before = last === null ? null : { value: last, at: since };
      expect(doubtOf(parameter, String(value), { value, at }, before)).toBe(
        why,
      );
    },
  );

  it.each([
    // A month and a half old when it weighed 4 kg: in step with its age it weighs 5 kg two weeks later.
    [5, 4, "2026-11-06", "2026-09-22", null],
    [5.4, 4, "2026-11-06", "2026-09-22", "far"],
    // It loses as others do, and of one grown up two weeks explain nothing.
    [3.5, 4, "2026-11-06", "2026-09-22", "far"],
    [90, 78, "2026-11-06", "2015-03-01", "far"],
    // What is written down later of an earlier day, it had yet to grow from; nobody grows smaller.
    [4.2, 5, "2026-12-04", "2026-09-22", null],
    [6, 5, "2026-12-04", "2026-09-22", "far"],
    // Not born by then: its month of birth is wrong.
    [5, 4, "2026-11-06", "2026-11-10", "far"],
  ] as const)(
    "%d after %d of %s, born %s: %s",
    (value, last, day, birth, why) => {
      const before = { value: last, at: new Date(day), born: new Date(birth) };
      const given = { value, at };
      expect(doubtOf(weight, String(value), given, before)).toBe(why);
    },
  );

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])("a weight by eye is asked about from twice as far", (one, other) => {
    const before = new Date("2026-11-06");
    const whyOf = (value: number) =>
      doubtOf(
        weight,
        String(value),
        { value, at, isEstimated: one },
        { value: 100, at: before, isEstimated: other },
      );
    expect([whyOf(81), whyOf(80)]).toEqual([null, "far"]);
  });

  it("a share is of numbers above 0", () => {
    expect(shareFrom(80, 60)).toBeCloseTo(-0.25);
    expect(shareFrom("a", 60)).toBeNull();
    expect(shareFrom(0, 60)).toBeNull();
  });
});
