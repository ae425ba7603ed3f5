import * as z from "zod";
import { fold } from "../directory/search";
import { derived, idSchema, metaFields, textSchema } from "../schema/fields";
import type { Language, LocalizedText } from "../taxonomy/taxonomy";
import { languages, localizedTextSchema } from "../taxonomy/taxonomy";

/** What enrichments are told apart, sorted and aimed by: three collections of one shape. */
export const labelKinds = ["tags", "categories", "goals"] as const;
export type LabelKind = (typeof labelKinds)[number];

export const labelMax = 120;

const shared = {
  id: derived(idSchema),
  /** Its translations; French is the label itself. */
  trad: localizedTextSchema.default({}),
  /** The label without accents and capitals: no two of a kind have the same. */
  labelKey: derived(z.string().default("")),
  archived: z.boolean().default(false),
  ...metaFields,
};

/** `tags/{id}`: `tagName` repeats the name for who reads that. */
export const tagSchema = z.object({
  name: textSchema(labelMax),
  tagName: derived(z.string().default("")),
  ...shared,
});
export type Tag = z.infer<typeof tagSchema>;

/** `categories/{id}` and `goals/{id}`. */
export const labelSchema = z.object({
  label: textSchema(labelMax),
  ...shared,
});
export type Label = z.infer<typeof labelSchema>;

/** The French label of a record of any of the three. */
export const frenchOf = (record: Tag | Label): string =>
  "name" in record ? record.name : record.label;

/** What a label is called by a reader of the language: its translation where that is filled, else the French one. */
export const labelIn = (record: Tag | Label, language: Language): string =>
  [record.trad[language], record.trad.fr].find((one) => !!one?.trim()) ??
  frenchOf(record);

/** The languages in which a label is not filled; the French one always is. */
export const untranslated = ({
  trad,
}: {
  trad: LocalizedText;
}): readonly Language[] =>
  languages.filter((one) => one !== "fr" && !trad[one]?.trim());

/** As two labels are compared: accents, capitals and the number of blanks aside. */
export const labelKeyOf = (label: unknown): string =>
  typeof label === "string" ? fold(label).trim().replace(/\s+/gu, " ") : "";
