import type { Observation } from "../../analysis/control-chart";
import { baselineLeast, controlChartOf } from "../../analysis/control-chart";
import type { MonthDays } from "../../measures/buckets/periods";
import { partsInOrder } from "../../measures/buckets/periods";
import type { MeasureType } from "../../measures/parameters/measure-type";
import type { CalendarDay } from "../../time/calendar-day";
import { daysBetween } from "../../time/calendar-day";

/** The mean of an animal's values of a day of Paris, in the unit of its parameter. */
export interface DayMean {
  day: CalendarDay;
  mean: number;
}

/** An animal's values have left what is usual of it. */
export interface ItselfEpisode {
  /** The first day of those outside that nothing within came after. */
  since: CalendarDay;
  side: "below" | "above";
}

/** So many of the latest days must lie outside; they make no limits. */
const latestDays = 2;

/** The days of months' documents that hold a number, the earliest first; [] for none. */
export const dayMeansOf = (months: readonly MonthDays[]): DayMean[] =>
  months
    .flatMap((days) => partsInOrder(days))
    .flatMap(([day, { mean }]) => (mean === null ? [] : [{ day, mean }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** From which days are counted; any would do. */
const dayZero = "1970-01-01" as CalendarDay;

const observed = ({ day, mean }: DayMean): Observation => ({
  day: daysBetween(dayZero, day),
  value: mean,
});

/**
 * An animal's day means against itself, the earliest first, as its chart and its watch see them: only what is numeric has distances. The two
 * latest days make no limits as soon as ten days are known. [] gives "tooFew".
 */
export const againstItself = (
  days: readonly DayMean[],
  measureType: MeasureType,
) =>
  controlChartOf(days.map(observed), {
    isOrdinal: measureType !== "numeric",
    held: Math.min(latestDays, Math.max(0, days.length - baselineLeast)),
  });

/**
 * What an animal's day means, the earliest first, say of an alert of cause "itself": the last two lie outside its control limits, both on one side.
 * null where they do not, where nothing can be said, and for none.
 */
export function itselfEpisode(
  days: readonly DayMean[],
  measureType: MeasureType,
): ItselfEpisode | null {
  if (days.length < baselineLeast + latestDays) return null;
  const chart = againstItself(days, measureType);
  if (!chart.canSay) return null;
  const side = chart.points.at(-1)?.outside ?? null;
  if (side === null) return null;
  const run =
    chart.points.length -
    1 -
    chart.points.findLastIndex((one) => one.outside !== side);
  const since = days.at(-run)?.day;
  return run < latestDays || since === undefined ? null : { since, side };
}
