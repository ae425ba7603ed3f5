import type { Carried } from "./growth";
import { carriedOn, isGrowing } from "./growth";
import {
  lagOneOf,
  meanMovingRange,
  meanOf,
  medianOf,
  sampleDeviation,
} from "./moments";
import type { Unsaid } from "./said";
import { threeSigmaT } from "./student";

/** One value of an animal at a whole day, counted from any first day. */
export interface Observation {
  day: number;
  value: number;
}

/** Why nothing can be said of a series. */
export type CannotSay = "ordinal" | "tooFew" | "unevenlySpaced" | "noSpread";

/** What is expected, and from where to where; all in the unit of the values. */
export interface Expected {
  centre: number;
  low: number;
  high: number;
}

/** A value and what was expected of it; null where nothing is: AR(1) needs a value shortly before. */
export interface Judged extends Observation {
  expected: Expected | null;
  isBaseline: boolean;
  outside: "below" | "above" | null;
}

/** What a series says against itself. */
export interface ControlChart {
  canSay: true;
  /** So many values make the limits. */
  baseline: number;
  /** The days of the first and the last of these. */
  baselineDays: readonly [number, number];
  /** range: 2.66 times the mean moving range. prediction: Student's t, of a short baseline. */
  limitsBy: "range" | "prediction";
  /** What was taken out of the values first: nothing, growth (Theil-Sen), or what each has of the one before (AR(1)). */
  without: "nothing" | "growth" | "lag";
  points: Judged[];
}

export type Verdict = ControlChart | Unsaid<CannotSay>;

/** From so many values on the limits are those of individuals; the baseline is frozen at as many. */
export const baselineMost = 20;
/** Fewer say nothing. */
export const baselineLeast = 8;
const lagMost = 0.25;
/** 3 / d2, d2 = 1.128 for ranges of two: Montgomery (2009), Introduction to Statistical Quality Control, section 6.4. */
const rangeFactor = 2.66;

/**
 * Centre and limits of individual values: mean +- 2.66 times the mean moving range; Montgomery (2009), section 6.4, and NIST/SEMATECH
 * e-Handbook of Statistical Methods, 6.3.2.2. NaN for fewer than two.
 */
export function individualLimits(values: readonly number[]): Expected {
  const centre = meanOf(values);
  const half = rangeFactor * meanMovingRange(values);
  return { centre, low: centre - half, high: centre + half };
}

/**
 * Centre and limits of one further value after a few: mean +- t(.99865, n - 1) s sqrt(1 + 1/n); Hahn and Meeker (1991), Statistical
 * Intervals, section 4.7. Throws RangeError but for 7 to 19 values.
 */
export function predictionLimits(values: readonly number[]): Expected {
  const n = values.length;
  const centre = meanOf(values);
  const half =
    threeSigmaT(n - 1) * sampleDeviation(values) * Math.sqrt(1 + 1 / n);
  return { centre, low: centre - half, high: centre + half };
}

const gapsOf = (values: readonly Observation[]): number[] =>
  values.slice(1).map(({ day }, index) => day - (values[index]?.day ?? 0));

/** A gap that is as long as usual: at most half the median longer or shorter. Weekly weighings fall on the fifth to tenth day. */
const isUsual = (gap: number, usual: number): boolean =>
  Math.abs(gap - usual) <= usual / 2;

/** Of ten gaps so many are as long as usual, where values count as equally spaced: people miss a day. */
const usualShare = 0.8;

/**
 * Whether values, the earliest first, count as equally spaced: four of five gaps are at most half the median gap longer or
 * shorter than it.
 */
export function areEvenlySpaced(base: readonly Observation[]): boolean {
  const gaps = gapsOf(base);
  const usual = medianOf(gaps);
  const usualOnes = gaps.filter((gap) => isUsual(gap, usual));
  return usualOnes.length >= usualShare * gaps.length;
}

/** What of a value was to be expected before anything random, by the one before it; null where that is not known. */
type Model = (
  now: Observation,
  before: Observation | undefined,
) => Carried | null;

/** What is left of differences this small beside the values is rounding. */
const hasSpread = (
  rest: readonly number[],
  values: readonly Observation[],
): boolean =>
  meanMovingRange(rest) >
  1e-9 * Math.max(...values.map(({ value }) => Math.abs(value)));

function modelOf(base: readonly Observation[]): {
  without: ControlChart["without"];
  model: Model;
} {
  const values = base.map(({ value }) => value);
  const line = isGrowing(values)
    ? carriedOn(base.map(({ day, value }) => ({ at: day, value })))
    : null;
  if (line !== null)
    return { without: "growth", model: ({ day }) => line(day) };
  const lag = lagOneOf(values);
  if (lag === null || lag <= lagMost)
    return { without: "nothing", model: () => ({ value: 0, wider: 1 }) };
  const mean = meanOf(values);
  const usual = medianOf(gapsOf(base));
  return {
    without: "lag",
    model: (now, before) =>
      before !== undefined && isUsual(now.day - before.day, usual)
        ? { value: mean + lag * (before.value - mean), wider: 1 }
        : null,
  };
}

/** Limits around what is to be expected of one value; null where nothing is. */
function around(limits: Expected, at: Carried | null): Expected | null {
  if (at === null) return null;
  const centre = at.value + limits.centre;
  return {
    centre,
    low: centre - at.wider * (limits.centre - limits.low),
    high: centre + at.wider * (limits.high - limits.centre),
  };
}

/** On which side of what is expected a value lies; null within it, its ends included, and where nothing is expected. */
export const sideOf = (
  value: number,
  expected: Pick<Expected, "low" | "high"> | null,
): "below" | "above" | null => {
  if (expected === null) return null;
  if (value < expected.low) return "below";
  return value > expected.high ? "above" : null;
};

const inOrder = (observations: readonly Observation[]): Observation[] =>
  observations.toSorted((a, b) => a.day - b.day);

/** How a series is held against itself. */
interface ControlOptions {
  isOrdinal?: boolean;
  /** So many of the latest values make no limits. */
  held?: number;
  /** The values that make the limits, kept since there were enough; null: those of the series itself. */
  frozen?: readonly Observation[] | null;
  /** What lies before this day makes no limits, and nothing is expected of it. */
  since?: number;
}

/**
 * An animal's values against itself: an individuals control chart. Its baseline is the one that is kept (`frozen`), which need not be
 * among the values; without one the earliest 20 values, of fewer than 20 all but the `held` latest; fewer than 8 say nothing.
 * Limits are those of `individualLimits` for 20 values, of `predictionLimits` for fewer. Where the baseline grows or shrinks
 * (Mann-Kendall, 5 %) they are those of the residuals of Theil-Sen, carried on with the line (`carriedOn`) and no farther, else where
 * its lag-1 autocorrelation is above 0.25 those of AR(1). Nothing is said of a baseline that is not equally spaced (`areEvenlySpaced`), of ordinal scales, whose steps are no
 * distances, nor of values without spread. Values are of different days, in whatever order; none: "tooFew".
 *
 * @example controlChartOf([]) // { canSay: false, why: "tooFew" }
 */
export function controlChartOf(
  observations: readonly Observation[],
  {
    isOrdinal = false,
    held = 0,
    frozen = null,
    since = -Infinity,
  }: ControlOptions = {},
): Verdict {
  const cannot = (why: CannotSay): Verdict => ({ canSay: false, why });
  if (isOrdinal) return cannot("ordinal");
  const all = inOrder(observations);
  const known = frozen ?? all.filter(({ day }) => day >= since);
  const size = Math.min(
    baselineMost,
    known.length - (frozen === null ? held : 0),
  );
  if (size < baselineLeast) return cannot("tooFew");
  const base = inOrder(known).slice(0, size);
  const [first, last] = [base[0], base.at(-1)];
  if (first === undefined || last === undefined) return cannot("tooFew");
  if (!areEvenlySpaced(base)) return cannot("unevenlySpaced");
  const { without, model } = modelOf(base);
  const rest = base.flatMap((one, index) => {
    const at = model(one, base[index - 1]);
    return at === null ? [] : [one.value - at.value];
  });
  if (rest.length < baselineLeast - 1) return cannot("tooFew");
  if (!hasSpread(rest, base)) return cannot("noSpread");
  const limitsBy = size < baselineMost ? "prediction" : "range";
  const limits =
    limitsBy === "range" ? individualLimits(rest) : predictionLimits(rest);
  const ofBaseline = new Set(base.map(({ day }) => day));
  const points = all.map((one, index): Judged => {
    const at = one.day < first.day ? null : model(one, all[index - 1]);
    const expected = around(limits, at);
    return {
      ...one,
      expected,
      isBaseline: ofBaseline.has(one.day),
      outside: sideOf(one.value, expected),
    };
  });
  return {
    canSay: true,
    baseline: size,
    baselineDays: [first.day, last.day],
    limitsBy,
    without,
    points,
  };
}

/** The baseline that is kept of a series, in whatever order: the earliest 20 values that follow each other equally spaced; null: not yet. */
export function baselineOf<T extends Observation>(
  observations: readonly T[],
): T[] | null {
  const all = observations.toSorted((a, b) => a.day - b.day);
  for (let from = 0; from + baselineMost <= all.length; from += 1) {
    const base = all.slice(from, from + baselineMost);
    if (areEvenlySpaced(base)) return base;
  }
  return null;
}
