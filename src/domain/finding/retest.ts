import { didItWork } from "../analysis/finding/did-it-work";
import { daysLeast } from "../analysis/finding/verdict";
import type { DayMean } from "../health/watch/itself";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import type { Finding } from "./finding";
import { retestWeeksMost } from "./finding";

/** So many days before something was done are compared with those after. */
export const daysComparedMost = 180;

/** The days from which to which a finding's values are read to judge it on a day; null: nothing was done yet. */
export function daysToJudge(
  { seen, actionDay }: Pick<Finding, "seen" | "actionDay">,
  today: CalendarDay,
): { from: CalendarDay; to: CalendarDay } | null {
  if (actionDay === null) return null;
  const fresh = addDays(seen.to, 1);
  const earliest = addDays(actionDay, -daysComparedMost);
  return {
    from: fresh > earliest ? fresh : earliest,
    to: addDays(today, -1),
  };
}

/**
 * What became of a finding by a day, of day means in their order: fresh values, those after what was seen and before the day on
 * which something was done, against those after that day. What was seen and its baseline count to neither side: they were
 * chosen for being far apart, and would come closer by themselves. null where nothing was done, or which way is better or what
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
    before: within((day) => day >= span.from && day < actionDay),
    after: within((day) => day > actionDay && day > seen.to && day <= span.to),
    relevantChange,
    goodDirection,
    seed: finding.findingId,
  });
  return { ...judged, testedOn: today };
}

/**
 * When a finding is looked at once more, where a verdict says no more than that too few days have come since; null where more
 * time tells nothing more: enough days came, there are too few from before, or a year is over.
 */
export function laterThan(
  { actionDay, retestWeeks, verdict }: Finding,
  today: CalendarDay,
): CalendarDay | null {
  if (actionDay === null || verdict?.kind !== "notEnough") return null;
  const { nBefore, nAfter } = verdict;
  if (nBefore < daysLeast || nAfter >= daysLeast) return null;
  const later = addDays(today, 7 * retestWeeks);
  return later > addDays(actionDay, 7 * retestWeeksMost) ? null : later;
}
