import type { CalendarDay } from "../time/calendar-day";
import { addDays, daysInMonth } from "../time/calendar-day";
import { dayOfWall, floatingToWall, timeOfWall } from "../time/wall-time";
import type { Floating } from "../time/wall-time";
import { completed } from "./rule/daily-walls";
import type { Frequency, Rule, RuleParts } from "./rule/rule";
import { isSubDaily } from "./rule/rule";
import {
  intervalOf,
  monthDayOf,
  monthOf,
  ruleOf,
  timeOf,
  weekDaysOf,
} from "./rule-of";
import { asRun } from "./schedule";
import type { Timing } from "./schedule";
import { hourMs, minuteMs } from "../time/lengths";

/** An ISO day of the week; `nth` says which of the period, null for each. */
export interface DescribedDay {
  day: number;
  nth: number | null;
}

/** What a custom rule says, as far as words exist for it. */
export interface CustomDescription {
  key: "custom";
  freq: Frequency;
  interval: number;
  days: DescribedDay[];
  /** Days of the month; negative ones count from its end. */
  monthDays: number[];
  months: number[];
  /** Times of day, empty for a rule in hours or less. */
  times: string[];
  count: number | null;
  /** The last day on which it may fall. */
  until: CalendarDay | null;
  /** Whether it leaves out months that lack its day. */
  skipsMissingDays: boolean;
}

/**
 * A schedule in coded parts, one sentence per key. `clamps` tells that a
 * shorter month's last day stands in for its day.
 */
export type ScheduleDescription =
  | { key: "once"; at: Date }
  | { key: "daily"; interval: number; time: string }
  | { key: "weekly"; interval: number; days: number[]; time: string }
  | {
      key: "monthly" | "quarterly";
      interval: number;
      day: number;
      time: string;
      clamps: boolean;
    }
  | {
      key: "yearly";
      interval: number;
      day: number;
      month: number;
      time: string;
      clamps: boolean;
    }
  | CustomDescription
  | { key: "unreadable" };

const shortFebruary = 2001;
const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

const isMissingIn = (months: number[], day: number) =>
  months.some((month) => Math.abs(day) > daysInMonth(shortFebruary, month));

function skipsMissingDays(parts: RuleParts): boolean {
  if (parts.freq !== "MONTHLY" && parts.freq !== "YEARLY") return false;
  const months = parts.bymonth ?? allMonths;
  return (
    parts.bysetpos === undefined &&
    (parts.bymonthday ?? []).some((day) => isMissingIn(months, day))
  );
}

const timeText = (hour: number, minute: number) =>
  timeOfWall(floatingToWall((hour * hourMs + minute * minuteMs) as Floating));

const timesOf = ({ byhour = [], byminute = [] }: RuleParts) =>
  byhour
    .flatMap((hour) => byminute.map((minute) => timeText(hour, minute)))
    .sort();

/** The last day on which a rule that ends may fall; null: it does not end. `times` are its times of day. */
function lastDay({ until }: Rule, [earliest]: string[]): CalendarDay | null {
  if (until === null) return null;
  const end = floatingToWall(until);
  const isBeforeAll = earliest !== undefined && timeOfWall(end) < earliest;
  return isBeforeAll ? addDays(dayOfWall(end), -1) : dayOfWall(end);
}

function describeRule(rule: Rule): CustomDescription {
  const parts = isSubDaily(rule.parts.freq)
    ? rule.parts
    : completed(rule.parts, rule.start);
  const { freq, interval, count, bymonthday, bymonth, byweekday } = parts;
  const times = isSubDaily(freq) ? [] : timesOf(parts);
  return {
    key: "custom",
    freq,
    interval,
    days: (byweekday ?? []).map(({ weekday, n }) => ({
      day: weekday + 1,
      nth: n ?? null,
    })),
    monthDays: bymonthday ?? [],
    months: bymonth ?? [],
    times,
    count: count ?? null,
    until: lastDay(rule, times),
    skipsMissingDays: skipsMissingDays(parts),
  };
}

function describeFields(schedule: Timing): ScheduleDescription {
  const interval = intervalOf(schedule);
  const time = timeOf(schedule);
  const day = monthDayOf(schedule);
  switch (schedule.recurrence) {
    case "DAILY":
      return { key: "daily", interval, time };
    case "WEEKLY":
      return { key: "weekly", interval, days: weekDaysOf(schedule), time };
    case "MONTHLY":
      return { key: "monthly", interval, day, time, clamps: day > 28 };
    case "QUARTERLY":
      return { key: "quarterly", interval, day, time, clamps: day > 28 };
    default: {
      const month = monthOf(schedule);
      const clamps = isMissingIn([month], day);
      return { key: "yearly", interval, day, month, time, clamps };
    }
  }
}

/**
 * What a schedule says, in parts a catalogue turns into a sentence.
 *
 * @example describeSchedule(s) // { key: "weekly", interval: 1, days: [1, 3], time: "08:00" }
 */
export function describeSchedule(stored: Timing): ScheduleDescription {
  const schedule = asRun(stored);
  if (schedule.recurrence === "NONE")
    return { key: "once", at: schedule.startAt };
  if (Number.isNaN(schedule.startAt.getTime())) return { key: "unreadable" };
  const rule = ruleOf(schedule);
  if (rule === null) return { key: "unreadable" };
  return schedule.recurrence === "CUSTOM"
    ? describeRule(rule)
    : describeFields(schedule);
}

/** The last day on which a schedule that recurs may fall; null where it has no end, or cannot be read. */
export function lastDayOf(schedule: Timing): CalendarDay | null {
  const rule = ruleOf(schedule);
  return rule === null ? null : describeRule(rule).until;
}
