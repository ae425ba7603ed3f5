import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
  proseSchema,
  textSchema,
} from "../schema/fields";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";

export const enrichmentNameMax = 120;
export const enrichmentTextMax = 2000;
export const skuMax = 60;
/** At most so many tags, categories, goals or sectors of one object. */
export const labelsOfOneMax = 20;

/** What an object is called and what it is for, in one language. */
const translationSchema = z.object({
  name: textSchema(enrichmentNameMax),
  description: optional(proseSchema(enrichmentTextMax)),
});

const translationsSchema = z.partialRecord(
  z.enum(languages),
  translationSchema,
);

const fewIds = z.array(idSchema).max(labelsOfOneMax).default([]);

/** `enrichments/{enrichmentId}`: an object that is given to animals to be busy with. */
export const enrichmentSchema = z.object({
  /** null: official, which is everybody's. */
  zooId: derived(idSchema.nullable()),
  enrichmentId: derived(idSchema),
  /** As its maker calls it. */
  originalName: optional(proseSchema(enrichmentNameMax)),
  /** As people here call it; the French name of an official one. */
  name: textSchema(enrichmentNameMax),
  description: optional(proseSchema(enrichmentTextMax)),
  /** The sectors that use it; none: any. */
  sectors: fewIds,
  tags: fewIds,
  categories: fewIds,
  goals: fewIds,
  photo: optional(fileSchema),
  official: derived(z.boolean().default(false)),
  /** Its number in the shop it is ordered from. */
  sku: optional(textSchema(skuMax)),
  /** By language, French left out: that is the name itself. */
  translations: translationsSchema.default({}),
  isDeleted: z.boolean().default(false),
  ...metaFields,
});
export type Enrichment = z.infer<typeof enrichmentSchema>;

/** The languages that an official object needs beside French. */
export const translatedLanguages = languages.filter((one) => one !== "fr");

type Named = Pick<Enrichment, "name" | "description" | "translations">;

/** What an object is called by a reader of the language: its translation there, else its name. */
export const enrichmentNameIn = (
  { name, translations }: Pick<Named, "name" | "translations">,
  language: Language,
): string => translations[language]?.name ?? name;

/** What is said of an object in the language, else in its own; null where nothing is. */
export const enrichmentTextIn = (
  { description, translations }: Named,
  language: Language,
): string | null => translations[language]?.description ?? description;

/**
 * The languages, French left out, in which an object lacks its name, or a description that it has in
 * French; [] when an official one may be kept.
 */
export const untranslatedIn = ({
  description,
  translations,
}: Pick<Named, "description" | "translations">): Language[] =>
  translatedLanguages.filter((language) => {
    const one = translations[language];
    const lacksText = description !== null && (one?.description ?? "") === "";
    return one === undefined || lacksText;
  });
