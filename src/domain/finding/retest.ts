import { didItWork } from "../analysis/finding/did-it-work";
import type { DayMean } from "../health/watch/itself";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import type { Finding } from "./finding";

/** So many days before what was seen are compared with those after. */
export const daysComparedMost = 180;

/** The days from which to which a finding's values are read to judge it on a day; null: nothing was done yet. */
export function daysToJudge(
  { seen, actionDay }: Pick<Finding, "seen" | "actionDay">,
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } | null {
  return actionDay === null
    ? null
    : { from: addDays(seen.from, -daysComparedMost), to: addDays(today, -1) };
}

/**
 * What became of a finding by a day, of day means in their order: those of half a year before what was seen, which itself counts
 * to neither side, against those after the day on which something was done. null where that, which way is better or what
 * matters was never set.
 */
export function verdictOf(
  finding: Finding,
  days: readonly DayMean[],
  today: CalendarDay,
): Finding["verdict"] {
  const { goodDirection, relevantChange, actionDay, seen } = finding;
  const span = daysToJudge(finding, today);
  if (span === null || actionDay === null) return null;
  if (goodDirection === null || relevantChange === null) return null;
  const within = (is: (day: CalendarDay) => boolean) =>
    days.filter(({ day }) => is(day)).map(({ mean }) => mean);
  const judged = didItWork({
    before: within((day) => day >= span.from && day < seen.from),
    after: within((day) => day > actionDay && day > seen.to && day <= span.to),
    relevantChange,
    goodDirection,
    seed: finding.findingId,
  });
  return { ...judged, testedOn: today };
}
