import type { CalendarDay } from "../../time/calendar-day";
import {
  addDays,
  daysFromTo,
  daysInMonth,
  startOfIsoWeek,
} from "../../time/calendar-day";

/** How much of the history is looked at once. */
export const historyModes = ["month", "week"] as const;
export type HistoryMode = (typeof historyModes)[number];

/** A month or a week, by its first and last day. */
export interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

/**
 * The calendar month or the ISO week that a day lies in.
 * @example periodAt("2026-11-20", "week") // { from: "2026-11-16", to: "2026-11-22" }
 */
export function periodAt(day: CalendarDay, mode: HistoryMode): Period {
  if (mode === "week") {
    const from = startOfIsoWeek(day);
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01` as CalendarDay;
  const days = daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
  return { from, to: addDays(from, days - 1) };
}

/** A day of the period before (-1) or after (1). */
export const besidePeriod = ({ from, to }: Period, step: -1 | 1): CalendarDay =>
  step === -1 ? addDays(from, -1) : addDays(to, 1);

/** The day of a period that another period is looked up by: today where it lies within, else the first. */
export const dayWithin = (
  { from, to }: Period,
  today: CalendarDay,
): CalendarDay => (from <= today && today <= to ? today : from);

/** What was done on a day. */
export interface DayOf<T> {
  day: CalendarDay;
  items: readonly T[];
}

/** The days of a period on which there is something, the latest first; what lies outside of it is left out. */
export const daysOf = <T>(
  period: Period,
  items: readonly T[],
  dayOf: (item: T) => CalendarDay | null,
): DayOf<T>[] =>
  daysFromTo(period.from, period.to)
    .toReversed()
    .map((day) => ({ day, items: items.filter((one) => dayOf(one) === day) }))
    .filter((one) => one.items.length > 0);
