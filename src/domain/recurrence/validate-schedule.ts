import type { Issue } from "../schema/issue";
import { instantToFloating } from "../time/paris";
import { findNext } from "./occurrences";
import type { Rule, RuleParts } from "./rule/rule";
import { isSubDaily } from "./rule/rule";
import type { RuleProblem } from "./rule/rule-parts";
import { readRule } from "./rule/rule-text";
import type { Steps } from "./rule/steps";
import type { Schedule, Timing } from "./schedule";
import { asRun, maxInterval, timePattern } from "./schedule";

const isOutside = (value: number | null, min: number, max: number) =>
  value !== null && !(Number.isInteger(value) && value >= min && value <= max);

const minutesPerDay = 1440;
/** Two times of day must lie further apart: as often as every hour is too often. */
const tooCloseMinutes = 60;

/** Whether two times of day that the parts name lie an hour or less apart, over midnight too. */
function areClose({ byhour = [0], byminute = [0] }: RuleParts): boolean {
  const times = byhour
    .flatMap((hour) => byminute.map((minute) => hour * 60 + minute))
    .sort((one, other) => one - other);
  const [first = 0] = times;
  return [...times.slice(1), first + minutesPerDay].some(
    (time, index) => time - (times[index] ?? 0) <= tooCloseMinutes,
  );
}

const isTooFrequent = ({ parts }: Rule): boolean =>
  isSubDaily(parts.freq) ||
  (parts.bysecond?.length ?? 1) > 1 ||
  areClose(parts);

/**
 * Why a schedule's rule cannot be run; null when it can, as far as its text tells. A custom one
 * without a text (existing data) runs daily.
 */
export function ruleTextProblem(stored: Timing): RuleProblem | null {
  if (Number.isNaN(stored.startAt.getTime())) return "date";
  const schedule = asRun(stored);
  if (schedule.recurrence !== "CUSTOM") return null;
  const start = instantToFloating(schedule.startAt);
  const read = readRule(schedule.rrule ?? "", start);
  if (!read.ok) return read.problem;
  return isTooFrequent(read.rule) ? "tooFrequent" : null;
}

/**
 * Why a schedule's custom rule cannot be kept; null when it can. Only a rule that was written, that
 * occurs at all, never twice within an hour, and whose first occurrence is found within the steps of
 * one search can be kept.
 */
export function ruleProblem(
  schedule: Timing,
  total?: Pick<Steps, "take">,
): RuleProblem | null {
  if (asRun(schedule) !== schedule) return "syntax";
  const problem = ruleTextProblem(schedule);
  if (problem !== null) return problem;
  const before = new Date(schedule.startAt.getTime() - 1);
  const first = findNext(schedule, before, total);
  return first === "tooDear" ? first : first === null ? "never" : null;
}

function fieldIssues(schedule: Timing): Issue[] {
  const { recurrence, recurrenceTime, recurrenceDayOfWeek } = schedule;
  const issues: Issue[] = [];
  if (recurrenceTime !== null && !timePattern.test(recurrenceTime))
    issues.push({ field: "recurrenceTime", code: "time" });
  if (isOutside(schedule.recurrenceInterval, 1, maxInterval))
    issues.push({ field: "recurrenceInterval", code: "interval" });
  if (recurrenceDayOfWeek.some((day) => isOutside(day, 1, 7)))
    issues.push({ field: "recurrenceDayOfWeek", code: "invalid" });
  else if (recurrence === "WEEKLY" && recurrenceDayOfWeek.length === 0)
    issues.push({ field: "recurrenceDayOfWeek", code: "dayRequired" });
  if (isOutside(schedule.recurrenceDayOfMonth, 1, 31))
    issues.push({ field: "recurrenceDayOfMonth", code: "invalid" });
  if (isOutside(schedule.recurrenceMonthOfYear, 1, 12))
    issues.push({ field: "recurrenceMonthOfYear", code: "invalid" });
  return issues;
}

function ruleIssues(schedule: Timing, total?: Pick<Steps, "take">): Issue[] {
  const problem = ruleProblem(schedule, total);
  if (problem === null) return [];
  return [{ field: "rrule", code: "rule", values: { problem } }];
}

/**
 * What is wrong with a schedule, in the order of its fields; empty when it can
 * be kept. A custom rule is judged by its text alone, `values.problem` says
 * why it is refused. What its search takes counts against `total`.
 */
export function validateSchedule(
  schedule: Schedule,
  total?: Pick<Steps, "take">,
): Issue[] {
  const { startAt, dueAt, recurrence } = schedule;
  const issues: Issue[] = [];
  if (Number.isNaN(startAt.getTime()))
    issues.push({ field: "startAt", code: "invalid" });
  if (dueAt !== null && dueAt < startAt)
    issues.push({ field: "dueAt", code: "dueBeforeStart" });
  if (recurrence === "NONE") return issues;
  return [
    ...issues,
    ...(recurrence === "CUSTOM"
      ? ruleIssues(schedule, total)
      : fieldIssues(schedule)),
  ];
}
