import { meanOfMany } from "../../analysis/mean";
import { meanOf } from "../../analysis/moments";
import type { Interval } from "../../analysis/proportion";

/** Of fewer subjects no interval of their mean is given. */
export const subjectsLeast = 5;

/** A score from 0 to 1 with what it would be at the worst and at the best; null: it cannot be said. */
export interface Range {
  value: number | null;
  low: number | null;
  high: number | null;
}

/** A score over subjects, each of which counts once. */
export interface Figure extends Range {
  /** Of so many subjects it can be said, among so many. */
  n: number;
  of: number;
  /** 95 % of the mean, by how the subjects differ; null of fewer than five, and of equal ones. */
  interval: Interval | null;
}

const said = (values: readonly (number | null)[]): number[] =>
  values.filter((value) => value !== null);

/** The mean of what is known; null of nothing. */
export const knownMean = (
  values: readonly (number | null)[],
): number | null => {
  const known = said(values);
  return known.length === 0 ? null : meanOf(known);
};

/** The mean of several ranges, each end by itself; of none nothing can be said. */
export const meanRange = (ranges: readonly Range[]): Range => ({
  value: knownMean(ranges.map(({ value }) => value)),
  low: knownMean(ranges.map(({ low }) => low)),
  high: knownMean(ranges.map(({ high }) => high)),
});

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** An interval of a mean of scores: they lie between 0 and 1, and so does it. */
export const scoreInterval = (values: readonly number[]): Interval | null => {
  const interval = meanOfMany(values, subjectsLeast)?.interval ?? null;
  return interval === null
    ? null
    : { low: within(interval.low), high: within(interval.high) };
};

/**
 * The figure of several subjects: the mean of those of which it can be said, from all at their worst to all at their
 * best, which takes in those of which it cannot. No subjects: nothing can be said, 0 of 0.
 *
 * @example figureOf([{ value: 0.5, low: 0.5, high: 0.5 }, { value: 1, low: 1, high: 1 }]).value // 0.75
 */
export function figureOf(ranges: readonly Range[]): Figure {
  const known = said(ranges.map(({ value }) => value));
  return {
    ...meanRange(ranges),
    n: known.length,
    of: ranges.length,
    interval: scoreInterval(known),
  };
}
