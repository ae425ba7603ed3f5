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
import { dosingFields, dosingSchema } from "./dosing";

export const endReasons = [
  "recovery",
  "sideEffects",
  "ineffective",
  "death",
  "transfer",
  "veterinaryDecision",
  "other",
] as const;
export type EndReason = (typeof endReasons)[number];

export const reasonMax = 500;
export const prescriptionNotesMax = 2000;
export const revisionsMost = 50;
export const prescriptionStates = ["current", "archived"] as const;

/** What a prescription said before, until an instant. */
const revisionSchema = dosingSchema.extend({
  revision: z.number().int().min(1),
  /** From when on it held. */
  from: z.date(),
  /** When the next one took its place. */
  until: z.date(),
});

/** `animals/{animalId}/prescriptions/{prescriptionId}`: a treatment of one animal. */
export const prescriptionSchema = z.object({
  ...healthRecordFields,
  prescriptionId: derived(idSchema),
  ...dosingFields,
  treatmentReason: proseSchema(reasonMax),
  notes: optional(proseSchema(prescriptionNotesMax)),
  /** The prescribing veterinarian. */
  prescriberId: idSchema,
  /** Made together with others for several animals; null: alone. */
  batchId: optional(idSchema),
  /** 1 as it was made; one more with each change of the dosing. */
  revision: derived(z.number().int().min(1).default(1)),
  /** From when on the present revision holds. */
  revisedAt: derived(optional(z.date())),
  /** The earlier ones, the first thing first. */
  revisions: derived(z.array(revisionSchema).max(revisionsMost).default([])),
  status: derived(z.enum(prescriptionStates).default("current")),
  endReason: optional(z.enum(endReasons)),
  /** The day on which it ended. */
  actualEndDate: optional(calendarDaySchema),
  endNote: optional(proseSchema(reasonMax)),
  endedAt: derived(optional(z.date())),
  /** null: by itself, after its end date, or with the animal. */
  endedBy: optional(idSchema),
  /** When a dose is due next, or missed unless somebody says what became of it; null: never. */
  nextDoseAt: derived(optional(z.date())),
  ...metaFields,
});
export type Prescription = z.infer<typeof prescriptionSchema>;
