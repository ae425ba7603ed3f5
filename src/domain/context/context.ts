import * as z from "zod";
import { derived, idSchema, metaFields } from "../schema/fields";
import { surveyVersionSchema } from "../survey/version";
import { localizedTextSchema } from "../taxonomy/taxonomy";
import { versionedFields } from "../versions/version-list";

/** `contexts/{contextId}`: what is asked once a session of observation; its questions lie in its versions. */
export const contextSchema = z.object({
  contextId: derived(idSchema),
  names: localizedTextSchema.default({}),
  ...versionedFields,
  archived: z.boolean().default(false),
  ...metaFields,
});
export type Context = z.infer<typeof contextSchema>;

/** `contexts/{contextId}/versions/{n}`: as those of a questionnaire; texts alike. */
export const contextVersionSchema = z.object({
  contextId: derived(idSchema),
  ...surveyVersionSchema.omit({ surveyId: true }).shape,
});
export type ContextVersion = z.infer<typeof contextVersionSchema>;
