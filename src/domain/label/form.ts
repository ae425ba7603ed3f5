import * as z from "zod";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { LocalizedText } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import type { Label, LabelKind, Tag } from "./label";
import { frenchOf, labelMax } from "./label";

/** A label in every language; only the French one must be given. */
export const labelFormSchema = z.object({
  fr: requiredText(labelMax),
  en: freeText(labelMax),
  es: freeText(labelMax),
  de: freeText(labelMax),
  it: freeText(labelMax),
  nl: freeText(labelMax),
  pt: freeText(labelMax),
});
export type LabelForm = z.infer<typeof labelFormSchema>;

export const labelIssues = (form: LabelForm): Issue[] =>
  formIssues(labelFormSchema, form);

/** The form of a record; empty for a new one. */
export function labelForm(record: Tag | Label | null): LabelForm {
  const trad = record?.trad ?? {};
  const at = (language: keyof LabelForm) => trad[language] ?? "";
  return {
    fr: record === null ? "" : frenchOf(record),
    en: at("en"),
    es: at("es"),
    de: at("de"),
    it: at("it"),
    nl: at("nl"),
    pt: at("pt"),
  };
}

/** What a form stores, trimmed: languages left empty have no translation. */
export function labelValues(form: LabelForm): {
  label: string;
  trad: LocalizedText;
} {
  const filled = languages
    .map((language) => [language, form[language].trim()] as const)
    .filter(([, text]) => text !== "");
  return { label: form.fr.trim(), trad: Object.fromEntries(filled) };
}

/** The same as the fields of a kind's record. */
export const labelFields = (kind: LabelKind, form: LabelForm) => {
  const { label, trad } = labelValues(form);
  return kind === "tags" ? { name: label, trad } : { label, trad };
};
