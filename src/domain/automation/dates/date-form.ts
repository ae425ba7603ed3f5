import type * as z from "zod";
import type { Issue, IssueCode } from "../../schema/issue";
import { contentIssues } from "../../task/form/issues";
import { taskEditSchema } from "../../task/form/edit";
import { taskFormSchema } from "../../task/form/task-form";
import { wordsOf } from "../../task/form/values";
import { fieldOfInstant, instantOfField } from "../../time/date-field";
import { overrideOf } from "./agenda";
import { overrideIssues } from "./override-issues";
import type { OneDate } from "./settle";
import { settleDate } from "./settle";
import type { Template } from "../template";

/** One date of an automation, as somebody changes it alone. */
export const dateFormSchema = taskEditSchema
  .omit({ dueAt: true, sendNotification: true, tags: true })
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

/** The fields of the form that carry what is wrong with a changed date. */
const fieldOf: Readonly<Record<string, string>> = {
  "overrides.occurrence": "scheduledFor",
  "overrides.at": "scheduledFor",
  "overrides.responsibleIds": "responsibleIds",
};

/** What is wrong with a changed date at `now`: it has a title, asks somebody, and is still to come. */
export function dateFormIssues(
  form: DateForm,
  now: Date,
  template: Template,
  date: { occurrence: Date; at: Date },
): Issue[] {
  const issues = contentIssues(form);
  const wrong = (code: IssueCode): Issue[] => [
    ...issues,
    { field: "scheduledFor", code },
  ];
  const at = instantOfField(form.scheduledFor);
  if (form.scheduledFor === null) return wrong("required");
  if (at === null) return wrong("invalid");
  if (at <= now) return wrong("timePast");
  const values = dateFormValues(form, template, date);
  const settled = settleDate(template, date.occurrence, values);
  if (settled === null) return issues;
  const found = overrideIssues(
    { ...template, ...settled },
    { was: template, now },
  );
  const named = found.map(({ field, code }) => ({
    field: fieldOf[field] ?? field,
    code,
  }));
  return [...issues, ...named];
}
