import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";
import { localizedTextSchema } from "../taxonomy/taxonomy";
import { versionedFields } from "../versions/version-list";

/** `observations/{obsId}`: an ethogram; the behaviours it tells apart lie in its versions. */
export const ethogramSchema = z.object({
  obsId: derived(idSchema),
  names: localizedTextSchema.default({}),
  /** The species it is for; none: any. */
  obsSpecie: z.array(idSchema).max(500).default([]),
  ...versionedFields,
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Ethogram = z.infer<typeof ethogramSchema>;
