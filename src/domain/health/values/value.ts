import * as z from "zod";
import { valueFields } from "../../measures/values/value";
import { derived, idSchema, metaFields } from "../../schema/fields";
import { healthRecordFields } from "../health-record";

/** `animals/{animalId}/healthValues/{valueId}`: a value of an animal that somebody gave. */
export const healthValueSchema = z.object({
  ...valueFields,
  ...healthRecordFields,
  valueId: derived(idSchema),
  /** A weight that was judged by eye. */
  isEstimated: z.boolean().default(false),
  /** Whether keepers read it, as its parameter says. */
  openToKeepers: derived(z.boolean().default(false)),
  ...metaFields,
});
export type HealthValue = z.infer<typeof healthValueSchema>;
