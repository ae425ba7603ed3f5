import type { Floating } from "../../time/wall-time";
import type { Rule, RuleParts } from "./rule";
import { choosesDays, dayMs, midnightOf } from "./rule";
import { RRule, Weekday } from "./rrule-library";

/** Told every wall time in order; answers false to stop. */
export type Visit = (wall: Floating) => boolean;

// The calendar repeats every 400 years, and the library searches until the
// year 9999 before it gives up on a rule that never occurs. Moved close to
// that end it gives up after at most 500 years instead.
const cycleYears = 400;
const cycleMs = 146_097 * dayMs;
const lastUsefulStart = 9899;

function cyclesToEnd(start: Floating): number {
  const year = new Date(start).getUTCFullYear();
  return Math.floor((lastUsefulStart - year) / cycleYears);
}

const weekdayOf = (floating: Floating) =>
  (new Date(floating).getUTCDay() + 6) % 7;

/** What the library would take from the start, written out. */
export function completed(parts: RuleParts, start: Floating): RuleParts {
  const date = new Date(start);
  const days: Partial<RuleParts> = {};
  if (!choosesDays(parts)) {
    if (parts.freq === "YEARLY") {
      days.bymonth = parts.bymonth ?? [date.getUTCMonth() + 1];
      days.bymonthday = [date.getUTCDate()];
    }
    if (parts.freq === "MONTHLY") days.bymonthday = [date.getUTCDate()];
    if (parts.freq === "WEEKLY")
      days.byweekday = [new Weekday(weekdayOf(start))];
  }
  return {
    ...parts,
    ...days,
    byhour: parts.byhour ?? [date.getUTCHours()],
    byminute: parts.byminute ?? [date.getUTCMinutes()],
    bysecond: parts.bysecond ?? [date.getUTCSeconds()],
  };
}

/** The first midnight of the period that holds the wall time. */
function periodOf(parts: RuleParts, wall: Floating): number {
  const date = new Date(wall);
  switch (parts.freq) {
    case "YEARLY":
      return date.getUTCFullYear();
    case "MONTHLY":
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    case "WEEKLY": {
      const sinceWeekStart = (weekdayOf(wall) - (parts.wkst ?? 0) + 7) % 7;
      return (midnightOf(wall) / dayMs - sinceWeekStart) / 7;
    }
    default:
      return midnightOf(wall) / dayMs;
  }
}

function startOfPeriod(parts: RuleParts, period: number): Floating {
  switch (parts.freq) {
    case "YEARLY":
      return Date.UTC(period, 0, 1) as Floating;
    case "MONTHLY":
      return Date.UTC(Math.floor(period / 12), period % 12, 1) as Floating;
    case "WEEKLY":
      return Math.round(period * 7 * dayMs) as Floating;
    default:
      return (period * dayMs) as Floating;
  }
}

/**
 * The latest start, no later than `from`, that gives the same wall times from
 * there on: a rule of years ago costs no more than one of today.
 */
function latestStart(rule: Rule, from: Floating): Floating {
  const { parts, start } = rule;
  if (parts.count !== undefined || from <= start) return start;
  const first = periodOf(parts, start);
  const passed = Math.round(periodOf(parts, from) - first);
  const skipped = passed - (passed % parts.interval);
  return skipped === 0 ? start : startOfPeriod(parts, first + skipped);
}

/**
 * Visits the wall times, from `from` on, of a rule in days or longer. Extras,
 * exclusions and the end are the caller's.
 */
export function visitDailyWalls(rule: Rule, from: Floating, visit: Visit) {
  const { freq, ...by } = completed(rule.parts, rule.start);
  const start = latestStart(rule, from);
  const moved = cyclesToEnd(start) * cycleMs;
  const search = new RRule(
    { ...by, freq: RRule[freq], dtstart: new Date(start + moved) },
    true,
  );
  search.all((date) => {
    const wall = (date.getTime() - moved) as Floating;
    return wall < from || visit(wall);
  });
}
