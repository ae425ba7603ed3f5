import { expect, it } from "vitest";
import { ratioOf } from "./ratio";
import { studentQuantile } from "./student";

const units = [
  { amount: 1, effort: 2 },
  { amount: 3, effort: 4 },
  { amount: 2, effort: 6 },
];

it("is as worked by hand", () => {
  // R = 6/12. Residuals 0, 1, -1; se = sqrt(3/2 x 2) / 12.
  const half = (studentQuantile(0.975, 2) * Math.sqrt(3)) / 12;
  const { ratio, n, interval } = ratioOf(units, 3)!;
  expect(ratio).toBe(0.5);
  expect(n).toBe(3);
  expect(interval!.low).toBeCloseTo(0.5 - half, 12);
  expect(interval!.high).toBeCloseTo(0.5 + half, 12);
});

// Ten cities of Cochran (1977), as "city" of R's boot 1.3-31 (Davison and Hinkley 1997): thousands of people in 1920 and 1930.
// Their ratio is 1.520313 (example of `boot`), its linear variance 0.03248701 (example of `var.linear`), of which Cochran's is 10/9.
it("has the ratio and variance of ten published cities", () => {
  const before = [138, 93, 61, 179, 48, 37, 29, 23, 30, 2];
  const after = [143, 104, 69, 260, 75, 63, 50, 48, 111, 50];
  const cities = before.map((effort, at) => ({
    effort,
    amount: after[at] ?? 0,
  }));
  const { ratio, interval } = ratioOf(cities, 3)!;
  expect(ratio).toBeCloseTo(1.520313, 5);
  const half = studentQuantile(0.975, 9) * Math.sqrt((10 / 9) * 0.03248701);
  expect(interval!.high - ratio).toBeCloseTo(half, 5);
});

it("is the mean where all weigh the same, with Student's interval", () => {
  const same = [2, 4, 9].map((amount) => ({ amount, effort: 1 }));
  const { ratio, interval } = ratioOf(same, 3)!;
  expect(ratio).toBe(5);
  // s = sqrt(13), t(.975, 2) = 4.3026527.
  expect(interval!.high).toBeCloseTo(5 + 4.3026527297 * Math.sqrt(13 / 3), 8);
});

it("says nothing without effort, and has no interval of few or of equal ones", () => {
  expect(ratioOf([], 3)).toBeNull();
  expect(ratioOf([{ amount: 0, effort: 0 }], 1)).toBeNull();
  expect(ratioOf(units.slice(1), 3)!.interval).toBeNull();
  expect(ratioOf(units.slice(0, 1), 1)!.interval).toBeNull();
  const equal = [1, 2, 3].map((effort) => ({ amount: effort / 3, effort }));
  expect(ratioOf(equal, 3)!.interval).toBeNull();
});
