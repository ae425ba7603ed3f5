import { isDueTooLate } from "../../recurrence/due-after";
import type { Schedule } from "../../recurrence/schedule";
import { asRun } from "../../recurrence/schedule";
import { validateSchedule } from "../../recurrence/validate-schedule";
import type { Budget } from "../../record/types";
import type { Issue } from "../../schema/issue";

/** Everything that is wrong with a schedule: its fields, its rule's text. */
export function scheduleIssues(schedule: Schedule, budget?: Budget): Issue[] {
  const issues = validateSchedule(schedule, budget);
  if (issues.length === 0 && isDueTooLate(schedule))
    issues.push({ field: "dueAt", code: "invalid" });
  return issues.map((issue) => ({
    ...issue,
    field: `schedule.${issue.field}`,
  }));
}

/** An invalid schedule is derived from by nobody: it is refused. */
export const isUsable = (schedule: Schedule, budget?: Budget) =>
  scheduleIssues(asRun(schedule), budget).length === 0;
