import * as z from "zod";
import { derived, idSchema, metaFields, textSchema } from "../schema/fields";

/** `questions/{questionId}`: what the sync checks; every other field passes through as it came. */
export const questionSchema = z.object({
  questionId: derived(idSchema),
  questionRef: derived(textSchema(200)),
  ...metaFields,
});
export type Question = z.infer<typeof questionSchema>;
