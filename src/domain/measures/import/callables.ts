import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { numberSchema } from "../parameters/limits";

/** So many values one call takes. */
export const importedAtOnceMost = 1000;

/** How long a call may take: values of many days are counted one day after the other. */
export const importSeconds = 300;

/** A value of a file: when, in whole seconds since 1970, and what. */
const importedSchema = z.object({
  at: z.number().int().min(0).max(253_402_300_799),
  value: z.union([numberSchema, z.boolean(), idSchema]),
});

/** Values of one parameter at one place; the same again are kept once. */
export const importMeasuresInput = z.object({
  zooId: idSchema,
  enclosureId: idSchema,
  parameterId: idSchema,
  areaId: idSchema.nullable(),
  keptAs: z.enum(["values", "readings"]),
  values: z.array(importedSchema).min(1).max(importedAtOnceMost),
});
export type ImportMeasures = z.infer<typeof importMeasuresInput>;

const counted = () => z.number().int().min(0);

/** What became of them: new, there already, another value is kept of that instant, no more are kept of that hour. */
export const importMeasuresOutput = z.object({
  added: counted(),
  known: counted(),
  differs: counted(),
  full: counted(),
});
export type ImportMeasuresAnswer = z.infer<typeof importMeasuresOutput>;
