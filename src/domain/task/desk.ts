import type { CheckContext, DeskRule } from "../record/desk/desk-rule";
import type { Values } from "../record/types";
import type { Issue } from "../schema/issue";
import { textIssue } from "../schema/issue";
import { collectIssues } from "./collect/desk";
import { stepAsked } from "./log/handing";
import { placeOfRecords } from "./place-of-records";
import { signatureIssues } from "./signature/signature";
import type { Task } from "./task";
import { taskTitleMax } from "./task";
import { dateIssues } from "./form/issues";
import { fieldOfInstant } from "../time/date-field";

function newIssues(task: Task, context: CheckContext): Issue[] {
  const title = textIssue("title", task.title, taskTitleMax);
  const dates = {
    dueAt: fieldOfInstant(task.dueAt),
    scheduledFor: fieldOfInstant(task.scheduledFor),
  };
  const issues = dateIssues(dates, context.now);
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
  return [...issues, ...collectIssues(task, context)];
}

/** What is done to a task at the desk is a whole step, or its right would not have been found. */
const check = (record: Values, context: CheckContext): Issue[] =>
  context.before === null
    ? newIssues(record as Task, context)
    : signatureIssues(record as Task, context);

/** A new task lies where its target's records lie, and asks somebody. One that is there is handed over, signed or reopened. */
export const taskDesk: DeskRule = {
  madeAtMost: { count: 2000, minutes: 60 },
  resolve: (record, changed, lookup) =>
    changed.has("target")
      ? { ...placeOfRecords((record as Task).target, lookup) }
      : {},
  check,
  asks: stepAsked,
  givesAway: ["handOver", "reopen"],
};
