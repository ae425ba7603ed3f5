import { describe, expect, it } from "vitest";
import type { Random } from "../interval/random";
import { randomFor } from "../interval/random";
import { exactTails, scoreOf, tailsOf } from "./kendall";
import { normalTails } from "./normal";
import type { Period } from "./trend";
import { senInterval, trendOf } from "./trend";
import { widerBy } from "./wider";

const months = (values: readonly number[]): Period[] =>
  values.map((value, at) => ({ at, value, season: null }));
const said = (values: readonly number[], margin = 0.02) => {
  const found = trendOf(months(values), margin);
  if (!found.canSay) throw new Error(found.why);
  return found;
};

/** Sen's interval of points of which each knows nothing of the one before. */
const intervalOf = (points: readonly (readonly [number, number])[]) =>
  senInterval(
    points
      .flatMap(([at, value], place) =>
        points
          .slice(place + 1)
          .map(([later, other]) => (other - value) / (later - at)),
      )
      .toSorted((a, b) => a - b),
    scoreOf(points.map(([, value]) => value)).variance,
  );

describe("reference values of SciPy 1.17.1", () => {
  it.each([
    [0.5, 0.6170750774519738],
    [1, 0.31731050786291415],
    [2.5758, 0.01000084747555736],
    [4, 6.334248366623973e-5],
  ])("norm: %f", (z, tails) => {
    expect(normalTails(z)).toBeCloseTo(tails, 6);
    expect(normalTails(-z)).toBe(normalTails(z));
  });

  it.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 10, 9], 5.5114638447971785e-6],
    [[1, 3, 2, 5, 4, 7, 6, 9, 8, 10], 0.0003576940035273369],
    [[2, 1, 4, 3, 6, 5], 0.1361111111111111],
    [[3, 1, 2, 6, 5, 4, 8, 7], 0.06101190476190476],
  ])("kendalltau, exact: %j", (values, p) => {
    expect(exactTails(scoreOf(values).score, values.length)).toBeCloseTo(p, 12);
  });

  it("theilslopes, with ties", () => {
    const values = [3, 3, 1, 5, 4, 4, 7, 6, 9, 9, 8, 12];
    expect(said(values).slope).toBe(0.8);
    expect(intervalOf(values.map((value, at) => [at, value]))).toEqual({
      ...{ low: 0.5, high: 1 },
    });
    // kendalltau's tau-b, of 66 pairs of which three are ties.
    expect(scoreOf(values).score / Math.sqrt(66 * 63)).toBeCloseTo(
      0.7598954384920844,
      12,
    );
  });

  // The example of Sen (1968).
  it("theilslopes, unevenly spaced", () => {
    const at = [1, 2, 3, 4, 10, 12, 18];
    const values = [9, 15, 19, 20, 45, 55, 78];
    const found = trendOf(
      values.map((value, n) => ({ at: at[n] ?? 0, value, season: null })),
      0.02,
    );
    expect(found).toMatchObject({ canSay: true, slope: 4 });
    expect(intervalOf(values.map((value, n) => [at[n] ?? 0, value]))).toEqual({
      ...{ low: 26 / 7, high: 35 / 8 },
    });
  });
});

it("tells which way values go", () => {
  const falling = [1.9, 1.8, 1.75, 1.6, 1.62, 1.5, 1.4, 1.2];
  expect(said(falling)).toMatchObject({ direction: "decreasing", n: 8 });
  expect(said(falling.map((one) => -one)).direction).toBe("increasing");
  expect(said(Array<number>(8).fill(1.4))).toMatchObject({
    direction: "stable",
    p: 1,
    slope: 0,
  });
  const wild = [1, 2, 0.5, 1.9, 0.7, 1.8, 0.6, 2.1];
  expect(said(wild).direction).toBe("unsure");
  expect(said(wild, 1).direction).toBe("stable");
});

it("counts every order of few periods: one of 720 goes up all the way, and one down", () => {
  expect(trendOf(months([1, 2, 3, 4, 5, 6]), 1)).toMatchObject({ p: 2 / 720 });
});

it("cannot say of fewer than six", () => {
  expect(trendOf([], 1)).toEqual({ canSay: false, why: "tooFew" });
  expect(trendOf(months([1, 2, 3, 4, 5]), 1).canSay).toBe(false);
  expect(trendOf(months([1, 2, 3, 4, 5, 6]), 1)).toMatchObject({
    direction: "increasing",
  });
});

it("holds each time of the year against itself alone", () => {
  const year = [0, 5, 9, 4, -3, -8];
  const seasonal = [0, 1, 2].flatMap((n) =>
    year.map((swing, at): Period => ({
      at: 12 * n + at,
      value: swing + 0.1 * n,
      season: String(at),
    })),
  );
  const found = trendOf(seasonal, 0.001);
  expect(found).toMatchObject({ direction: "increasing", isSeasonal: true });
  if (found.canSay) expect(found.slope).toBeCloseTo(0.1 / 12, 12);
  // The same without seasons sees the swing alone.
  const plain = seasonal.map((one) => ({ ...one, season: null }));
  expect(trendOf(plain, 0.001)).toMatchObject({ direction: "unsure" });
});

it("is less sure where values have something of those before them", () => {
  const score = { score: 30, variance: 200, n: 12 };
  expect(tailsOf(score, 2)).toBeGreaterThan(tailsOf(score));
  // Student's t of ten degrees of freedom at 29 / sqrt(400): SciPy 1.17.1, 2 * t.sf(1.45, 10).
  expect(tailsOf(score, 2)).toBeCloseTo(0.1777, 3);
  const drifting = [1, 1.1, 1.2, 1.1, 1, 0.9, 0.8, 0.9, 1, 1.1, 1.2, 1.1];
  expect(said(drifting).wider).toBeGreaterThan(1.5);
});

it("takes no bend for what values have of those before them", () => {
  const bent = Array.from({ length: 12 }, (_, at) => ({
    at,
    // Up and down from one to the next, around a fall that grows.
    value: 2 - at ** 2 / 100 + (at % 2 === 0 ? 0.02 : -0.02),
  }));
  expect(widerBy(bent)).toBe(1);
  const line = bent.map(({ at }) => ({ at, value: 3 * at }));
  expect([widerBy(line), widerBy([]), widerBy(line.slice(0, 5))]).toEqual([
    1, 1, 1,
  ]);
});

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

it.each([6, 9, 14])(
  "finds a trend among %i values of no trend at most as often as it may",
  (n) => {
    const random = randomFor(`nulls ${String(n)}`);
    const runs = 300;
    let found = 0;
    for (let run = 0; run < runs; run += 1)
      if (said(Array.from({ length: n }, () => normal(random))).p <= 0.05)
        found += 1;
    expect(found / runs).toBeLessThanOrEqual(0.07);
  },
);
