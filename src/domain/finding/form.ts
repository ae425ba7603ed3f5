import { daysLeast } from "../analysis/finding/verdict";
import type { Issue } from "../schema/issue";
import type { CalendarDay } from "../time/calendar-day";
import { addDays, daysBetween } from "../time/calendar-day";
import type { Finding } from "./finding";
import { findingReasonMax, retestWeeksMost } from "./finding";

/** What is set beforehand, and when something was done. */
export type Treatment = Pick<
  Finding,
  "goodDirection" | "relevantChange" | "actionDay" | "retestWeeks"
>;

/** What is to be said of a finding before it can be looked at again. */
const awaited = ["goodDirection", "relevantChange", "actionDay"] as const;

type Awaited = (typeof awaited)[number];

/**
 * What nobody has said yet of how a finding is treated; [] once nothing is awaited.
 * @example awaitedOf({ goodDirection: "up", relevantChange: null, actionDay: null }) // ["relevantChange", "actionDay"]
 */
export const awaitedOf = (treatment: Pick<Treatment, Awaited>): Awaited[] =>
  awaited.filter((field) => treatment[field] === null);

/** Whether it is said which way is better and what matters, and nothing but the day on which something is done is awaited. */
export const awaitsDay = (treatment: Pick<Treatment, Awaited>): boolean =>
  awaitedOf(treatment).join(" ") === "actionDay";

/**
 * Where something was done too soon after what was seen for a verdict ever to be: how many days lie between them, how many are
 * needed, and the first day on which enough would; null where it was not, and while nothing is done. It may be saved all the same.
 * @example tooSoonAfter({ to: "2026-11-25" }, "2026-11-29") // { days: 3, least: 8, from: "2026-12-04" }
 */
export function tooSoonAfter(
  { to }: Pick<Finding["seen"], "to">,
  actionDay: CalendarDay | null,
): { days: number; least: number; from: CalendarDay } | null {
  if (actionDay === null) return null;
  const days = Math.max(0, daysBetween(to, actionDay) - 1);
  return days < daysLeast
    ? { days, least: daysLeast, from: addDays(to, daysLeast + 1) }
    : null;
}

/**
 * What is wrong with how a finding is treated on a day; [] for nothing. Before something is done, which way is better and what
 * matters are set; what is done is done after what was seen, and not in the future.
 */
export function treatIssues(
  {
    goodDirection,
    relevantChange,
    actionDay,
    retestWeeks,
    seen,
  }: Treatment & Pick<Finding, "seen">,
  today: CalendarDay,
): Issue[] {
  const issues: Issue[] = [];
  const isSet = actionDay !== null;
  if (isSet && goodDirection === null)
    issues.push({ field: "goodDirection", code: "required" });
  if (isSet && relevantChange === null)
    issues.push({ field: "relevantChange", code: "required" });
  if (relevantChange !== null && !(relevantChange > 0))
    issues.push({ field: "relevantChange", code: "invalid" });
  if (isSet && actionDay > today)
    issues.push({ field: "actionDay", code: "dayFuture" });
  if (isSet && actionDay < seen.from)
    issues.push({ field: "actionDay", code: "invalid" });
  if (
    !Number.isInteger(retestWeeks) ||
    retestWeeks < 1 ||
    retestWeeks > retestWeeksMost
  )
    issues.push({ field: "retestWeeks", code: "invalid" });
  return issues;
}

/** What is wrong with the reason of putting a finding away; [] for nothing: never without one. */
export function reasonIssues({ reason }: { reason: string }): Issue[] {
  const text = reason.trim();
  if (text === "") return [{ field: "reason", code: "required" }];
  return text.length > findingReasonMax
    ? [{ field: "reason", code: "tooLong" }]
    : [];
}
