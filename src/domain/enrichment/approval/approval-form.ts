import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { chosen, formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { calendarDaySchema } from "../../time/calendar-day";
import { endOfParisDay, parisDay, startOfDay } from "../../time/paris";
import type { Approval, Approvals } from "../use";
import { approvalSchema, refusalMax } from "../use";

/** What is said of an object for a species, or for an enclosure. */
export const approvalFormSchema = z.object({
  about: approvalSchema.shape.about,
  /** The species, or the enclosure. */
  subjectId: chosen(idSchema),
  state: approvalSchema.shape.state,
  /** The last day of an approval; null: it does not end. */
  until: calendarDaySchema.nullable(),
  why: freeText(refusalMax),
});
export type ApprovalForm = z.input<typeof approvalFormSchema>;

export const emptyApproval: ApprovalForm = {
  about: "species",
  subjectId: null,
  state: "approved",
  until: null,
  why: "",
};

/** The day an approval ends with; null where it does not end. */
export const lastDayOf = ({ until }: Pick<Approval, "until">) =>
  until === null ? null : parisDay(until);

/** The form of what was said of a species or an enclosure. */
export const approvalForm = (
  subjectId: string,
  approval: Approval,
): ApprovalForm => ({
  about: approval.about,
  subjectId,
  state: approval.state,
  until: lastDayOf(approval),
  why: approval.why ?? "",
});

/** The issues of a form; [] when it may be sent. A refusal says why; an approval does not end before it begins. */
export function approvalIssues(form: ApprovalForm, now: Date): Issue[] {
  const issues = formIssues(approvalFormSchema, form);
  if (form.state === "refused")
    return form.why.trim() === ""
      ? [...issues, { field: "why", code: "required" }]
      : issues;
  return form.until !== null && form.until < parisDay(now)
    ? [...issues, { field: "until", code: "invalid" }]
    : issues;
}

/** The last instant of a day of Paris. */
const lastOf = (day: CalendarDay): Date => endOfParisDay(startOfDay(day));

/** What an establishment says of an object after a valid form, in the name of who fills it in. */
export function withApproval(
  approvals: Approvals,
  form: ApprovalForm,
  { uid, now }: { uid: string; now: Date },
): Approvals {
  const { about, subjectId, state, until, why } = form;
  if (subjectId === null) return approvals;
  const ends = state === "refused" || until === null ? null : lastOf(until);
  const reason = why.trim() === "" ? null : why.trim();
  const said: Approval = {
    about,
    state,
    by: uid,
    at: now,
    until: ends,
    why: reason,
  };
  return { ...approvals, [subjectId]: said };
}

/** The same without what was said of a species or an enclosure: it is to be asked for again. */
export const withoutApproval = (
  approvals: Approvals,
  subjectId: string,
): Approvals =>
  Object.fromEntries(
    Object.entries(approvals).filter(([id]) => id !== subjectId),
  );
