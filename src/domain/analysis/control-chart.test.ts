import { describe, expect, it } from "vitest";
import {
  baselineOf,
  controlChartOf,
  individualLimits,
  predictionLimits,
} from "./control-chart";
import { carriedOn, isGrowing, theilSen } from "./growth";
import {
  lagOneOf,
  meanMovingRange,
  medianOf,
  sampleDeviation,
} from "./moments";
import { threeSigmaT } from "./student";

const daily = (values: readonly number[]) =>
  values.map((value, day) => ({ day, value }));
const charted = (values: readonly number[], held = 0) => {
  const chart = controlChartOf(daily(values), { held });
  if (!chart.canSay) throw new Error(chart.why);
  return chart;
};
const few = [10, 12, 11, 13, 12, 11, 10, 12];
const many = [
  10, 12, 11, 9, 12, 10, 11, 13, 9, 11, 10, 12, 11, 9, 12, 10, 11, 13, 9, 11,
];

describe("limits", () => {
  it("are those of NIST/SEMATECH 6.3.2.2, flow rate of ten batches", () => {
    const flow = [49.6, 47.6, 49.9, 51.3, 47.8, 51.2, 52.6, 52.4, 53.6, 52.1];
    expect(meanMovingRange(flow)).toBeCloseTo(1.8778, 4);
    const { centre, low, high } = individualLimits(flow);
    expect(centre).toBeCloseTo(50.81, 10);
    // NIST divides by 1.128 where we multiply by 2.66.
    expect(high).toBeCloseTo(55.8041, 2);
    expect(low).toBeCloseTo(45.8159, 2);
  });

  it("of eight values are worked by hand", () => {
    // Mean 91/8; sum of squares 7.875, s² = 1.125 = 1 + 1/8: the half width is 1.125 t.
    expect(threeSigmaT(7)).toBeCloseTo(4.529910403, 8);
    const half = 1.125 * 4.529910403;
    const { centre, low, high } = predictionLimits(few);
    expect(centre).toBe(11.375);
    expect(high).toBeCloseTo(11.375 + half, 8);
    expect(low).toBeCloseTo(11.375 - half, 8);
    const chart = charted(few);
    expect(chart).toMatchObject({
      baseline: 8,
      limitsBy: "prediction",
      without: "nothing",
    });
    for (const { expected, outside } of chart.points) {
      expect(expected?.high).toBeCloseTo(16.47115, 4);
      expect(expected?.low).toBeCloseTo(6.27885, 4);
      expect(outside).toBeNull();
    }
  });

  it("fall with the degrees of freedom, and are known of no others", () => {
    const all = Array.from({ length: 13 }, (_, index) =>
      threeSigmaT(index + 6),
    );
    expect(all).toEqual(all.toSorted((a, b) => b - a));
    expect(() => threeSigmaT(0)).toThrow(RangeError);
  });
});

describe("a chart", () => {
  it("freezes its baseline at twenty values", () => {
    const { low, high, centre } = individualLimits(many);
    const chart = charted([...many, 40, 1]);
    expect(chart).toMatchObject({
      baseline: 20,
      limitsBy: "range",
      without: "nothing",
    });
    expect(
      chart.points.map(({ isBaseline }) => isBaseline).filter(Boolean),
    ).toHaveLength(20);
    expect(chart.points.slice(-2).map(({ outside }) => outside)).toEqual([
      "above",
      "below",
    ]);
    expect(chart.points.at(-1)?.expected?.centre).toBeCloseTo(centre, 12);
    expect(chart.points.at(-1)?.expected?.low).toBeCloseTo(low, 12);
    expect(chart.points.at(-1)?.expected?.high).toBeCloseTo(high, 12);
  });

  it("keeps the latest out of a short baseline", () => {
    const chart = charted([...few, 30, 31], 2);
    expect(chart.baseline).toBe(8);
    expect(chart.points.slice(-2).map(({ outside }) => outside)).toEqual([
      "above",
      "above",
    ]);
  });

  it("cannot say of few, of equal values, of scales, of days that are anyhow", () => {
    const why = (
      observations: { day: number; value: number }[],
      isOrdinal = false,
    ) => controlChartOf(observations, { isOrdinal });
    expect(why([])).toEqual({ canSay: false, why: "tooFew" });
    expect(why(daily(few.slice(1)))).toEqual({ canSay: false, why: "tooFew" });
    expect(why(daily(Array<number>(20).fill(7.3)))).toEqual({
      canSay: false,
      why: "noSpread",
    });
    expect(why(daily(Array<number>(8).fill(0)))).toEqual({
      canSay: false,
      why: "noSpread",
    });
    expect(why(daily(many), true)).toEqual({ canSay: false, why: "ordinal" });
    const anyhow = [0, 1, 9, 10, 40, 41, 70, 99];
    expect(
      why(few.map((value, index) => ({ day: anyhow[index] ?? 0, value }))),
    ).toEqual({
      canSay: false,
      why: "unevenlySpaced",
    });
    const straight = Array.from({ length: 20 }, (_, index) => 50 + 0.1 * index);
    expect(why(daily(straight))).toEqual({ canSay: false, why: "noSpread" });
  });

  it("takes weekly weighings on the sixth to eighth day, in whatever order, with one missed", () => {
    const days = [0, 6, 14, 21, 27, 42, 49, 56];
    const weighed = few.map((value, index) => ({
      day: days[index] ?? 0,
      value,
    }));
    expect(controlChartOf(weighed.toReversed())).toEqual(
      controlChartOf(weighed),
    );
    expect(controlChartOf(weighed).canSay).toBe(true);
  });

  it("lets a growing animal grow, and finds it when it stops", () => {
    const noise = [0.1, -0.1, 0.05, -0.05, 0, 0.1, -0.1, 0.05, -0.1, 0];
    const grown = (day: number) => 20 + day + (noise[day % 10] ?? 0);
    const chart = charted([
      ...Array.from({ length: 30 }, (_, day) => grown(day)),
      44,
    ]);
    expect(chart.without).toBe("growth");
    expect(
      chart.points.slice(0, 30).every(({ outside }) => outside === null),
    ).toBe(true);
    expect(chart.points.at(-1)).toMatchObject({ outside: "below" });
    expect(chart.points.at(-1)?.expected?.centre).toBeCloseTo(50, 0);
  });

  it("carries growth on as far as the baseline reached, ever wider, and no farther", () => {
    const noise = [0.1, -0.1, 0.05, -0.05, 0, 0.1, -0.1, 0.05, -0.1, 0];
    const grown = (day: number) => 20 + day + (noise[day % 10] ?? 0);
    const chart = charted(Array.from({ length: 300 }, (_, day) => grown(day)));
    const widthOn = (day: number) => {
      const expected = chart.points[day]?.expected ?? null;
      return expected && expected.high - expected.low;
    };
    // The squares of 0 to 19 about 9.5 add up to 665.
    const share = (day: number) =>
      Math.sqrt(1 + 1 / 20 + (day - 9.5) ** 2 / 665);
    const narrow = widthOn(9) ?? 0;
    expect((widthOn(38) ?? 0) / narrow).toBeCloseTo(share(38) / share(9), 9);
    expect(widthOn(38)).toBeGreaterThan(1.4 * narrow);
    expect(
      chart.points.slice(39).every(({ expected }) => expected === null),
    ).toBe(true);
    expect(carriedOn([])).toBeNull();
  });

  it("takes out what each value has of the one before, where it came shortly before", () => {
    const waves = [5, 6, 7, 7, 6, 5, 4, 3, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 3, 4];
    const chart = charted(waves);
    const lag = lagOneOf(waves) ?? 0;
    expect(lag).toBeGreaterThan(0.25);
    expect(chart.without).toBe("lag");
    expect(chart.points[0]?.expected).toBeNull();
    const after = controlChartOf([...daily(waves), { day: 40, value: 90 }]);
    expect(after.canSay && after.points.at(-1)).toMatchObject({
      expected: null,
      outside: null,
    });
  });
});

describe("a baseline that is kept", () => {
  const frozen = daily(many);
  const later = [
    { day: 400, value: 40 },
    { day: 401, value: 11 },
  ];

  it("makes the limits of values long after it, which do not move it", () => {
    const { low, high, centre } = individualLimits(many);
    const chart = controlChartOf(later, { frozen });
    expect(chart).toMatchObject({
      canSay: true,
      baseline: 20,
      baselineDays: [0, 19],
    });
    expect(chart.canSay && chart.points).toEqual([
      {
        ...later[0],
        expected: { low, high, centre },
        isBaseline: false,
        outside: "above",
      },
      {
        ...later[1],
        expected: { low, high, centre },
        isBaseline: false,
        outside: null,
      },
    ]);
  });

  it("expects nothing of what lies before it", () => {
    const moved = frozen.map(({ day, value }) => ({ day: day + 10, value }));
    const chart = controlChartOf([{ day: 3, value: 90 }, ...moved], {
      frozen: moved,
    });
    expect(chart.canSay && chart.points[0]).toMatchObject({
      expected: null,
      outside: null,
      isBaseline: false,
    });
    expect(chart.canSay && chart.points[1]).toMatchObject({ isBaseline: true });
  });

  it("begins on a day where it is not whole yet", () => {
    const chart = controlChartOf([...daily(few), { day: 8, value: 500 }], {
      since: 1,
    });
    expect(chart).toMatchObject({ baseline: 8, limitsBy: "prediction" });
    expect(chart.canSay && chart.baselineDays).toEqual([1, 8]);
  });

  it("is the earliest twenty that are equally spaced", () => {
    expect(baselineOf(daily(many.slice(1)))).toBeNull();
    expect(baselineOf([...daily(many), ...later])).toEqual(frozen);
    // Eight days far apart at first: dropped one by one until four of five gaps are as long as usual.
    const scattered = Array.from({ length: 8 }, (_, index) => ({
      day: -1000 + 97 * index ** 2,
      value: 1,
    })).map((one) => ({ ...one, day: Math.min(one.day, -1) - 50 }));
    const found = baselineOf([...scattered.slice(0, 5), ...daily(many)]);
    expect(found).toHaveLength(20);
    expect(found?.at(-1)?.day).toBeLessThanOrEqual(19);
    expect(baselineOf([])).toBeNull();
  });
});

it.each([
  [8, 18],
  [9, 20],
  [10, 23],
])(
  "finds growth in %i values from the score on that Kendall's exact table has at 5 %%",
  (n, critical) => {
    // Neighbours changed places lower the score of 1 to n by two each.
    const ordered = Array.from({ length: n }, (_, index) => index);
    const most = (n * (n - 1)) / 2;
    const withScore = (score: number) => {
      const values = [...ordered];
      let left = (most - score) / 2;
      for (let end = n - 1; end > 0 && left > 0; end -= 1)
        for (let at = 0; at < end && left > 0; at += 1) {
          const [a, b] = [values[at] ?? 0, values[at + 1] ?? 0];
          if (a > b) continue;
          [values[at], values[at + 1]] = [b, a];
          left -= 1;
        }
      return values;
    };
    expect(isGrowing(withScore(critical))).toBe(true);
    expect(isGrowing(withScore(critical - 2))).toBe(false);
  },
);

it("gives the slope of Sen's example, and finds growth in it alone", () => {
  const at = [1, 2, 3, 4, 10, 12, 18];
  const values = [9, 15, 19, 20, 45, 55, 78];
  const line = theilSen(
    values.map((value, index) => ({ at: at[index] ?? 0, value })),
  );
  expect(line?.slope).toBe(4);
  expect(isGrowing(values)).toBe(true);
  expect(isGrowing(few)).toBe(false);
  expect(isGrowing([])).toBe(false);
  expect(theilSen([])).toBeNull();
  expect(
    theilSen([
      { at: 1, value: 1 },
      { at: 1, value: 2 },
    ]),
  ).toBeNull();
});

it("gives moments worked by hand, and nothing of nothing", () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 3, 2])).toBe(2.5);
  expect(medianOf([])).toBeNaN();
  expect(sampleDeviation(few)).toBeCloseTo(Math.sqrt(1.125), 12);
  expect(sampleDeviation([1])).toBeNaN();
  // -1.265625 / 7.875
  expect(lagOneOf(few)).toBeCloseTo(-0.1607142857, 9);
  expect(lagOneOf([2, 2])).toBeNull();
  expect(lagOneOf([])).toBeNull();
});

// "lh" of R's datasets (Diggle 1990, Time Series, table A.1), 48 values; its `acf(lh)` prints 0.576 at lag 1.
it("has the lag-1 autocorrelation that R gives luteinizing hormone", () => {
  const lh = [
    24, 24, 24, 22, 21, 15, 23, 23, 25, 20, 19, 17, 22, 18, 32, 32, 27, 22, 22,
    19, 19, 18, 27, 30, 23, 20, 20, 29, 29, 27, 27, 23, 26, 24, 18, 17, 15, 14,
    21, 33, 35, 35, 31, 26, 21, 34, 30, 29,
  ];
  expect(lagOneOf(lh.map((tenths) => tenths / 10))).toBeCloseTo(0.576, 3);
});
