import type * as z from "zod";
import type { Issue } from "../../schema/issue";
import { fieldOfInstant, instantOfField } from "../../time/date-field";
import type { Task } from "../task";
import { wordFields, taskFormSchema } from "./task-form";
import { askedIssues, contentIssues, dateIssues } from "./issues";
import { tagsOf, wordValues, wordsOf } from "./values";

/** What can be changed of a task that exists. */
export const taskEditSchema = taskFormSchema
  .pick({
    dueAt: true,
    responsibleIds: true,
    sendNotification: true,
    tags: true,
    type: true,
  })
  .extend(wordFields);
export type TaskEditForm = z.input<typeof taskEditSchema>;

/** A task as a form to change. */
export const taskEditFormOf = (task: Task): TaskEditForm => ({
  ...wordsOf(task),
  dueAt: fieldOfInstant(task.dueAt),
  responsibleIds: task.responsibleIds,
  sendNotification: task.sendNotification,
  tags: task.tags,
  type: task.type,
});

/** The issues of a changed task, whose start and sectors stay as they are. */
export const taskEditIssues = (
  form: TaskEditForm,
  { scheduledFor, sectorIds }: Pick<Task, "scheduledFor" | "sectorIds">,
  now: Date,
): Issue[] => [
  ...contentIssues(form),
  ...dateIssues({ ...form, scheduledFor: fieldOfInstant(scheduledFor) }, now),
  ...askedIssues(form.responsibleIds, sectorIds),
];

/** The stored fields of a valid changed task; throws RangeError when the due date is missing. */
export function taskEditValues(form: TaskEditForm) {
  const dueAt = instantOfField(form.dueAt);
  if (dueAt === null) throw new RangeError("a task without a due date");
  return {
    ...wordValues(form),
    dueAt,
    responsibleIds: form.responsibleIds,
    sendNotification: form.sendNotification,
    tags: tagsOf(form.tags),
    type: form.type,
  };
}
