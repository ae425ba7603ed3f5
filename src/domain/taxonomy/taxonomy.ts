import * as z from "zod";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";

export const languages = ["fr", "en", "es", "de", "it", "nl", "pt"] as const;
export type Language = (typeof languages)[number];

/** User content in several languages; French is the fallback. */
export const localizedTextSchema = z.partialRecord(
  z.enum(languages),
  z.string().max(200),
);
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text in the wished language, else French, else the given last resort (a latin name). */
export function localized(
  text: LocalizedText,
  language: Language,
  last: string,
): string {
  return text[language] ?? text.fr ?? last;
}

/** `species/{specieId}`. */
export const specieSchema = z.object({
  specieId: derived(idSchema),
  specieName: textSchema(120),
  specieLatinName: textSchema(120),
  names: localizedTextSchema.default({}),
  familyId: optional(idSchema),
  orderId: optional(idSchema),
  underReview: z.boolean().default(false),
  ...metaFields,
});
export type Specie = z.infer<typeof specieSchema>;

/** `family/{familyId}`. */
export const familySchema = z.object({
  familyId: derived(idSchema),
  familyName: textSchema(120),
  familyLatinName: textSchema(120),
  names: localizedTextSchema.default({}),
  orderId: optional(idSchema),
  ...metaFields,
});
export type Family = z.infer<typeof familySchema>;

/** `order/{orderId}`. */
export const orderSchema = z.object({
  orderId: derived(idSchema),
  orderName: textSchema(120),
  orderLatinName: textSchema(120),
  names: localizedTextSchema.default({}),
  ...metaFields,
});
export type Order = z.infer<typeof orderSchema>;
