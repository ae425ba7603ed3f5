import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../../schema/fields";
import { calendarDaySchema } from "../../time/calendar-day";
import { healthRecordFields } from "../health-record";

export const doseOutcomes = ["given", "held", "refused"] as const;
export type DoseOutcome = (typeof doseOutcomes)[number];

export const doseNoteMax = 500;

/** A time of the day without its colon, "0800"; of what is given as needed "n" and the second of the day, of 25 hours at most, it was given at. */
export const slotSchema = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3])[0-5]\d|n[0-8]?\d{1,4})$/u);

/**
 * `animals/{animalId}/doses/{prescriptionId}_{revision}_{Paris day}_{slot}_{uid}`: what somebody did about one dose. Their next
 * word on the same one adds `~2` and so on; one that takes a word back names it in `voids` and has no outcome.
 */
export const doseSchema = z.object({
  ...healthRecordFields,
  doseId: derived(idSchema),
  prescriptionId: idSchema,
  revision: z.number().int().min(1),
  day: calendarDaySchema,
  slot: slotSchema,
  /** When it was to be given, as the device planned it, null: as needed; a treatment, day and slot say it, nothing is made of this. */
  dueAt: optional(z.date()),
  outcome: optional(z.enum(doseOutcomes)),
  /** When, by the device. */
  at: z.date(),
  by: idSchema,
  note: optional(proseSchema(doseNoteMax)),
  voids: optional(idSchema),
  ...metaFields,
});
export type Dose = z.infer<typeof doseSchema>;

/** The id under which somebody keeps their word on a dose; `time` 1 for their first one. */
export const doseId = (
  {
    prescriptionId,
    revision,
    day,
    slot,
  }: Pick<Dose, "prescriptionId" | "revision" | "day" | "slot">,
  uid: string,
  time = 1,
): string =>
  [prescriptionId, String(revision), day, slot, uid].join("_") +
  (time > 1 ? `~${String(time)}` : "");
