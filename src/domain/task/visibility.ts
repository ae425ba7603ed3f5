import { addDays } from "../time/calendar-day";
import { parisDay, startOfDay } from "../time/paris";
import type { LeadTime } from "./task";
import { leadTimeDays } from "./task";

/**
 * From when a task that is for the instant `at` is shown: 00:00 in Paris of that day, its lead time
 * earlier.
 *
 * @example visibleFromOf(new Date("2026-11-20T07:00Z"), "oneDay") // 19 November, 00:00 in Paris
 */
export function visibleFromOf(at: Date, leadTime: LeadTime): Date {
  return startOfDay(addDays(parisDay(at), -leadTimeDays[leadTime]));
}

/**
 * The last instant whose tasks are shown at `now`: the end of the Paris day that lies the lead time
 * ahead; `now` without a lead time.
 */
export function shownUntil(now: Date, leadTime: LeadTime | null): Date {
  if (leadTime === null) return now;
  const day = addDays(parisDay(now), leadTimeDays[leadTime] + 1);
  return new Date(startOfDay(day).getTime() - 1);
}
