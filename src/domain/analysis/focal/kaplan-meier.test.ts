import { describe, expect, it } from "vitest";
import { kaplanMeier, medianSurvival } from "./kaplan-meier";

const of = (seen: readonly number[], censored: readonly number[]) => [
  ...seen.map((time) => ({ time, seen: true })),
  ...censored.map((time) => ({ time, seen: false })),
];

// Freireich et al. (1963), remission in weeks under 6-MP, as in Kleinbaum and Klein (2012), Survival Analysis, table 2.1.
const treated = of(
  [6, 6, 6, 7, 10, 13, 16, 22, 23],
  [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35],
);

describe("Kaplan and Meier's estimate", () => {
  it("is that of Kleinbaum and Klein for 6-MP", () => {
    const steps = kaplanMeier(treated);
    expect(steps.map(({ time }) => time)).toEqual([6, 7, 10, 13, 16, 22, 23]);
    expect(steps.map(({ atRisk }) => atRisk)).toEqual([
      21, 17, 15, 12, 11, 7, 6,
    ]);
    const surviving = [0.8571, 0.8067, 0.7529, 0.6902, 0.6275, 0.5378, 0.4482];
    steps.forEach((step, index) =>
      expect(step.surviving).toBeCloseTo(surviving[index]!, 4),
    );
    // R's survfit with conf.type = "log-log", at six weeks: 0.620 to 0.952.
    expect(steps[0]!.interval!.low).toBeCloseTo(0.6197, 3);
    expect(steps[0]!.interval!.high).toBeCloseTo(0.9516, 3);
  });

  it("has the median of 23 weeks, and an end that is not known", () => {
    expect(medianSurvival(treated)).toEqual({
      canSay: true,
      value: 23,
      n: 21,
      interval: { low: 13, high: Infinity },
      by: "greenwood",
    });
  });

  it("is the plain share where all were seen", () => {
    const steps = kaplanMeier(of([1, 2, 3, 4], []));
    expect(steps.map(({ surviving }) => surviving)).toEqual([
      0.75,
      0.5,
      expect.closeTo(0.25, 12),
      0,
    ]);
    expect(steps[3]!.interval).toBeNull();
    expect(medianSurvival(of([1, 2, 3, 4], []))).toMatchObject({ value: 2 });
  });

  it("has its median at half of any even number, whatever multiplying rounds", () => {
    for (let n = 2; n <= 120; n += 2) {
      const times = Array.from({ length: n }, (_, index) => index + 1);
      expect([n, medianSurvival(of(times, []))]).toMatchObject([
        n,
        { value: n / 2 },
      ]);
    }
  });

  it("cannot say of nobody, nor of what half did not show", () => {
    const notReached = { canSay: false, why: "notReached" };
    expect(kaplanMeier([])).toEqual([]);
    expect(medianSurvival([])).toEqual({
      canSay: false,
      why: "nothingObserved",
    });
    expect(medianSurvival(of([], [5, 5]))).toEqual(notReached);
    expect(medianSurvival(of([1], [5, 5]))).toEqual(notReached);
    expect(medianSurvival(of([1], []))).toMatchObject({
      value: 1,
      interval: null,
      by: "tooFew",
    });
  });
});
