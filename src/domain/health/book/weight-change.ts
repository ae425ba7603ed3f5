import type { MonthDays } from "../../measures/buckets/periods";
import { partsInOrder } from "../../measures/buckets/periods";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween } from "../../time/calendar-day";
import type { DayMean } from "../watch/itself";

/** So far back a change of weight is looked at. */
export const changeDays = 90;

/** How a weight changed until the last one. */
export interface WeightChange {
  /** The share gained, below 0 lost: -0.03 for 3 % lost. */
  share: number;
  /** Over so many days, at most 90. */
  days: number;
}

/**
 * How the last weight, in whatever unit, differs from the mean of the first day of the 90 before it on which the animal was
 * weighed; null where it was not, or weighed nothing.
 *
 * @example weightChange([{ day: "2026-09-01", mean: 10, n: 1 }], { day: "2026-11-20", value: 9.5 }) // { share: -0.05, days: 80 }
 */
export function weightChange(
  days: readonly DayMean[],
  last: { day: CalendarDay; value: number },
): WeightChange | null {
  const from = addDays(last.day, -changeDays);
  const first = days
    .filter(({ day }) => day >= from && day < last.day)
    .reduce<DayMean | null>(
      (found, one) => (found === null || one.day < found.day ? one : found),
      null,
    );
  return first === null || !(first.mean > 0)
    ? null
    : {
        share: last.value / first.mean - 1,
        days: daysBetween(first.day, last.day),
      };
}

/** What an animal weighed on a day of Paris: the mean, and the least and most of its weights. */
export interface WeighedDay extends DayMean {
  least: number;
  most: number;
}

/** The days of months' documents on which an animal was weighed, the earliest first; [] for none. */
export const weighedDaysOf = (months: readonly MonthDays[]): WeighedDay[] =>
  months
    .flatMap((days) => partsInOrder(days))
    .flatMap(([day, { mean, min, max, n }]) =>
      mean === null
        ? []
        : [{ day, mean, least: min ?? mean, most: max ?? mean, n }],
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));

/** What an animal weighed in a month of Paris, of all its weights: a day's mean was never weighed. */
export interface WeightMonth {
  /** `YYYY-MM`. */
  month: string;
  mean: number;
  least: number;
  most: number;
  n: number;
}

/** Weights by month, in the order of their days; [] for none. */
export function weightMonths(days: readonly WeighedDay[]): WeightMonth[] {
  const months = new Map<string, WeightMonth>();
  for (const { day, mean, least, most, n } of days) {
    const month = day.slice(0, 7);
    const known = months.get(month);
    months.set(
      month,
      known === undefined
        ? { month, mean, least, most, n }
        : {
            month,
            mean: (known.mean * known.n + mean * n) / (known.n + n),
            least: Math.min(known.least, least),
            most: Math.max(known.most, most),
            n: known.n + n,
          },
    );
  }
  return [...months.values()];
}
