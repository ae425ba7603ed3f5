import type { Weekday } from "rrule";
import { daysInMonth } from "../../time/calendar-day";
import type { RuleParts } from "./rule";
import { dayMs } from "../../time/lengths";

/** Where something stands in a row: 1 and on from the start, -1 and back from the end. */
type Position = readonly [fromStart: number, fromEnd: number];

const positionIn = (index: number, length: number): Position => [
  index + 1,
  index - length,
];

const inMonth = (date: Date): Position => {
  const length = daysInMonth(date.getUTCFullYear(), date.getUTCMonth() + 1);
  return positionIn(date.getUTCDate() - 1, length);
};

const inYear = (date: Date): Position => {
  const year = date.getUTCFullYear();
  const newYear = Date.UTC(year, 0, 1);
  const length = (Date.UTC(year + 1, 0, 1) - newYear) / dayMs;
  return positionIn((date.getTime() - newYear) / dayMs, length);
};

const weekdayOf = (date: Date): number => (date.getUTCDay() + 6) % 7;

/** The number of the day's week, the year's first week being the one with four of its days. */
function weekOf(day: number, weekday: number, wkst: number): Position {
  const fourth = day + (3 - ((weekday - wkst + 7) % 7)) * dayMs;
  const year = new Date(fourth).getUTCFullYear();
  const passed = Math.floor((fourth - Date.UTC(year, 0, 1)) / dayMs / 7);
  const left = Math.floor((Date.UTC(year, 11, 31) - fourth) / dayMs / 7);
  return positionIn(passed, passed + left + 1);
}

type Numbers = ReadonlySet<number>;

const setOf = (list: readonly number[] | undefined): Numbers | null =>
  list === undefined ? null : new Set(list);

const names = (numbers: Numbers, [start, end]: Position): boolean =>
  numbers.has(start) || numbers.has(end);

/** Which one of its weekday the day is, in its month or year. */
const nthOf = ([start, end]: Position): Position => [
  Math.ceil(start / 7),
  -Math.ceil(-end / 7),
];

/** The named days by weekday: which ones of the row, null for each. */
function byWeekday(days: readonly Weekday[]): Map<number, Numbers | null> {
  const named = new Map<number, Numbers | null>();
  for (const { weekday, n } of days) {
    const known = named.get(weekday);
    if (known === null) continue;
    named.set(weekday, n === undefined ? null : new Set([...(known ?? []), n]));
  }
  return named;
}

function isNamed(
  days: Map<number, Numbers | null>,
  date: Date,
  row: (date: Date) => Position,
) {
  const nths = days.get(weekdayOf(date));
  return nths === null || (nths !== undefined && names(nths, nthOf(row(date))));
}

/** Whether the rule's parts choose the day that begins at this midnight; the same work whatever their length. */
export function dayFilter(parts: RuleParts): (day: number) => boolean {
  const { freq, wkst = 0 } = parts;
  const months = setOf(parts.bymonth);
  const monthDays = setOf(parts.bymonthday);
  const yearDays = setOf(parts.byyearday);
  const weeks = setOf(parts.byweekno);
  const weekdays = parts.byweekday && byWeekday(parts.byweekday);
  const row = freq === "MONTHLY" || months !== null ? inMonth : inYear;
  return (day) => {
    const date = new Date(day);
    return (
      (months?.has(date.getUTCMonth() + 1) ?? true) &&
      (monthDays === null || names(monthDays, inMonth(date))) &&
      (yearDays === null || names(yearDays, inYear(date))) &&
      (weekdays === undefined || isNamed(weekdays, date, row)) &&
      (weeks === null || names(weeks, weekOf(day, weekdayOf(date), wkst)))
    );
  };
}
