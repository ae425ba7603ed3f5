import { expect, it } from "vitest";
import { studentQuantile, threeSigmaT } from "./student";

/**
 * The probability of a t below `at`, by Simpson's rule: with t = sqrt(v) tan(a) the density is that of cos(a) ** (v - 1), which is
 * finite and smooth, and its own integral over the whole range scales it.
 */
function below(at: number, degrees: number): number {
  const density = (angle: number) => Math.cos(angle) ** (degrees - 1);
  const integral = (to: number) => {
    const steps = 20_000;
    const width = to / steps;
    const inner = Array.from(
      { length: steps - 1 },
      (_, index) => (index % 2 === 0 ? 4 : 2) * density((index + 1) * width),
    ).reduce((sum, one) => sum + one, 0);
    return ((density(0) + inner + density(to)) * width) / 3;
  };
  const half = integral(Math.PI / 2);
  return 0.5 + integral(Math.atan(at / Math.sqrt(degrees))) / (2 * half);
}

it("is integrated as tables have it", () => {
  // Two-sided 5 % of ten degrees, and of one, which is Cauchy's.
  expect(below(2.228138852, 10)).toBeCloseTo(0.975, 9);
  expect(below(1, 1)).toBeCloseTo(0.75, 9);
});

it.each(Array.from({ length: 13 }, (_, index) => index + 6))(
  "is the quantile at .99865 of %i degrees of freedom",
  (degrees) => {
    expect(below(threeSigmaT(degrees), degrees)).toBeCloseTo(0.99865, 9);
  },
);

it.each([
  [1, 12.7062047362],
  [2, 4.3026527297],
  [4, 2.7764451052],
  [10, 2.228138852],
  [30, 2.0422724563],
  [120, 1.9799304051],
])("is at .975 of %i degrees of freedom what tables have", (degrees, t) => {
  expect(studentQuantile(0.975, degrees)).toBeCloseTo(t, 8);
});

it("is at .99865 what another library has", () => {
  expect(threeSigmaT(6)).toBeCloseTo(4.903989776, 8);
  expect(threeSigmaT(18)).toBeCloseTo(3.475437005, 8);
});

it.each([
  [0.5, 4],
  [1, 4],
  [0.975, 0],
  [0.975, 2.5],
])("is none at %d of %d degrees", (p, degrees) => {
  expect(() => studentQuantile(p, degrees)).toThrow(RangeError);
});
