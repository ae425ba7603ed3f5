import { instantToFloating } from "../time/paris";
import { daysInMonth } from "../time/calendar-day";
import { RRule } from "./rule/rrule-library";
import {
  intervalOf,
  monthDayOf,
  monthOf,
  monthStepOf,
  partsOf,
  timeOf,
  weekDaysOf,
} from "./rule-of";
import type { Schedule, Timing } from "./schedule";

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

/**
 * The schedule as a cron expression of five fields, read in Paris time; null
 * where cron cannot say it (no recurrence, a custom rule, every second week,
 * the 31st of every month).
 */
export function toCron(schedule: Timing): string | null {
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

/**
 * The derived fields of a schedule, to store with it. The description is null:
 * words come from the fields, in the reader's language.
 */
export function derivedSchedule(schedule: Timing): DerivedSchedule {
  return {
    rrule: toRRule(schedule),
    cronExpression: toCron(schedule),
    cronDescription: null,
    recurrenceFrequency:
      schedule.recurrence === "NONE" ? null : schedule.recurrence,
  };
}
