import { medianOf } from "./moments";
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
