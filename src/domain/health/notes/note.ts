import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";
import { healthRecordFields } from "../health-record";

export const noteTypes = [
  "consultation",
  "vaccination",
  "deworming",
  "surgery",
  "analysis",
  "other",
] as const;
export type NoteType = (typeof noteTypes)[number];

export const noteTitleMax = 120;
export const noteTextMax = 5000;
export const noteReasonMax = 200;
/** The most files of one note, with those of what it said before. */
export const noteFilesMost = 10;

/**
 * `animals/{animalId}/healthNotes/{noteId}`: what a veterinarian did or saw. Made once; a further one `replaces` it, or, with
 * neither title nor text, `voids` it.
 */
export const healthNoteSchema = z.object({
  ...healthRecordFields,
  noteId: derived(idSchema),
  noteType: z.enum(noteTypes),
  /** null: it voids another. */
  title: optional(textSchema(noteTitleMax)),
  text: optional(proseSchema(noteTextMax)),
  /** Functions alone write where its files lie. */
  attachments: derived(z.array(fileSchema).max(noteFilesMost).default([])),
  /** The day on which the same is due again; it becomes a task. */
  nextDue: optional(calendarDaySchema),
  /** When it was so, by the device. */
  at: z.date(),
  by: idSchema,
  replaces: optional(idSchema),
  voids: optional(idSchema),
  /** Why it corrects another, or takes it back; null of what does neither. */
  reason: optional(textSchema(noteReasonMax)),
  ...metaFields,
});
export type HealthNote = z.infer<typeof healthNoteSchema>;
