import type { CalendarDay } from "../../time/calendar-day";
import {
  addDays,
  daysBetween,
  isCalendarDay,
  isoWeekday,
} from "../../time/calendar-day";
import { fieldOfInstant, instantOfField } from "../../time/date-field";
import {
  addParisDays,
  endOfParisDay,
  parisDay,
  parisTime,
  wallToInstant,
} from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";
import { hourMs, minuteMs } from "../../time/lengths";

const quarterHourMs = 15 * minuteMs;
/** The full hour at this instant or after it. */
const fullHour = (from: number): number => Math.ceil(from / hourMs) * hourMs;

/** The last full minute of the day `now` belongs to. */
const lastMinute = (now: Date): number =>
  Math.floor(endOfParisDay(now).getTime() / minuteMs) * minuteMs;

/** When a new task is due: tomorrow at the full hour now or next, in the last hour of a day at tomorrow's last minute. */
export function proposedDueAt(now: Date): Date {
  const hour = Math.min(fullHour(now.getTime()), lastMinute(now));
  return addParisDays(new Date(hour), 1);
}

/**
 * The next full hour of today that leaves a quarter of one to do it, today's last minute where there
 * is none; never past.
 */
export function laterToday(now: Date): Date {
  const next = fullHour(now.getTime() + quarterHourMs);
  const last = lastMinute(now);
  return new Date(last > now.getTime() ? Math.min(next, last) : next);
}

/** The day that an address wishes, `today`, `tomorrow` or `YYYY-MM-DD`; null for none, no such day and a past one. */
export function wishedDay(wish: string | null, now: Date): CalendarDay | null {
  const today = parisDay(now);
  if (wish === "today") return today;
  if (wish === "tomorrow") return addDays(today, 1);
  if (wish === null || !isCalendarDay(wish)) return null;
  return daysBetween(today, wish) < 0 ? null : wish;
}

/**
 * A due date moved to a day: at the same time of day, and where that is past already, later today.
 * Without one, at the time of day that a new task is due.
 */
export function movedTo(
  day: CalendarDay,
  dueAt: string | null,
  now: Date,
): string | null {
  const before = instantOfField(dueAt) ?? proposedDueAt(now);
  const moved = wallToInstant(wallTimeOf(day, parisTime(before)));
  const past = day === parisDay(now) && moved <= now;
  return fieldOfInstant(past ? laterToday(now) : moved);
}

/** When a task is due that is wished for a day: today later, on another day at the time a new task is due. */
export function dueOn(day: CalendarDay | null, now: Date): string | null {
  if (day === parisDay(now)) return fieldOfInstant(laterToday(now));
  return day === null
    ? fieldOfInstant(proposedDueAt(now))
    : movedTo(day, null, now);
}

export const dueDays = ["today", "tomorrow", "monday"] as const;
export type DueDay = (typeof dueDays)[number];

/** The days that are offered for a new task, each once: on Sundays tomorrow is Monday. */
export function offeredDays(now: Date): { key: DueDay; day: CalendarDay }[] {
  const today = parisDay(now);
  const monday = addDays(today, 8 - isoWeekday(today));
  const days = { today, tomorrow: addDays(today, 1), monday };
  return dueDays
    .map((key) => ({ key, day: days[key] }))
    .filter(({ key, day }) => key !== "monday" || day !== days.tomorrow);
}
