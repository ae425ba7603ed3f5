import * as z from "zod";
import { numberSchema } from "../../measures/parameters/limits";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../../schema/fields";
import type { CalendarDay } from "../../time/calendar-day";
import { calendarDaySchema } from "../../time/calendar-day";
import { healthRecordFields } from "../health-record";
import type { KeptBaseline } from "../watch/itself";

export const baselineReasonMax = 200;

/** `animals/{animalId}/baselines/{parameterId}`: what an animal's values of a parameter are held against. */
export const baselineSchema = z.object({
  ...healthRecordFields,
  parameterId: derived(idSchema),
  /** Whether keepers read it, as its parameter says. */
  openToKeepers: derived(z.boolean().default(false)),
  /** The first day that counts: what lies before makes no limits. */
  from: calendarDaySchema,
  /** Why a veterinarian let it begin there; null: it begins with the earliest values. */
  reason: optional(textSchema(baselineReasonMax)),
  /** The mean of each of its days; none until there are enough. */
  days: derived(
    z
      .record(
        calendarDaySchema,
        z.object({ mean: numberSchema, n: z.number().int().min(1) }),
      )
      .default({}),
  ),
  ...metaFields,
});
export type HealthBaseline = z.infer<typeof baselineSchema>;

/** A baseline as charts take it, its days in their order. */
export const keptBaseline = ({
  from,
  days,
}: Pick<HealthBaseline, "from" | "days">): KeptBaseline => ({
  from,
  days: Object.entries(days)
    .map(([day, { mean, n }]) => ({ day: day as CalendarDay, mean, n }))
    .sort((a, b) => (a.day < b.day ? -1 : 1)),
});
