import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";
import type { Language } from "../taxonomy/taxonomy";
import { languages, localizedTextSchema } from "../taxonomy/taxonomy";
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

/** What a questionnaire is called by a reader of the language: in it, else in French, else in the first that names it; null: it has no name. */
export const surveyName = (
  { names }: Pick<Survey, "names">,
  language: Language,
): string | null =>
  [language, ...languages]
    .map((one) => names[one]?.trim() ?? "")
    .find((name) => name !== "") ?? null;
