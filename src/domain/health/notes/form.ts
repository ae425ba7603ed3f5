import * as z from "zod";
import { chosen, formIssues, freeText, requiredLine } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { CalendarDay } from "../../time/calendar-day";
import { isCalendarDay } from "../../time/calendar-day";
import { parisDay } from "../../time/paris";
import type { HealthNote } from "./note";
import { noteReasonMax, noteTextMax, noteTitleMax, noteTypes } from "./note";

const noteFormSchema = z.object({
  noteType: chosen(z.enum(noteTypes)),
  title: requiredLine(noteTitleMax),
  text: freeText(noteTextMax),
  at: z
    .date()
    .nullable()
    .refine((at) => at !== null, "required"),
  nextDue: z
    .string()
    .nullable()
    .refine((day) => day === null || isCalendarDay(day), "invalid"),
  /** Of a correction alone. */
  reason: z.string(),
});

const correctionFormSchema = noteFormSchema.extend({
  reason: requiredLine(noteReasonMax),
});

/** What a veterinarian fills in of a note; `nextDue` a day of Paris, null: it is not due again. */
export type NoteForm = z.input<typeof noteFormSchema>;

/** Whether something new is noted, or another note said otherwise, which asks why. */
export type NoteKind = "new" | "correction";

/** What a form says once nothing is wrong with it. */
export type NoteValues = Pick<
  HealthNote,
  "noteType" | "title" | "text" | "at" | "nextDue" | "reason"
>;

/**
 * A form of what stands of a note; without one empty, of now and of a type that may be known, and `about` something: its title,
 * or its text where that is longer than a title.
 */
export const noteForm = (
  note: (Omit<NoteValues, "title"> & { title: string | null }) | null,
  now: Date,
  noteType: HealthNote["noteType"] | null = null,
  about = "",
): NoteForm => ({
  noteType: note?.noteType ?? noteType,
  title: note?.title ?? (about.length > noteTitleMax ? "" : about),
  text: note?.text ?? (about.length > noteTitleMax ? about : ""),
  at: note?.at ?? now,
  nextDue: note?.nextDue ?? null,
  reason: "",
});

/**
 * The issues of a note's form, in the order of its fields; [] when it may be kept: of a type, with a title, not of the future, and
 * due again after its own day only; of a correction, with a reason.
 */
export function noteIssues(
  form: NoteForm,
  now: Date,
  kind: NoteKind = "new",
): Issue[] {
  const schema = kind === "new" ? noteFormSchema : correctionFormSchema;
  const issues = formIssues(schema, form);
  const { at, nextDue } = form;
  if (at === null) return issues;
  if (at.getTime() > now.getTime())
    issues.push({ field: "at", code: "instantFuture" });
  if (nextDue !== null && isCalendarDay(nextDue) && nextDue <= parisDay(at))
    issues.push({ field: "nextDue", code: "endBeforeStart" });
  return issues;
}

/** What is kept of a form; null while something is wrong with it. */
export function noteValues(
  form: NoteForm,
  now: Date,
  kind: NoteKind = "new",
): NoteValues | null {
  const { noteType, at, nextDue } = form;
  if (
    noteIssues(form, now, kind).length > 0 ||
    noteType === null ||
    at === null
  )
    return null;
  const text = form.text.trim();
  return {
    noteType,
    title: form.title.trim(),
    text: text === "" ? null : text,
    at,
    nextDue: nextDue as CalendarDay | null,
    reason: kind === "new" ? null : form.reason.trim(),
  };
}
