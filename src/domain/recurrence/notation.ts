import { instantToFloating } from "../time/paris";
import { daysInMonth } from "../time/calendar-day";
import { describeSchedule } from "./describe-schedule";
import { completed } from "./rule/daily-walls";
import { RRule } from "./rule/rrule-library";
import type { Rule } from "./rule/rule";
import { isSubDaily } from "./rule/rule";
import {
  intervalOf,
  monthDayOf,
  monthOf,
  monthStepOf,
  partsOf,
  ruleOf,
  timeOf,
  weekDaysOf,
} from "./rule-of";
import type { Schedule, Timing } from "./schedule";
import { asRun } from "./schedule";

const shortestMonthLength = 28;
const anyLeapYear = 2000;

function monthsOf(schedule: Timing): number[] | null {
  if (schedule.recurrence === "YEARLY")
    return intervalOf(schedule) === 1 ? [monthOf(schedule)] : null;
  const step = monthStepOf(schedule);
  if (12 % step !== 0) return null;
  const first =
    new Date(instantToFloating(schedule.startAt)).getUTCMonth() % step;
  return Array.from(
    { length: 12 / step },
    (_, index) => first + index * step + 1,
  );
}

/** The day cron can name in each of the months; null when they differ. */
function commonDay(schedule: Timing, months: number[]): number | null {
  const day = monthDayOf(schedule);
  if (day <= shortestMonthLength) return day;
  if (months.includes(2)) return null;
  const [first, ...rest] = months.map((month) =>
    Math.min(day, daysInMonth(anyLeapYear, month)),
  );
  return rest.every((other) => other === first) ? (first ?? null) : null;
}

function monthlyCron(schedule: Timing, time: string): string | null {
  const months = monthsOf(schedule);
  if (months === null) return null;
  const day = commonDay(schedule, months);
  if (day === null) return null;
  const list = months.length === 12 ? "*" : months.join(",");
  return `${time} ${day} ${list} *`;
}

/** Whether a rule says no more than cron can: no end, nothing counted, added or left out. */
const isPlain = ({ parts, until, added, excluded, excludedDays }: Rule) =>
  !isSubDaily(parts.freq) &&
  parts.interval === 1 &&
  until === null &&
  added.length + excluded.size + excludedDays.size === 0 &&
  [parts.count, parts.bysetpos, parts.byyearday, parts.byweekno].every(
    (part) => part === undefined,
  );

const inOrder = (numbers: readonly number[] = []): string =>
  [...numbers].sort((a, b) => a - b).join() || "*";

/** A custom rule for cron, which leaves out months without a day as the rule does, but would take days of the month or of the week for one another. */
function customCron(schedule: Timing): string | null {
  const rule = ruleOf(schedule);
  if (rule === null || !isPlain(rule)) return null;
  const {
    bymonthday = [],
    byweekday = [],
    ...parts
  } = completed(rule.parts, rule.start);
  const named = byweekday.every(({ n }) => n === undefined);
  const fromStart = bymonthday.every((day) => day > 0);
  const oneKind = bymonthday.length === 0 || byweekday.length === 0;
  if (!named || !fromStart || !oneKind || parts.bysecond?.join() !== "0")
    return null;
  return [
    inOrder(parts.byminute),
    inOrder(parts.byhour),
    inOrder(bymonthday),
    inOrder(parts.bymonth),
    inOrder(byweekday.map(({ weekday }) => (weekday + 1) % 7)),
  ].join(" ");
}

/**
 * The schedule as a cron expression of five fields, read in Paris time; null
 * where cron cannot say it (no recurrence, every second week, an end, the last
 * Friday, the 31st of every month).
 */
export function toCron(stored: Timing): string | null {
  const schedule = asRun(stored);
  if (schedule.recurrence === "CUSTOM") return customCron(schedule);
  if (partsOf(schedule) === null) return null;
  const [hour, minute] = timeOf(schedule).split(":").map(Number);
  const time = `${minute ?? 0} ${hour ?? 0}`;
  switch (schedule.recurrence) {
    case "DAILY":
      return intervalOf(schedule) === 1 ? `${time} * * *` : null;
    case "WEEKLY": {
      const days = weekDaysOf(schedule).map((day) => day % 7);
      return intervalOf(schedule) === 1
        ? `${time} * * ${days.sort((a, b) => a - b).join(",")}`
        : null;
    }
    default:
      return monthlyCron(schedule, time);
  }
}

/**
 * The schedule as an RFC 5545 rule without its start, read in Paris time; a
 * custom rule as written; null when the schedule does not recur.
 */
export function toRRule(schedule: Timing): string | null {
  if (schedule.recurrence === "CUSTOM") return schedule.rrule;
  const parts = partsOf(schedule);
  if (parts === null) return null;
  const { freq, ...by } = parts;
  const text = RRule.optionsToString({ freq: RRule[freq], ...by });
  return text.replace(/^RRULE:/, "");
}

/** The fields of a schedule that follow from the others, as stored. */
export type DerivedSchedule = Pick<
  Schedule,
  "rrule" | "cronExpression" | "cronDescription" | "recurrenceFrequency"
>;

const coded = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(coded).join()
    : typeof value === "object" && value !== null
      ? Object.values(value)
          .filter((one) => one !== null)
          .map(String)
          .join(":")
      : String(value);

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/**
 * What a schedule says in coded parts, the same in every language: each makes its sentence of them
 * (`describeSchedule`). Null when it does not recur or cannot be read.
 *
 * @example toDescription(mondaysAt8) // "weekly;interval=1;days=1;time=08:00"
 */
export function toDescription(schedule: Timing): string | null {
  const { key, ...parts } = describeSchedule(schedule);
  if (key === "once" || key === "unreadable") return null;
  const said = Object.entries(parts).filter(([, value]) => isSaid(value));
  return [key, ...said.map(([name, value]) => `${name}=${coded(value)}`)].join(
    ";",
  );
}

/** The derived fields of a schedule, to store with it. */
export function derivedSchedule(schedule: Timing): DerivedSchedule {
  return {
    rrule: toRRule(schedule),
    cronExpression: toCron(schedule),
    cronDescription: toDescription(schedule),
    recurrenceFrequency:
      schedule.recurrence === "NONE" ? null : schedule.recurrence,
  };
}
