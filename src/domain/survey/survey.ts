import * as z from "zod";
import { derived, idSchema, metaFields, optional } from "../schema/fields";
import { localizedTextSchema } from "../taxonomy/taxonomy";
import { versionStatuses } from "./version";

/** So many versions a questionnaire has at most. */
export const versionsMost = 200;

/** `surveys/{surveyId}`: a questionnaire; what it asks lies in its versions. */
export const surveySchema = z.object({
  surveyId: derived(idSchema),
  names: localizedTextSchema.default({}),
  /** The species it is for; none: any. */
  surveySpecie: z.array(idSchema).max(500).default([]),
  /** The campaigns that collect it now. */
  activeCampaigns: derived(z.array(idSchema).max(500).default([])),
  /** The latest version that was published and is not retired; null: nobody but its makers sees it. */
  publishedVersion: derived(optional(z.number().int().positive())),
  /** By number from 1. */
  versions: derived(
    z
      .array(
        z.object({
          status: z.enum(versionStatuses),
          publishedAt: optional(z.date()),
        }),
      )
      .max(versionsMost)
      .default([]),
  ),
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Survey = z.infer<typeof surveySchema>;
