import type { ChartRange } from "../measures/series/ranges";
import { stretchEnding } from "../measures/series/ranges";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { startOfDay } from "../time/paris";
import type { Finding } from "./finding";

/** So many days are shown before and after what was seen. */
const daysAround = 7;

/** Charts of places and of animals alike have these; the shortest shows some of what was expected, too. */
const ranges = [
  "30d",
  "3m",
  "6m",
  "1y",
] as const satisfies readonly ChartRange[];

/**
 * What a chart shows of a finding on a day: what was seen with a week before and after it, in the shortest range that has all of
 * it; `until` is null where that reaches to today.
 */
export function periodOfChart(
  { from, to }: Pick<Finding["seen"], "from" | "to">,
  today: CalendarDay,
): { range: ChartRange; until: CalendarDay | null } {
  const after = addDays(to, daysAround);
  const last = after < today ? after : today;
  const first = startOfDay(addDays(from, -daysAround));
  return {
    range:
      ranges.find((range) => stretchEnding(range, last).from <= first) ?? "1y",
    until: last < today ? last : null,
  };
}
