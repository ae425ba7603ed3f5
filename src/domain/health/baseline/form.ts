import * as z from "zod";
import { formIssues, requiredText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { isCalendarDay } from "../../time/calendar-day";
import { baselineReasonMax } from "./baseline";

/** Nothing that is kept here was measured before. */
export const firstMeasuredDay = "1900-01-01" as CalendarDay;

/** What a veterinarian fills in to begin a baseline anew. */
export const baselineFormSchema = z.object({
  from: z
    .string()
    .nullable()
    .refine((day) => day !== null && isCalendarDay(day), { error: "required" }),
  reason: requiredText(baselineReasonMax),
});
export type BaselineForm = z.input<typeof baselineFormSchema>;

/** What is wrong with it; [] for nothing. */
export function baselineIssues(
  form: BaselineForm,
  today: CalendarDay,
): Issue[] {
  const issues = formIssues(baselineFormSchema, form);
  if (form.from !== null && form.from > today)
    issues.push({ field: "from", code: "dayFuture" });
  return issues;
}

/** What is stored of it; null where it is not sound. */
export function baselineValues(
  form: BaselineForm,
): { from: CalendarDay; reason: string } | null {
  const { data } = baselineFormSchema.safeParse(form);
  return data?.from == null ? null : { from: data.from, reason: data.reason };
}
