import type { CalendarDay } from "../../time/calendar-day";
import {
  addDays,
  addMonths,
  daysFromTo,
  daysInMonth,
  isoWeekday,
} from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import type { Language } from "../../taxonomy/taxonomy";

export const calendarViews = ["month", "week", "day"] as const;
/** How much of the calendar is shown at once. */
export type CalendarView = (typeof calendarViews)[number];

/** The ISO day with which a week begins where the language is spoken, as CLDR has it. */
export const firstWeekday = (language: Language): number =>
  language === "pt" ? 7 : 1;

/** The first day of the day's week, for weeks that begin with that ISO day. */
const startOfWeek = (day: CalendarDay, first: number): CalendarDay =>
  addDays(day, -((isoWeekday(day) - first + 7) % 7));

/** The seven days of the day's week. */
export function weekOf(day: CalendarDay, first: number): CalendarDay[] {
  const start = startOfWeek(day, first);
  return daysFromTo(start, addDays(start, 6));
}

const monthOf = (day: CalendarDay): [year: number, month: number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
];

const firstOfMonth = (day: CalendarDay): CalendarDay =>
  addDays(day, 1 - Number(day.slice(8)));

const lastOfMonth = (day: CalendarDay): CalendarDay =>
  addDays(firstOfMonth(day), daysInMonth(...monthOf(day)) - 1);

/** Every week that holds a day of the day's month, whole: 4 to 6 of them, of 7 days. */
export function weeksOf(day: CalendarDay, first: number): CalendarDay[][] {
  const weeks: CalendarDay[][] = [];
  const last = lastOfMonth(day);
  let start = startOfWeek(firstOfMonth(day), first);
  while (start <= last) {
    weeks.push(weekOf(start, first));
    start = addDays(start, 7);
  }
  return weeks;
}

/** Whether two days are of one month. */
export const isSameMonth = (one: CalendarDay, other: CalendarDay): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** The weeks that a view shows around a day; a single day is a week of one. */
export function shownWeeks(
  view: CalendarView,
  day: CalendarDay,
  first: number,
): CalendarDay[][] {
  if (view === "day") return [[day]];
  return view === "week" ? [weekOf(day, first)] : weeksOf(day, first);
}

/** The instants between which the weeks lie, the second one outside; null for no day. */
export function spanOf(
  weeks: readonly (readonly CalendarDay[])[],
): { from: Date; to: Date } | null {
  const from = weeks[0]?.[0];
  const last = weeks.at(-1)?.at(-1);
  return from === undefined || last === undefined
    ? null
    : { from: startOfDay(from), to: startOfDay(addDays(last, 1)) };
}

/** The day a view shows when it is turned on by `steps` pages, back where that is negative. */
export function turned(
  view: CalendarView,
  day: CalendarDay,
  steps: number,
): CalendarDay {
  if (view === "month") return addMonths(day, steps);
  return addDays(day, view === "week" ? 7 * steps : steps);
}

/**
 * Where a key leads from a day: by a day or a week with the arrows, to the ends of its week with Home and
 * End, a page on or back with PageUp and PageDown; null for any other key.
 */
export function dayByKey(
  key: string,
  view: CalendarView,
  day: CalendarDay,
  first: number,
): CalendarDay | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return startOfWeek(day, first);
    case "End":
      return addDays(startOfWeek(day, first), 6);
    case "PageUp":
      return turned(view, day, -1);
    case "PageDown":
      return turned(view, day, 1);
    default:
      return null;
  }
}
