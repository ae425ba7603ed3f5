import * as z from "zod";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, calendarDaySchema } from "../../time/calendar-day";
import { parisDay, startOfDay } from "../../time/paris";

export const hourMs = 3_600_000;

/** An hour of UTC, `YYYY-MM-DDTHH`: every hour of Paris is one, those that are doubled in autumn included. */
export type UtcHour = string & { readonly __brand: "UtcHour" };

/** A month of Paris, `YYYY-MM`. */
export type MonthKey = string & { readonly __brand: "MonthKey" };

/** The hour an instant belongs to; its first instant does. */
export const hourOf = (at: Date): UtcHour =>
  at.toISOString().slice(0, 13) as UtcHour;

/** The instant at which an hour begins. */
export const startOfHour = (hour: UtcHour): Date =>
  new Date(`${hour}:00:00.000Z`);

/** Whether the text is an hour that exists. */
export function isUtcHour(text: string): text is UtcHour {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}$/u.test(text)) return false;
  const at = startOfHour(text as UtcHour);
  return !Number.isNaN(at.getTime()) && hourOf(at) === text;
}

export const utcHourSchema = z.custom<UtcHour>(
  (value) => typeof value === "string" && isUtcHour(value),
  "invalid",
);

/** The hours from one instant on until another, which is left out; [] when it is not later. */
export function hoursBetween(from: Date, until: Date): UtcHour[] {
  const hours: UtcHour[] = [];
  for (
    let at = startOfHour(hourOf(from)).getTime();
    at < until.getTime();
    at += hourMs
  )
    hours.push(hourOf(new Date(at)));
  return hours;
}

/** The hours of a day in Paris, in their order: 24, or 23 and 25 when clocks change. */
export const hoursOfDay = (day: CalendarDay): UtcHour[] =>
  hoursBetween(startOfDay(day), startOfDay(addDays(day, 1)));

/** The day in Paris that an hour belongs to. */
export const dayOfHour = (hour: UtcHour): CalendarDay =>
  parisDay(startOfHour(hour));

/** The month a day belongs to. */
export const monthOfDay = (day: CalendarDay): MonthKey =>
  day.slice(0, 7) as MonthKey;

/** The first day of a month. */
export const firstOfMonth = (month: MonthKey): CalendarDay =>
  `${month}-01` as CalendarDay;

/** The month after it. */
export const monthAfter = (month: MonthKey): MonthKey =>
  monthOfDay(addDays(firstOfMonth(month), 31));

export const monthSchema = z.custom<MonthKey>(
  (value) =>
    typeof value === "string" &&
    /^\d{4}-\d{2}$/u.test(value) &&
    calendarDaySchema.safeParse(`${value}-01`).success,
  "invalid",
);

/** Between a parameter and a zone: ids that somebody makes hold "_", and none of them this. */
const zoneMark = ".";

/**
 * What one line of a chart is made of, among all of an enclosure or an animal: a parameter, in a zone or not in one. No two
 * have one key.
 */
export const seriesKey = (parameterId: string, areaId: string | null): string =>
  areaId === null ? parameterId : `${parameterId}${zoneMark}${areaId}`;

/** The id of the document that holds a series' hour, day or month. */
export const bucketId = (
  series: string,
  period: UtcHour | CalendarDay | MonthKey,
): string => `${series}_${period}`;
