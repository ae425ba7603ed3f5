import * as z from "zod";
import { optional, textSchema } from "../schema/fields";
import type { CalendarDay } from "../time/calendar-day";
import {
  addDays,
  calendarDaySchema,
  daysBetween,
  isoWeekday,
} from "../time/calendar-day";

export const closingPolicies = ["ignore", "skip", "before", "after"] as const;

/**
 * What becomes of an occurrence on a day the establishment is closed: it happens all the same, not at
 * all, on the last open day before, or on the next open one.
 */
export type ClosingPolicy = (typeof closingPolicies)[number];

export const closingNameMax = 80;
/** The most periods an establishment keeps, and the most days of one. */
export const closingPeriodsMax = 100;
export const closingDaysMax = 366;

const isPeriod = ({ from, to }: { from: CalendarDay; to: CalendarDay }) => {
  const days = daysBetween(from, to);
  return days >= 0 && days < closingDaysMax;
};

/** Days on which an establishment is closed, both ends included; `yearly` from that year on. */
export const closingPeriodSchema = z
  .object({
    from: calendarDaySchema,
    to: calendarDaySchema,
    yearly: z.boolean().default(false),
    name: optional(textSchema(closingNameMax)),
  })
  .refine(isPeriod, { path: ["to"], error: "endBeforeStart" });
export type ClosingPeriod = z.infer<typeof closingPeriodSchema>;

/** What an establishment says of its closing days: ISO days of every week, and periods. */
export const closingFields = {
  closedWeekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  closingDays: z.array(closingPeriodSchema).max(closingPeriodsMax).default([]),
};

export interface ClosingDays {
  closedWeekdays: readonly number[];
  closingDays: readonly ClosingPeriod[];
}

/** An establishment that is never closed. */
export const alwaysOpen: ClosingDays = { closedWeekdays: [], closingDays: [] };

const inYear = (day: CalendarDay): string => day.slice(5);

function holds({ from, to, yearly }: ClosingPeriod, day: CalendarDay): boolean {
  if (day < from) return false;
  if (!yearly) return day <= to;
  const [first, last, asked] = [inYear(from), inYear(to), inYear(day)];
  return first <= last && from.slice(0, 4) === to.slice(0, 4)
    ? first <= asked && asked <= last
    : first <= asked || asked <= last;
}

/** Whether the establishment is closed that day. */
export const isClosed = (closing: ClosingDays, day: CalendarDay): boolean =>
  closing.closedWeekdays.includes(isoWeekday(day)) ||
  closing.closingDays.some((period) => holds(period, day));

/**
 * The nearest open day from `day` on, itself included, backwards with step -1; null where none lies
 * within a year.
 *
 * @example openDay({ closedWeekdays: [6, 7], closingDays: [] }, "2026-12-26", 1) // "2026-12-28"
 */
export function openDay(
  closing: ClosingDays,
  day: CalendarDay,
  step: 1 | -1,
): CalendarDay | null {
  let asked = day;
  for (let looked = 0; looked < closingDaysMax; looked += 1) {
    if (!isClosed(closing, asked)) return asked;
    asked = addDays(asked, step);
  }
  return null;
}

/** Whether two establishments, or one before and after a change, are closed on the same days as far as they say. */
export const sameClosingDays = (one: ClosingDays, other: ClosingDays) =>
  said(one) === said(other);

const said = ({ closedWeekdays, closingDays }: ClosingDays): string =>
  JSON.stringify([
    [...closedWeekdays].sort((a, b) => a - b),
    closingDays.map(({ from, to, yearly }) => [from, to, yearly]),
  ]);
