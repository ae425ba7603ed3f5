import * as z from "zod";
import { derived, idSchema, metaFields } from "../../schema/fields";
import { inventoryFields } from "../fields";

/** As many titles are remembered, those used last. */
export const layoutMax = 200;
/** The longest title that is remembered. */
export const titleMax = 120;

/** `zoo/{zooId}/imports/animals`: what columns of the establishment's own files were said to mean. */
export const importLayoutSchema = z.object({
  zooId: derived(idSchema),
  columns: z
    .array(
      z.object({
        /** As `titleKey` writes it. */
        title: z.string().min(1).max(titleMax),
        field: z.enum(inventoryFields).nullable(),
      }),
    )
    .max(layoutMax)
    .default([]),
  ...metaFields,
});
export type ImportLayout = z.infer<typeof importLayoutSchema>;
