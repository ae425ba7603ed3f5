import fc from "fast-check";
import { expect, it } from "vitest";
import { rounded } from "./rounding";

it("rounds half up as people write numbers, whatever their binary form", () => {
  expect(rounded(5.625, 2)).toBe(5.63);
  // Below, as a binary number: 1.00499999999999989…
  expect(rounded(1.005, 2)).toBe(1.01);
  expect(rounded(8.345, 2)).toBe(8.35);
  expect(rounded(5.6249, 2)).toBe(5.62);
  expect(rounded(2 / 3, 6)).toBe(0.666667);
  expect(rounded(0.0000005, 6)).toBe(0.000001);
  expect(rounded(0, 6)).toBe(0);
  expect(rounded(1 + 2 ** -52, 6)).toBe(1);
});

it("moves no number by more than half of its last decimal, keeps order and is done once", () => {
  const anyValue = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(anyValue, anyValue, fc.constantFrom(2, 6), (a, b, decimals) => {
      const half = 0.5 / 10 ** decimals;
      const [one, other] = [rounded(a, decimals), rounded(b, decimals)];
      expect(Math.abs(one - a)).toBeLessThanOrEqual(half * (1 + 1e-3));
      expect(rounded(one, decimals)).toBe(one);
      expect(a <= b ? one <= other : one >= other).toBe(true);
    }),
  );
});
