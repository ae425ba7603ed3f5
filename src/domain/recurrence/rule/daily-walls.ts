import type { Floating } from "../../time/wall-time";
import type { Frequency, Rule, RuleParts } from "./rule";
import { choosesDays, midnightOf } from "./rule";
import { dayFilter } from "./day-filter";
import { Weekday } from "./rrule-library";
import type { Steps } from "./steps";
import { dayMs } from "../../time/lengths";

/** Told every wall time in order; answers false to stop. */
export type Visit = (wall: Floating) => boolean;

/** How many periods the calendar has before it repeats. */
const cycle = {
  YEARLY: 400,
  MONTHLY: 4800,
  WEEKLY: 20_871,
  DAILY: 146_097,
};
const cycleOf = (freq: Frequency): number =>
  freq === "YEARLY" || freq === "MONTHLY" || freq === "WEEKLY"
    ? cycle[freq]
    : cycle.DAILY;
const lastUsable = Date.UTC(9899, 0, 1);

const weekdayOf = (floating: Floating) =>
  (new Date(floating).getUTCDay() + 6) % 7;

/** The parts with what they take from the start written out. */
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

const ascending = (list: readonly number[]): number[] =>
  [...new Set(list)].sort((a, b) => a - b);

/** The times of day at which the rule occurs, in order. */
function timesOf({ byhour = [], byminute = [], bysecond = [] }: RuleParts) {
  return ascending(
    byhour.flatMap((hour) =>
      byminute.flatMap((minute) =>
        bysecond.map((second) => ((hour * 60 + minute) * 60 + second) * 1000),
      ),
    ),
  );
}

/** The places of the chosen ones among so many, in order. */
function chosen(positions: readonly number[], count: number): number[] {
  const places = positions.map((position) =>
    position > 0 ? position - 1 : count + position,
  );
  return ascending(places.filter((place) => place >= 0 && place < count));
}

/** The wall times of a period whose days these are, in order. */
function* wallsOf(
  days: readonly number[],
  times: readonly number[],
  positions: readonly number[] | undefined,
): Generator<Floating> {
  if (days.length === 0) return;
  if (positions === undefined) {
    for (const day of days)
      for (const time of times) yield (day + time) as Floating;
    return;
  }
  for (const place of chosen(positions, days.length * times.length)) {
    const day = days[Math.floor(place / times.length)] ?? 0;
    yield (day + (times[place % times.length] ?? 0)) as Floating;
  }
}

const nextMonth = (day: number): number => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** The days of a period that a rule chooses; a month it does not name is one step. */
function daysWithin(
  first: number,
  next: number,
  months: ReadonlySet<number> | null,
  isChosen: (day: number) => boolean,
  steps: Steps,
): number[] {
  const days: number[] = [];
  for (let day = first; day < next;) {
    steps.take(1);
    if (months !== null && !months.has(new Date(day).getUTCMonth() + 1)) {
      day = nextMonth(day);
      continue;
    }
    if (isChosen(day)) days.push(day);
    day += dayMs;
  }
  return days;
}

/** How many periods lead to the next one that can hold a day: daily rules pass over months they do not name. */
function stride(
  { freq, interval }: RuleParts,
  first: number,
  months: ReadonlySet<number> | null,
): number {
  const isPassedOver =
    freq === "DAILY" &&
    months !== null &&
    !months.has(new Date(first).getUTCMonth() + 1);
  if (!isPassedOver) return 1;
  return Math.ceil((nextMonth(first) - first) / (dayMs * interval));
}

/**
 * Visits the wall times, from `from` on, of a rule in days or longer. Extras,
 * exclusions and the end are the caller's. A rule that did not occur in a
 * whole cycle of the calendar never does. Throws TooDear.
 */
export function visitDailyWalls(
  rule: Rule,
  from: Floating,
  visit: Visit,
  steps: Steps,
) {
  const parts = completed(rule.parts, rule.start);
  const { freq, interval, bymonth, bysetpos } = parts;
  const start = latestStart(rule, from);
  const times = timesOf(parts);
  const months = bymonth === undefined ? null : new Set(bymonth);
  const isChosen = dayFilter(parts);
  let left = parts.count ?? Infinity;
  let empty = 0;
  let period = periodOf(parts, start);
  while (empty <= cycleOf(freq)) {
    const first = startOfPeriod(parts, period);
    if (first > lastUsable) return;
    const next = startOfPeriod(parts, period + 1);
    const days = daysWithin(first, next, months, isChosen, steps);
    steps.take(days.length === 0 ? 0 : (bysetpos?.length ?? 0));
    const passed = stride(parts, first, months);
    empty += passed;
    for (const wall of wallsOf(days, times, bysetpos)) {
      steps.take(1);
      if (wall < start) continue;
      empty = 0;
      left -= 1;
      if ((wall >= from && !visit(wall)) || left <= 0) return;
    }
    period += interval * passed;
  }
}
