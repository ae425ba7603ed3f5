import type { Weekday } from "rrule";
import type { RuleParts } from "./rule";
import { dayMs } from "./rule";

/** A day as the parts of a rule speak of it, each counted from the start and from the end. */
interface Place {
  month: number;
  weekday: number;
  inMonth: Position;
  inYear: Position;
}

/** Where something stands in a row: 1 and on from the start, -1 and back from the end. */
type Position = readonly [fromStart: number, fromEnd: number];

const positionIn = (index: number, length: number): Position => [
  index + 1,
  index - length,
];

function placeOf(day: number): Place {
  const date = new Date(day);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  const newYear = Date.UTC(year, 0, 1);
  const inYear = (day - newYear) / dayMs;
  const yearLength = (Date.UTC(year + 1, 0, 1) - newYear) / dayMs;
  const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return {
    month: month + 1,
    weekday: (date.getUTCDay() + 6) % 7,
    inMonth: positionIn(date.getUTCDate() - 1, monthLength),
    inYear: positionIn(inYear, yearLength),
  };
}

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
  place: Place,
  row: Position,
) {
  const nths = days.get(place.weekday);
  return nths === null || (nths !== undefined && names(nths, nthOf(row)));
}

/** Whether the rule's parts choose the day that begins at this midnight; the same work whatever their length. */
export function dayFilter(parts: RuleParts): (day: number) => boolean {
  const { freq, wkst = 0 } = parts;
  const months = setOf(parts.bymonth);
  const monthDays = setOf(parts.bymonthday);
  const yearDays = setOf(parts.byyearday);
  const weeks = setOf(parts.byweekno);
  const weekdays = parts.byweekday && byWeekday(parts.byweekday);
  const ofMonth = freq === "MONTHLY" || months !== null;
  return (day) => {
    const place = placeOf(day);
    return (
      (months?.has(place.month) ?? true) &&
      (monthDays === null || names(monthDays, place.inMonth)) &&
      (yearDays === null || names(yearDays, place.inYear)) &&
      (weekdays === undefined ||
        isNamed(weekdays, place, ofMonth ? place.inMonth : place.inYear)) &&
      (weeks === null || names(weeks, weekOf(day, place.weekday, wkst)))
    );
  };
}
