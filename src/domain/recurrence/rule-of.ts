import { instantToFloating, isInGap } from "../time/paris";
import type { Floating } from "../time/wall-time";
import type { Rule, RuleParts } from "./rule/rule";
import { plainRule } from "./rule/rule";
import { Weekday } from "./rule/rrule-library";
import { readRule } from "./rule/rule-text";
import type { Timing } from "./schedule";
import {
  asRun,
  maxInterval,
  storedInterval,
  storedTime,
  timePattern,
} from "./schedule";
import { hourMs, secondMs } from "../time/lengths";

const isWithin = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The time of day the schedule's fields give, `HH:mm`. */
export const timeOf = (schedule: Timing): string =>
  schedule.recurrenceTime ?? storedTime;

/** The interval the schedule's fields give. */
export const intervalOf = (schedule: Timing): number =>
  schedule.recurrenceInterval ?? storedInterval;

/** The day of the month a schedule falls on: chosen, or its start's. */
export function monthDayOf(schedule: Timing): number {
  const start = new Date(instantToFloating(schedule.startAt));
  return schedule.recurrenceDayOfMonth ?? start.getUTCDate();
}

/** The month a yearly schedule falls in, from 1: chosen, or its start's. */
export function monthOf(schedule: Timing): number {
  const start = new Date(instantToFloating(schedule.startAt));
  return schedule.recurrenceMonthOfYear ?? start.getUTCMonth() + 1;
}

/** The ISO days of a weekly schedule, in order: chosen, or its start's. */
export function weekDaysOf(schedule: Timing): number[] {
  const start = new Date(instantToFloating(schedule.startAt));
  const chosen = [...new Set(schedule.recurrenceDayOfWeek)];
  if (chosen.length === 0) return [((start.getUTCDay() + 6) % 7) + 1];
  return chosen.sort((a, b) => a - b);
}

/** How many months lie between two months of a monthly or quarterly schedule. */
export const monthStepOf = (schedule: Timing): number =>
  intervalOf(schedule) * (schedule.recurrence === "QUARTERLY" ? 3 : 1);

/** The rule parts that mean the day of a month, or its last day when shorter. */
function clampedDay(day: number): Pick<RuleParts, "bymonthday" | "bysetpos"> {
  if (day <= 28) return { bymonthday: [day] };
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index);
  return { bymonthday: days, bysetpos: [-1] };
}

function fieldsAreUsable(schedule: Timing): boolean {
  return (
    timePattern.test(timeOf(schedule)) &&
    isWithin(intervalOf(schedule), 1, maxInterval) &&
    isWithin(monthDayOf(schedule), 1, 31) &&
    isWithin(monthOf(schedule), 1, 12) &&
    weekDaysOf(schedule).every((day) => isWithin(day, 1, 7))
  );
}

function datePartsOf(schedule: Timing): RuleParts | null {
  const interval = intervalOf(schedule);
  switch (schedule.recurrence) {
    case "DAILY":
      return { freq: "DAILY", interval };
    case "WEEKLY": {
      const days = weekDaysOf(schedule).map((day) => new Weekday(day - 1));
      return { freq: "WEEKLY", interval, wkst: 0, byweekday: days };
    }
    case "MONTHLY":
    case "QUARTERLY": {
      const day = clampedDay(monthDayOf(schedule));
      return { freq: "MONTHLY", interval: monthStepOf(schedule), ...day };
    }
    case "YEARLY": {
      const day = clampedDay(monthDayOf(schedule));
      return { freq: "YEARLY", interval, bymonth: [monthOf(schedule)], ...day };
    }
    default:
      return null;
  }
}

/**
 * The rule parts a schedule's fields mean; null when it does not recur, is a
 * custom rule, or its fields are out of range.
 */
export function partsOf(stored: Timing): RuleParts | null {
  const schedule = asRun(stored);
  if (!fieldsAreUsable(schedule)) return null;
  const parts = datePartsOf(schedule);
  if (parts === null) return null;
  const [hour, minute] = timeOf(schedule).split(":").map(Number);
  return {
    ...parts,
    byhour: [hour ?? 0],
    byminute: [minute ?? 0],
    bysecond: [0],
  };
}

/**
 * The wall time from which a schedule's occurrences count. A start in the hour after the clocks went
 * forward may have been said as one in the hour that does not exist: that is the same instant, and
 * its first occurrence is named by the skipped time.
 */
function startOf(startAt: Floating): Floating {
  const skipped = (startAt - hourMs) as Floating;
  return isInGap(skipped) ? skipped : startAt;
}

/** The last wall time before the instant at which a schedule ends; an end in the hour after the clocks went forward may be named by the skipped one. */
function lastBefore(end: Date): Floating {
  const wall = instantToFloating(end);
  const skipped = (wall - hourMs) as Floating;
  return ((isInGap(skipped) ? skipped : wall) - secondMs) as Floating;
}

/** The rule without what comes at or after `end`. */
function endedBefore(rule: Rule, end: Date | null): Rule {
  if (end === null) return rule;
  const last = lastBefore(end);
  const until = rule.until === null || rule.until > last ? last : rule.until;
  return { ...rule, until, added: rule.added.filter((wall) => wall <= last) };
}

/**
 * The rule of a schedule over floating wall time; null when it does not recur
 * or cannot be read.
 */
export function ruleOf(stored: Timing): Rule | null {
  const rule = openRuleOf(asRun(stored));
  return rule === null ? null : endedBefore(rule, stored.endsBefore ?? null);
}

/** The rule as if the schedule went on. */
function openRuleOf(schedule: Timing): Rule | null {
  const startAt = instantToFloating(schedule.startAt);
  if (schedule.recurrence === "CUSTOM") {
    const read = readRule(schedule.rrule ?? "", startAt);
    return read.ok ? read.rule : null;
  }
  const parts = partsOf(schedule);
  return parts === null ? null : plainRule(parts, startOf(startAt));
}
