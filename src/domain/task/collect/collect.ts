import * as z from "zod";
import { idSchema } from "../../schema/fields";

/** The value that a task asks for: a parameter of an enclosure, or of one of its zones. */
export const collectSchema = z.object({
  parameterId: idSchema,
  enclosureId: idSchema,
  /** null: of the enclosure as a whole. */
  areaId: idSchema.nullable(),
});
export type Collect = z.infer<typeof collectSchema>;

/** What a task asks for, as long as it is about that enclosure; else null, as for nothing. */
export const collectWithin = (
  collect: Collect | null | undefined,
  enclosureIds: readonly string[],
): Collect | null =>
  collect != null && enclosureIds.includes(collect.enclosureId)
    ? collect
    : null;
