import type { Observation } from "../../analysis/control-chart";
import {
  baselineLeast,
  baselineMost,
  baselineOf,
  controlChartOf,
} from "../../analysis/control-chart";
import type { MonthDays } from "../../measures/buckets/periods";
import { partsInOrder } from "../../measures/buckets/periods";
import type { MeasureType } from "../../measures/parameters/measure-type";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween } from "../../time/calendar-day";

/** The mean of an animal's values of a day of Paris, in the unit of its parameter. */
export interface DayMean {
  day: CalendarDay;
  mean: number;
  /** Of so many values. */
  n: number;
}

/** So many of the latest days make no limits: what is new is held against what was. */
export const latestDays = 2;

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

/** What is kept of an animal to hold its values against: since when, and of which days; [] until there are enough. */
export interface KeptBaseline {
  from: CalendarDay;
  days: readonly DayMean[];
}

/**
 * An animal's day means against itself, the earliest first, as its chart shows them: only what is numeric has distances. They are held
 * against the baseline that is kept; until there is one against the earliest of themselves from its first day on, of which the
 * two latest days make no limits as soon as ten days are known. [] without a baseline gives "tooFew".
 */
export function againstItself(
  days: readonly DayMean[],
  measureType: MeasureType,
  kept: KeptBaseline | null = null,
) {
  const isOrdinal = measureType !== "numeric";
  const own = days.map(observed);
  if (kept !== null && kept.days.length >= baselineMost)
    return controlChartOf(own, { isOrdinal, frozen: kept.days.map(observed) });
  const counted =
    kept === null ? days : days.filter(({ day }) => day >= kept.from);
  return controlChartOf(own, {
    isOrdinal,
    held: Math.min(latestDays, Math.max(0, counted.length - baselineLeast)),
    ...(kept && { since: daysBetween(dayZero, kept.from) }),
  });
}

/** The days that a baseline is kept of, from a day on (null: from the first); null: there are not enough of them yet. */
export const frozenDays = (
  days: readonly DayMean[],
  from: CalendarDay | null,
): DayMean[] | null => {
  const counted = days.filter(({ day }) => from === null || day >= from);
  return (
    baselineOf(counted.map((one) => ({ ...one, ...observed(one) })))?.map(
      ({ day: index, mean, n }) => ({ day: addDays(dayZero, index), mean, n }),
    ) ?? null
  );
};

/** The day that a chart counts as so many. */
export const dayAt = (index: number): CalendarDay => addDays(dayZero, index);
