import { derivedSchedule } from "../../recurrence/notation";
import { findNext, occurrenceDueAt } from "../../recurrence/occurrences";
import { readRule } from "../../recurrence/rule/rule-text";
import type { Schedule } from "../../recurrence/schedule";
import { instantToFloating, isInGap } from "../../time/paris";
import type { Floating } from "../../time/wall-time";
import { hourMs } from "../../time/lengths";

const countPart = /;?\s*COUNT\s*=\s*\d+/i;

/** A counted custom rule without its count; null for any other schedule. */
function uncounted(schedule: Schedule): Schedule | null {
  const { recurrence, rrule, startAt } = schedule;
  if (recurrence !== "CUSTOM" || rrule === null || /DTSTART/i.test(rrule))
    return null;
  const read = readRule(rrule, instantToFloating(startAt));
  if (!read.ok || read.rule.parts.count === undefined) return null;
  return { ...schedule, rrule: rrule.replace(countPart, "").replace(/^;/, "") };
}

/** A start at the hour that clocks skip would be another hour on every other day. */
const isShifted = (instant: Date): boolean =>
  isInGap((instantToFloating(instant) - hourMs) as Floating);

/**
 * The schedule of a rule that is made or changed at `now`: a rule for so many times begins with its
 * first occurrence after `now`, so that as many tasks are made as were asked for, none of them counted
 * that is past already. Any other schedule, and one that begins later, stays as it is.
 *
 * @example countedAhead(dailyAt8ThreeTimes, today1635).startAt // tomorrow at 8:00
 */
export function countedAhead(schedule: Schedule, now: Date): Schedule {
  if (Number.isNaN(schedule.startAt.getTime())) return schedule;
  if (schedule.startAt > now) return schedule;
  const open = uncounted(schedule);
  const first = open === null ? null : findNext(open, now);
  if (!(first instanceof Date) || isShifted(first)) return schedule;
  const dueAt = occurrenceDueAt(schedule, first);
  const fields = { ...schedule, startAt: first, dueAt };
  return { ...fields, ...derivedSchedule(fields) };
}
