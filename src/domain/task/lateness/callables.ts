import * as z from "zod";
import { periodSchema } from "../../export/period";
import { idSchema } from "../../schema/fields";

/** Every task of a quarter is looked at. */
export const latenessSeconds = 120;

export const readLatenessInput = z.object({
  zooId: idSchema,
  period: periodSchema,
});

const punctuality = {
  inTime: z.number(),
  late: z.number(),
  medianMinutes: z.number().nullable(),
};
const each = z.array(z.object({ id: z.string(), ...punctuality }));

export const readLatenessOutput = z.object({
  total: z.object(punctuality),
  safety: z.object(punctuality),
  weeks: each,
  sectors: each,
  /** null: who was late is not for whoever asks, or the establishment does not want it told. */
  people: each.nullable(),
  /** When it was counted, in ms since 1970. */
  at: z.number(),
});
