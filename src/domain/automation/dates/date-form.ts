import type * as z from "zod";
import type { Issue } from "../../schema/issue";
import {
  contentIssues,
  taskEditSchema,
  taskFormSchema,
  wordsOf,
} from "../../task/task-form";
import { fieldOfInstant, instantOfField } from "../../time/date-field";
import { overrideOf } from "./agenda";
import type { OneDate } from "./settle";
import type { Template } from "../template";

/** One date of an automation, as somebody changes it alone. */
export const dateFormSchema = taskEditSchema
  .omit({ dueAt: true, sendNotification: true })
  .extend({
    type: taskFormSchema.shape.type,
    scheduledFor: taskFormSchema.shape.scheduledFor,
  });
export type DateForm = z.input<typeof dateFormSchema>;

/** A date as it stands: what was settled for it, else what the automation says; done at `at`. */
export function dateFormOf(
  template: Template,
  { occurrence, at }: { occurrence: Date; at: Date },
): DateForm {
  const own = overrideOf(template, occurrence);
  return {
    ...wordsOf({
      title: own?.title ?? template.title,
      description: own?.description ?? template.description,
    }),
    type: own?.type ?? template.type,
    responsibleIds: own?.responsibleIds ?? template.responsibleIds,
    scheduledFor: fieldOfInstant(at),
  };
}

/** What is wrong with a changed date at `now`: it has a title, and is still to come. */
export function dateFormIssues(form: DateForm, now: Date): Issue[] {
  const issues = contentIssues(form);
  const at = instantOfField(form.scheduledFor);
  if (form.scheduledFor === null)
    return [...issues, { field: "scheduledFor", code: "required" }];
  return at === null || at <= now
    ? [...issues, { field: "scheduledFor", code: "invalid" }]
    : issues;
}

/** What a valid form settles for its date; the instant only where it was changed, now or before. */
export const dateFormValues = (
  form: DateForm,
  template: Template,
  { occurrence, at }: { occurrence: Date; at: Date },
): OneDate => ({
  title: form.title.trim(),
  description: form.description.trim(),
  type: form.type,
  responsibleIds: form.responsibleIds,
  at:
    form.scheduledFor === fieldOfInstant(at)
      ? (overrideOf(template, occurrence)?.at ?? null)
      : instantOfField(form.scheduledFor),
});
