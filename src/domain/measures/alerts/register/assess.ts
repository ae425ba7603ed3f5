import * as z from "zod";
import { idSchema } from "../../../schema/fields";
import { chosen, formIssues } from "../../../schema/form";
import type { Issue } from "../../../schema/issue";
import { isCalendarDay } from "../../../time/calendar-day";
import { endOfParisDay, parisDay, startOfDay } from "../../../time/paris";
import type { Alert } from "../alert";

/** How likely an alert means harm, how much, who sees to it and until which day, as a person fills it in. */
export const assessFields = {
  likelihood: chosen(z.number().int().min(1).max(5)),
  severity: chosen(z.number().int().min(1).max(5)),
  owner: idSchema.nullable(),
  due: z
    .string()
    .nullable()
    .refine((day) => day === null || isCalendarDay(day), { error: "invalid" }),
};
const assessFormSchema = z.object(assessFields);
export type AssessForm = z.input<typeof assessFormSchema>;

type Assessed = Pick<Alert, "likelihood" | "severity" | "owner" | "due">;

/** The end of the day until which an alert is to be seen to; null: until no day. */
export const dueOf = (day: string | null): Date | null =>
  day !== null && isCalendarDay(day) ? endOfParisDay(startOfDay(day)) : null;

/** An alert as the form of its assessment shows it. */
export const assessFormOf = ({
  likelihood,
  severity,
  owner,
  due,
}: Assessed): AssessForm => ({
  likelihood,
  severity,
  owner,
  due: due === null ? null : parisDay(due),
});

/** What is wrong with a day that an alert is given anew, of which `before` was said so far; [] for nothing. */
export const dueIssues = (
  due: Date | null,
  before: Date | null,
  now: Date,
): Issue[] =>
  due !== null && due.getTime() !== before?.getTime() && due <= now
    ? [{ field: "due", code: "dayPast" }]
    : [];

/** What is wrong with an assessment at `now`; `before` is the due date so far. [] when it may be kept. */
export const assessIssues = (
  form: AssessForm,
  before: Date | null,
  now: Date,
): Issue[] => [
  ...formIssues(assessFormSchema, form),
  ...dueIssues(dueOf(form.due), before, now),
];

/** The stored fields of an assessment; null where it is not sound. */
export function assessValues(form: AssessForm): Assessed | null {
  const { data } = assessFormSchema.safeParse(form);
  if (data === undefined) return null;
  const { likelihood, severity, owner } = data;
  return { likelihood, severity, owner, due: dueOf(data.due) };
}

/** Whether an alert that waits for somebody should have been seen to by `now`. */
export const isOverdue = (
  { status, due }: Pick<Alert, "status" | "due">,
  now: Date,
): boolean => status === "active" && due !== null && due <= now;
