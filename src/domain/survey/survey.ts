import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";
import { localizedTextSchema } from "../taxonomy/taxonomy";
import { versionedFields } from "../versions/version-list";

/** `surveys/{surveyId}`: a questionnaire; what it asks lies in its versions. */
export const surveySchema = z.object({
  surveyId: derived(idSchema),
  names: localizedTextSchema.default({}),
  /** The species it is for; none: any. */
  surveySpecie: z.array(idSchema).max(500).default([]),
  /** The campaigns that collect it now. */
  activeCampaigns: derived(z.array(idSchema).max(500).default([])),
  ...versionedFields,
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Survey = z.infer<typeof surveySchema>;
