import * as z from "zod";
import { dayMs } from "./lengths";

/** A calendar day written `YYYY-MM-DD`, free of any zone. */
export type CalendarDay = string & { readonly __brand: "CalendarDay" };

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const midnightOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (midnight: number): CalendarDay =>
  new Date(midnight).toISOString().slice(0, 10) as CalendarDay;

/**
 * Whether the text is a day that exists, written `YYYY-MM-DD`.
 *
 * @example isCalendarDay("2026-02-29") // false
 */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!dayPattern.test(text)) return false;
  const midnight = midnightOf(text);
  return !Number.isNaN(midnight) && dayOf(midnight) === text;
}

/** A calendar day as stored; refuses days that do not exist. */
export const calendarDaySchema = z.custom<CalendarDay>(
  (value) => typeof value === "string" && isCalendarDay(value),
  "invalid-day",
);

/**
 * The day `days` days later (earlier when negative).
 *
 * @example addDays("2026-02-28", 1) // "2026-03-01"
 */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return dayOf(midnightOf(day) + days * dayMs);
}

/** How many days lead from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return (midnightOf(to) - midnightOf(from)) / dayMs;
}

/** ISO day of the week: 1 is Monday, 7 is Sunday. */
export function isoWeekday(day: CalendarDay): number {
  return ((new Date(midnightOf(day)).getUTCDay() + 6) % 7) + 1;
}

/** Every day from `from` to `to`, both included; empty when `to` is earlier. */
export function daysFromTo(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const length = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length }, (_, index) => addDays(from, index));
}

/** The Monday of the week the day belongs to. */
export function startOfIsoWeek(day: CalendarDay): CalendarDay {
  return addDays(day, 1 - isoWeekday(day));
}

/**
 * The ISO 8601 week the day belongs to, in the year in which most of the week lies.
 *
 * @example isoWeekOf("2027-01-01") // "2026-W53"
 */
export function isoWeekOf(day: CalendarDay): string {
  const thursday = addDays(startOfIsoWeek(day), 3);
  const year = thursday.slice(0, 4);
  const passed = daysBetween(`${year}-01-01` as CalendarDay, thursday);
  const week = Math.floor(passed / 7) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

/** How many days the month has; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The month a day lies in, as a number that grows by one from month to month. */
export const monthNumber = (day: CalendarDay): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * The same day so many months later (earlier when negative), or the last one of a month that lacks it.
 *
 * @example addMonths("2026-01-31", 1) // "2026-02-28"
 */
export function addMonths(day: CalendarDay, months: number): CalendarDay {
  const total = monthNumber(day) + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  const date = Math.min(Number(day.slice(8)), daysInMonth(year, month));
  return [
    String(year).padStart(4, "0"),
    String(month).padStart(2, "0"),
    String(date).padStart(2, "0"),
  ].join("-") as CalendarDay;
}
