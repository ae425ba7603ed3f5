import * as z from "zod";
import { periodSchema } from "../export/period";
import { idSchema } from "../schema/fields";
import { steps } from "../time/steps";

/** Every evaluation and session of a year is looked at. */
export const activitySeconds = 120;

export const readActivityInput = z.object({
  zooId: idSchema,
  period: periodSchema,
  /** What one person did; null: all of them. */
  userId: idSchema.nullable(),
});

const amount = {
  evaluations: z.number(),
  observations: z.number(),
  watchedMs: z.number(),
};
const portions = z.array(z.object({ id: z.string(), ...amount }));

export const readActivityOutput = z.object({
  step: z.enum(steps),
  total: z.object(amount),
  over: portions,
  campaigns: portions,
  /** null: who did how much is not for whoever asks. */
  people: portions.nullable(),
  /** When it was counted, in ms since 1970. */
  at: z.number(),
});
