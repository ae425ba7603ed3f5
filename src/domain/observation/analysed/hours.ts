import type { Span } from "../../analysis/observed/observed";
import { common, joined } from "../../analysis/observed/spans";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysFromTo } from "../../time/calendar-day";
import { hourMs } from "../../time/lengths";
import {
  parisDay,
  parisTime,
  startOfDay,
  wallToInstant,
} from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";
import type { Hours } from "./query";

/** The instant at which an hour of a day begins in Paris; 24 is midnight. */
const instantOf = (day: CalendarDay, hour: number): number =>
  (hour === 24
    ? startOfDay(addDays(day, 1))
    : wallToInstant(wallTimeOf(day, `${String(hour).padStart(2, "0")}:00`))
  ).getTime();

/**
 * When within a session it was one of these hours in Paris, in ms since it began. Hours whose end is not after their beginning go on
 * over midnight. Where the clocks are changed an hour is as long as it was. A session without length has no hours.
 *
 * @example hourSpans({ from: 9, to: 10 }, new Date("2026-11-20T08:30:00Z"), 3_600_000) // 9:30 to 10:30: [{ from: 0, to: 1_800_000 }]
 */
export function hourSpans(
  { from, to }: Hours,
  startedAt: Date,
  lengthMs: number,
): Span[] {
  const start = startedAt.getTime();
  const end = new Date(start + lengthMs);
  // Hours that go on over midnight may have begun the day before.
  const days = daysFromTo(addDays(parisDay(startedAt), -1), parisDay(end));
  const spans = days.map((day) => ({
    from: instantOf(day, from) - start,
    to: instantOf(to > from ? day : addDays(day, 1), to) - start,
  }));
  return common(joined(spans), [{ from: 0, to: lengthMs }]);
}

/** The hours of the day that a session touches, in Paris, each with when: [] for one without length. */
export function hoursWithin(
  startedAt: Date,
  lengthMs: number,
): { hour: number; spans: Span[] }[] {
  // Longer than a day: every hour is in it.
  const most = Math.min(24, Math.ceil(lengthMs / hourMs) + 1);
  const first = Number(parisTime(startedAt).slice(0, 2));
  return Array.from({ length: lengthMs > 0 ? most : 0 }, (_, step) => {
    const hour = (first + step) % 24;
    const spans = hourSpans({ from: hour, to: hour + 1 }, startedAt, lengthMs);
    return { hour, spans };
  }).filter(({ spans }) => spans.length > 0);
}
