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
  /** Of so many values. */
  n: number;
}

/** So many of the latest days make no limits: what is new is held against what was. */
const latestDays = 2;

/** The days of months' documents that hold a number, the earliest first; [] for none. */
export const dayMeansOf = (months: readonly MonthDays[]): DayMean[] =>
  months
    .flatMap((days) => partsInOrder(days))
    .flatMap(([day, { mean, n }]) => (mean === null ? [] : [{ day, mean, n }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** From which days are counted; any would do. */
const dayZero = "1970-01-01" as CalendarDay;

const observed = ({ day, mean }: DayMean): Observation => ({
  day: daysBetween(dayZero, day),
  value: mean,
});

/**
 * An animal's day means against itself, the earliest first, as its chart shows them: only what is numeric has distances. The two
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
