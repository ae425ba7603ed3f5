import { expect, it } from "vitest";
import { shareOf } from "./proportion";

it("gives the intervals of Newcombe's table I, method 3", () => {
  const published: [number, number, number, number][] = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ];
  for (const [successes, n, low, high] of published) {
    const found = shareOf(successes, n);
    expect(found?.interval.low).toBeCloseTo(low, 4);
    expect(found?.interval.high).toBeCloseTo(high, 4);
    expect(found?.share).toBe(successes / n);
  }
});

it("cannot say of nothing, and refuses what is no share", () => {
  expect(shareOf(0, 0)).toBeNull();
  for (const [successes, n] of [
    [1, 0],
    [-1, 3],
    [1.5, 3],
    [Number.NaN, 3],
  ] as const)
    expect(() => shareOf(successes, n)).toThrow(RangeError);
});

it("holds the share, stays within 0..1, mirrors, and narrows with n", () => {
  const width = (successes: number, n: number) => {
    const { low, high } = shareOf(successes, n)!.interval;
    return high - low;
  };
  for (let n = 1; n <= 60; n += 1)
    for (let successes = 0; successes <= n; successes += 1) {
      const one = shareOf(successes, n)!;
      const other = shareOf(n - successes, n)!;
      expect(one.interval.low).toBeGreaterThanOrEqual(0);
      expect(one.interval.low).toBeLessThanOrEqual(one.share);
      expect(one.interval.high).toBeGreaterThanOrEqual(one.share);
      expect(one.interval.high).toBeLessThanOrEqual(1);
      expect(one.interval.low).toBeCloseTo(1 - other.interval.high, 12);
      expect(width(2 * successes, 2 * n)).toBeLessThan(width(successes, n));
    }
});
