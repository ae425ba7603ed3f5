import type { CalendarDay } from "../../time/calendar-day";
import { addDays, addMonths } from "../../time/calendar-day";

/** Of which days lateness is told: this month up to today, the one before it, or the three months up to today. */
export const latenessSpans = ["month", "lastMonth", "quarter"] as const;
export type LatenessSpan = (typeof latenessSpans)[number];

const firstOfMonth = (day: CalendarDay): CalendarDay =>
  `${day.slice(0, 7)}-01` as CalendarDay;

/** The days of a span, the first and the last, as it is on a day of Paris. */
export function periodOfSpan(
  span: LatenessSpan,
  today: CalendarDay,
): Record<"since" | "until", CalendarDay> {
  const first = firstOfMonth(today);
  if (span === "month") return { since: first, until: today };
  if (span === "lastMonth")
    return { since: addMonths(first, -1), until: addDays(first, -1) };
  return { since: addDays(addMonths(today, -3), 1), until: today };
}
