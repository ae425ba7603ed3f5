import * as z from "zod";
import type { UserLanguage } from "../person/user";
import { userLanguages } from "../person/user";
import {
  derived,
  idSchema,
  lineOf,
  metaFields,
  optional,
  textSchema,
} from "../schema/fields";
import { reviewDataSchema } from "./review";

/** What people read in, content is written in. */
export const languages = userLanguages;
export type Language = UserLanguage;

/** User content in several languages; French is the fallback. */
export const localizedTextSchema = z.partialRecord(
  z.enum(languages),
  z.string().overwrite(lineOf).max(200),
);
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** The text in the wished language where that is filled, else French, else the given last resort (a latin name). */
export function localized(
  text: LocalizedText,
  language: Language,
  last: string,
): string {
  return [text[language], text.fr].find((one) => !!one?.trim()) ?? last;
}

/** The most characters of a latin name, and of a species', family's or order's own. */
export const taxonNameMax = 120;

/** The family of a species and that family's order, repeated so that lists need no join. */
export const specieFamilySchema = z.object({
  familyId: idSchema,
  familyOrder: z.object({ orderId: optional(idSchema) }),
});

/** `species/{specieId}`. */
export const specieSchema = z.object({
  specieId: derived(idSchema),
  specieName: textSchema(taxonNameMax),
  specieLatinName: textSchema(taxonNameMax),
  names: localizedTextSchema.default({}),
  familyId: optional(idSchema),
  /** The family's, where that has one. */
  orderId: optional(idSchema),
  specieFamily: derived(optional(specieFamilySchema)),
  underReview: z.boolean().default(false),
  reviewData: optional(reviewDataSchema),
  ...metaFields,
});
export type Specie = z.infer<typeof specieSchema>;

/** `family/{familyId}`. */
export const familySchema = z.object({
  familyId: derived(idSchema),
  familyName: textSchema(taxonNameMax),
  familyLatinName: textSchema(taxonNameMax),
  names: localizedTextSchema.default({}),
  orderId: optional(idSchema),
  ...metaFields,
});
export type Family = z.infer<typeof familySchema>;

/** `order/{orderId}`. */
export const orderSchema = z.object({
  orderId: derived(idSchema),
  orderName: textSchema(taxonNameMax),
  orderLatinName: textSchema(taxonNameMax),
  names: localizedTextSchema.default({}),
  ...metaFields,
});
export type Order = z.infer<typeof orderSchema>;
