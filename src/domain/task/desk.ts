import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { placeOfRecords } from "./place-of-records";
import type { Task } from "./task";
import { taskTitleMax } from "./task";
import { dateIssues } from "./task-form";
import { fieldOfInstant } from "../time/date-field";

function check(record: Values, { now }: CheckContext): Issue[] {
  const task = record as Task;
  const title = textIssue("title", task.title, taskTitleMax);
  const dates = {
    dueAt: fieldOfInstant(task.dueAt),
    scheduledFor: fieldOfInstant(task.scheduledFor),
  };
  const issues = dateIssues(dates, now);
  if (title !== null) issues.push(title);
  // An underscore is how the tasks of automations are told apart.
  if (!/^[A-Za-z0-9-]{1,40}$/.test(task.taskId))
    issues.push({ field: "taskId", code: "invalid" });
  if (task.status !== "OPEN") issues.push({ field: "status", code: "invalid" });
  // What is attached comes through callables of its own, once the task is there.
  if (task.attachments.length > 0)
    issues.push({ field: "attachments", code: "invalid" });
  if (task.audience.length === 0)
    issues.push({ field: "responsibleIds", code: "required" });
  return issues;
}

/** A new task lies where its target's records lie, and asks somebody. */
export const taskDesk: DeskRule = {
  resolve: (record, changed, lookup) =>
    changed.has("target")
      ? { ...placeOfRecords((record as Task).target, lookup) }
      : {},
  check,
};
