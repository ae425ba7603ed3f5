import { meanOf, medianOf } from "./moments";
import { z } from "./proportion";
import { scoreOf } from "./trend/kendall";

/** A value at a place in time, in whatever unit. */
export interface Placed {
  at: number;
  value: number;
}

/** A straight line: `intercept` at 0, and so much more with each unit of time. */
export interface Line {
  slope: number;
  intercept: number;
}

const pairsOf = (points: readonly Placed[]): [Placed, Placed][] =>
  points.flatMap((one, index) =>
    points.slice(index + 1).map((other): [Placed, Placed] => [one, other]),
  );

/**
 * The line through points that a few strays do not turn: the median of the slopes of all pairs, Theil (1950) and Sen (1968), J. Am.
 * Stat. Assoc. 63, 1379-1389; the intercept is the median of what is left. Pairs of one instant are left out; null where no pair is.
 */
export function theilSen(points: readonly Placed[]): Line | null {
  const slopes = pairsOf(points)
    .filter(([one, other]) => one.at !== other.at)
    .map(([one, other]) => (other.value - one.value) / (other.at - one.at));
  if (slopes.length === 0) return null;
  const slope = medianOf(slopes);
  return {
    slope,
    intercept: medianOf(points.map(({ at, value }) => value - slope * at)),
  };
}

/**
 * Whether values, the earliest first, grow or shrink: the test of Mann (1945) and Kendall (1975) at 5 %, two-sided, by the normal
 * approximation with corrections for ties and continuity; Gilbert (1987), Statistical Methods for Environmental Pollution
 * Monitoring, section 16.4. false for none, and where all are the same.
 */
export function isGrowing(values: readonly number[]): boolean {
  const { score, variance } = scoreOf(values);
  return variance > 0 && Math.abs(score) - 1 > z * Math.sqrt(variance);
}

/** Where a line that is carried on lies at a place in time, and by how much more than of the points one is to be uncertain of it. */
export interface Carried {
  value: number;
  /** At least 1. */
  wider: number;
}

/**
 * The line of Theil and Sen carried on: from the first point to as far beyond the last as the points themselves reach, null elsewhere, as
 * nothing tells that what was seen for so long goes on for longer. null where there is no line (`theilSen`). What is still to come spreads
 * sqrt(1 + 1/n + (at - mean)^2 / sum of squares) times as much as what is left of the points: Draper and Smith (1998), Applied Regression
 * Analysis, section 1.4; the slope of Theil and Sen is nearly as certain as theirs (95 % where all is normal: Sen 1968).
 */
export function carriedOn(
  points: readonly Placed[],
): ((at: number) => Carried | null) | null {
  const line = theilSen(points);
  if (line === null) return null;
  const places = points.map(({ at }) => at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const middle = meanOf(places);
  const width = places.reduce((all, at) => all + (at - middle) ** 2, 0);
  return (at) =>
    at < first || at > last + (last - first)
      ? null
      : {
          value: line.intercept + line.slope * at,
          wider: Math.sqrt(1 + 1 / points.length + (at - middle) ** 2 / width),
        };
}
