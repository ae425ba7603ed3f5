import { describe, expect, it } from "vitest";
import { openSpan } from "../parameters/limits";
import { doubtOf } from "./doubt";
import { readNumber } from "./read-number";

const light = {
  measureType: "numeric",
  plausible: { min: 0, max: 150_000 },
} as const;
const pH = { measureType: "numeric", plausible: { min: 5, max: 10 } } as const;
const own = { measureType: "numeric", plausible: openSpan } as const;

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
    const value = readNumber(text);
    expect(doubtOf(parameter, text, value ?? NaN, last)).toBe(expected);
  });

  it("nobody is asked of what is no number", () => {
    const choice = { measureType: "choice", plausible: openSpan } as const;
    expect(doubtOf(choice, "1.200", "1.200", null)).toBeNull();
  });
});
