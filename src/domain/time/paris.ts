import type { CalendarDay } from "./calendar-day";
import { addDays } from "./calendar-day";
import type { Floating, WallTime } from "./wall-time";
import {
  dayOfWall,
  floatingToWall,
  timeOfWall,
  wallTimeOf,
  wallToFloating,
} from "./wall-time";
import { dayMs, hourMs } from "./lengths";

/** The zone every user of the application sees. */
export const parisZone = "Europe/Paris";

// The offset is asked of Intl: date-fns-tz answers the hour after each clock
// change wrongly (docs/dependencies.md says what was measured).
const parisClock = new Intl.DateTimeFormat("en-US", {
  timeZone: parisZone,
  calendar: "gregory",
  numberingSystem: "latn",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

function askedClock(instant: number): Floating {
  const digits: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const part of parisClock.formatToParts(instant)) {
    digits[part.type] = Number(part.value);
  }
  const { year = 0, month = 1, day = 1 } = digits;
  const { hour = 0, minute = 0, second = 0 } = digits;
  return Date.UTC(year, month - 1, day, hour, minute, second) as Floating;
}

/** From here on Paris changes its clocks at whole hours of UTC. */
const wholeHoursSince = Date.UTC(1980, 0, 1);
/** So many hours are remembered: asking takes a thousand times as long. */
const mostHours = 20_000;
const offsets = new Map<number, number>();

function offsetOfHour(hour: number): number {
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const start = hour * hourMs;
  const offset = askedClock(start) - start;
  if (offsets.size >= mostHours) offsets.clear();
  offsets.set(hour, offset);
  return offset;
}

function readClock(instant: number): Floating {
  if (!(instant >= wholeHoursSince)) return askedClock(instant);
  const whole = Math.floor(instant / 1000) * 1000;
  return (whole + offsetOfHour(Math.floor(instant / hourMs))) as Floating;
}

/** How far Paris is ahead of UTC at the instant, in milliseconds. */
export function parisOffset(instant: Date): number {
  const whole = Math.floor(instant.getTime() / 1000) * 1000;
  return readClock(whole) - whole;
}

/** The wall time in Paris as a number to calculate with, whole seconds. */
export function instantToFloating(instant: Date): Floating {
  return readClock(instant.getTime());
}

/**
 * The instant of a floating wall time in Paris. A wall time that does not
 * exist means the same instant as one hour later; one that exists twice means
 * the first.
 */
export function floatingToInstant(floating: Floating): Date {
  const before = parisOffset(new Date(floating - dayMs));
  const after = parisOffset(new Date(floating + dayMs));
  const early = new Date(floating - Math.max(before, after));
  if (parisOffset(early) === Math.max(before, after)) return early;
  return new Date(floating - Math.min(before, after));
}

/** Whether the floating wall time is skipped by a clock change. */
export function isInGap(floating: Floating): boolean {
  return instantToFloating(floatingToInstant(floating)) !== floating;
}

/**
 * The instant a wall time in Paris means, whatever the host's zone.
 *
 * @example wallToInstant("2026-03-29T02:30") // 2026-03-29T01:30:00Z
 * @example wallToInstant("2026-10-25T02:30") // 2026-10-25T00:30:00Z
 */
export function wallToInstant(wall: WallTime): Date {
  return floatingToInstant(wallToFloating(wall));
}

/** The wall time in Paris at the instant, whole seconds. */
export function instantToWall(instant: Date): WallTime {
  return floatingToWall(instantToFloating(instant));
}

/** The calendar day in Paris at the instant. */
export function parisDay(now: Date): CalendarDay {
  return dayOfWall(instantToWall(now));
}

/** The time of day in Paris at the instant, `HH:mm`. */
export function parisTime(now: Date): string {
  return timeOfWall(instantToWall(now));
}

/** The instant a calendar day begins in Paris. */
export function startOfDay(day: CalendarDay): Date {
  return wallToInstant(wallTimeOf(day, "00:00"));
}

/** The instant the day `now` belongs to began in Paris. */
export function startOfParisDay(now: Date): Date {
  return startOfDay(parisDay(now));
}

/** The instant the day after `now` begins in Paris: the exclusive end of today. */
export function startOfParisTomorrow(now: Date): Date {
  return startOfDay(addDays(parisDay(now), 1));
}

/** The last millisecond of the day `now` belongs to in Paris. */
export function endOfParisDay(now: Date): Date {
  return new Date(startOfParisTomorrow(now).getTime() - 1);
}

/**
 * The same time on the wall `days` days later.
 *
 * @example addParisDays(new Date("2026-03-28T07:00Z"), 1) // 06:00Z, 08:00 both
 */
export function addParisDays(instant: Date, days: number): Date {
  const floating = instantToFloating(instant) + days * dayMs;
  return floatingToInstant(floating as Floating);
}
