import { expect, it } from "vitest";
import { sampleDeviation } from "../moments";
import { studentQuantile } from "../student";
import { blockLengthOf, longBlockOf } from "./block-length";
import type { Sums } from "./bootstrap";
import { added, bootstrapAll, bootstrapBounds, quantile } from "./bootstrap";
import { randomFor } from "./random";

// Efron and Tibshirani (1993), An Introduction to the Bootstrap, table 2.1: survival in days of seven treated mice.
const mice = [94, 197, 16, 38, 99, 141, 23];
const unitsOf = (values: readonly number[]) =>
  values.map((value) => [1, value]);
const mean = ([n = 0, sum = 0]: Sums) => sum / n;
const drawing = { seed: "mice", independent: 7, least: 2 };

it("spreads the mean of the mice as Efron and Tibshirani's standard error says, widened for seven", () => {
  const { interval, by } = bootstrapBounds([unitsOf(mice)], mean, drawing);
  expect(by).toBe("bootstrap");
  // Their standard error is 23.36 by the bootstrap, 25.24 by s / sqrt(n): the widened one is that of Student's t.
  expect(sampleDeviation(mice) / Math.sqrt(7)).toBeCloseTo(25.24, 2);
  const half = (interval!.high - interval!.low) / 2;
  expect(half / studentQuantile(0.975, 6)).toBeGreaterThan(0.93 * 25.24);
  expect(half / studentQuantile(0.975, 6)).toBeLessThan(1.07 * 25.24);
});

it("draws the same from equal seeds, and other ones from others", () => {
  const one = bootstrapBounds([unitsOf(mice)], mean, drawing);
  expect(bootstrapBounds([unitsOf(mice)], mean, drawing)).toEqual(one);
  const other = { ...drawing, seed: "rats" };
  expect(bootstrapBounds([unitsOf(mice)], mean, other)).not.toEqual(one);
});

it("says of each statistic what it says alone", () => {
  const twice = (sums: Sums) => 2 * mean(sums);
  const [one, other] = bootstrapAll([unitsOf(mice)], [mean, twice], drawing);
  expect(one).toEqual(bootstrapBounds([unitsOf(mice)], mean, drawing));
  expect(other!.interval!.low).toBeCloseTo(2 * one!.interval!.low, 10);
});

it("says why there is no interval", () => {
  const few = { ...drawing, independent: 4, least: 5 };
  const tooFew = { interval: null, by: "tooFew" };
  const noSpread = { interval: null, by: "noSpread" };
  expect(bootstrapBounds([unitsOf(mice)], mean, few)).toEqual(tooFew);
  expect(bootstrapBounds([unitsOf([3, 3, 3])], mean, drawing)).toEqual(
    noSpread,
  );
  expect(bootstrapBounds([], mean, drawing)).toEqual(tooFew);
  expect(bootstrapBounds([unitsOf(mice)], () => null, drawing)).toEqual(tooFew);
  // A third of the draws lacks what the statistic is of.
  const rare = (sums: Sums) => (mean(sums) > 0 ? mean(sums) : null);
  expect(bootstrapBounds([unitsOf([1, 0, 0])], rare, drawing)).toEqual(tooFew);
});

it("keeps to what can be", () => {
  const within = [0, 100] as const;
  const { interval } = bootstrapBounds([unitsOf(mice)], mean, {
    ...drawing,
    within,
  });
  expect(interval!.high).toBe(100);
  expect(interval!.low).toBeGreaterThanOrEqual(0);
});

it("draws blocks: what depends on the one before spreads more", () => {
  const random = randomFor("walk");
  let last = 0;
  const values = Array.from({ length: 200 }, () => {
    last = 0.8 * last + random() - 0.5;
    return last;
  });
  const width = (block: number) => {
    const { interval } = bootstrapBounds([unitsOf(values)], mean, {
      seed: "blocks",
      block,
      independent: 200,
      least: 2,
    });
    return interval!.high - interval!.low;
  };
  expect(width(10)).toBeGreaterThan(1.5 * width(1));
});

it("adds, and finds quantiles between values", () => {
  expect([
    ...added(
      [
        [1, 2],
        [3, 4],
      ],
      2,
    ),
  ]).toEqual([4, 6]);
  expect([...added([], 2)]).toEqual([0, 0]);
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantile([1], 0.975)).toBe(1);
  expect(quantile([], 0.5)).toBeNaN();
});

it("takes longer blocks the longer values depend on each other", () => {
  const random = randomFor("lengths");
  const series = (rho: number) => {
    let value = 0;
    return Array.from({ length: 400 }, () => {
      value = rho * value + random() - 0.5;
      return value;
    });
  };
  const [none, some, much] = [0, 0.5, 0.9].map((rho) =>
    blockLengthOf(series(rho)),
  ) as [number, number, number];
  expect(none).toBeLessThan(4);
  // (2 rho / (1 - rho²))^(2/3) n^(1/3), for AR(1) at rho = 0.5: 8.9; at 0.9: 33.
  expect(some).toBeGreaterThan(4);
  expect(some).toBeLessThan(16);
  expect(much).toBeGreaterThan(some);
  for (const values of [[], [1], [2, 2, 2, 2, 2, 2]]) {
    expect(blockLengthOf(values)).toBe(1);
    expect(longBlockOf(values)).toBeGreaterThanOrEqual(1);
  }
  expect(longBlockOf(series(0))).toBeGreaterThanOrEqual(3.5 * Math.cbrt(400));
  expect(longBlockOf(series(0.9))).toBeLessThanOrEqual(100);
});
