import { groupedBy } from "../observed/observed";
import type { Placed } from "../growth";
import { medianOf } from "../moments";
import type { Interval } from "../proportion";
import { z } from "../proportion";
import type { Unsaid } from "../said";
import type { Score } from "./kendall";
import { exactMost, exactTails, scoreOf, tailsOf } from "./kendall";
import { widerBy } from "./wider";

/** Of fewer periods no trend is told. */
export const periodsLeast = 6;

/** A value of a period, and which time of the year it is where that matters; null: it does not. */
export interface Period extends Placed {
  season: string | null;
}

/** Which way values go: unsure where neither a change is shown nor that there is none worth speaking of. */
export const directions = [
  "increasing",
  "decreasing",
  "stable",
  "unsure",
] as const;
export type Direction = (typeof directions)[number];

export type Trend =
  | {
      canSay: true;
      direction: Direction;
      /** So many periods. */
      n: number;
      /** Two-sided, that nothing grows. */
      p: number;
      /** So much more with each unit of time, and its 95 % interval. */
      slope: number;
      interval: Interval;
      /** By how much the variance is greater as each value has something of the one before; 1: by nothing. */
      wider: number;
      isSeasonal: boolean;
    }
  | Unsaid<"tooFew" | "noPairs">;

interface Counted {
  score: Score;
  slopes: number[];
}

/** Score and slopes of the pairs within each season, added up: Hirsch, Slack and Smith (1982), Water Resour. Res. 18, 107-121. */
function counted(periods: readonly Period[]): Counted {
  const seasons = [
    ...groupedBy(periods, ({ season }) => season ?? "").values(),
  ];
  const scores = seasons.map((own) => scoreOf(own.map(({ value }) => value)));
  const slopes = seasons.flatMap((own) =>
    own.flatMap((one, at) =>
      own
        .slice(at + 1)
        .map((later) => (later.value - one.value) / (later.at - one.at)),
    ),
  );
  return {
    score: {
      n: periods.length,
      score: scores.reduce((sum, { score }) => sum + score, 0),
      variance: scores.reduce((sum, { variance }) => sum + variance, 0),
      hasTies: scores.some(({ hasTies }) => hasTies),
    },
    slopes: slopes.toSorted((a, b) => a - b),
  };
}

/** Values without what their season is, of which a line and a bend are left. */
function withoutSeason(periods: readonly Period[], slope: number): Placed[] {
  const middle = new Map(
    [...groupedBy(periods, ({ season }) => season ?? "")].map(
      ([season, own]) => [
        season,
        medianOf(own.map(({ at, value }) => value - slope * at)),
      ],
    ),
  );
  return periods.map(({ at, value, season }) => ({
    at,
    value: value - (middle.get(season ?? "") ?? 0),
  }));
}

/** The interval of the slope of Sen (1968), J. Am. Stat. Assoc. 63, 1379-1389: by the places of slopes, as far apart as the score can vary. */
export function senInterval(
  slopes: readonly number[],
  variance: number,
): Interval {
  const reach = z * Math.sqrt(variance);
  const low = Math.max(0, Math.round((slopes.length - reach) / 2) - 1);
  const high = Math.min(
    slopes.length - 1,
    Math.round((slopes.length + reach) / 2),
  );
  return { low: slopes[low] ?? 0, high: slopes[high] ?? 0 };
}

/**
 * Which way the values of periods go, the earliest first, no two of one instant: the test of Mann and Kendall at 5 %, exact to ten periods
 * without ties, else by the normal curve corrected for ties, with Sen's slope; within the seasons where periods have one. As each
 * value may have something of the one before, the variance is greater (`widerBy`), and the exact test counts only where it says no
 * more than that. Increasing and decreasing at p < 0.05, else stable where the slope's interval
 * lies within `margin` on both sides of 0, else unsure. Fewer than six periods: cannot say.
 *
 * @example trendOf(months.map((value, at) => ({ at, value, season: null })), 0.02).direction // "decreasing"
 */
export function trendOf(periods: readonly Period[], margin: number): Trend {
  if (periods.length < periodsLeast) return { canSay: false, why: "tooFew" };
  const { score, slopes } = counted(periods);
  if (slopes.length === 0) return { canSay: false, why: "noPairs" };
  const isSeasonal = periods.some(({ season }) => season !== null);
  const slope = medianOf(slopes);
  const wider = widerBy(withoutSeason(periods, slope));
  const byCurve = tailsOf(score, wider);
  const isExact = !isSeasonal && !score.hasTies && score.n <= exactMost;
  const exact = isExact ? exactTails(score.score, score.n) : null;
  const p =
    exact === null ? byCurve : wider > 1 ? Math.max(exact, byCurve) : exact;
  const interval = senInterval(slopes, score.variance * wider);
  const isWithin = interval.low >= -margin && interval.high <= margin;
  const way: Direction = score.score > 0 ? "increasing" : "decreasing";
  const direction = p < 0.05 ? way : isWithin ? "stable" : "unsure";
  return {
    canSay: true,
    ...{ direction, n: score.n, p, slope, interval, wider, isSeasonal },
  };
}
