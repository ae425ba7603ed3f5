import * as z from "zod";
import { idSchema } from "../schema/fields";
import { formIssues, freeText, requiredText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { Enrichment } from "./enrichment";
import {
  enrichmentNameMax,
  enrichmentTextMax,
  labelsOfOneMax,
  skuMax,
  translatedLanguages,
} from "./enrichment";

const fewIds = z.array(idSchema).max(labelsOfOneMax);
const translationForm = z.object({
  name: freeText(enrichmentNameMax),
  description: freeText(enrichmentTextMax),
});

/** What a person fills in of an object. */
export const enrichmentFormSchema = z.object({
  name: requiredText(enrichmentNameMax),
  originalName: freeText(enrichmentNameMax),
  sku: freeText(skuMax),
  description: freeText(enrichmentTextMax),
  sectors: fewIds,
  categories: fewIds,
  goals: fewIds,
  tags: fewIds,
  /** By language, French left out. */
  translations: z.record(z.enum(translatedLanguages), translationForm),
});
export type EnrichmentForm = z.infer<typeof enrichmentFormSchema>;

/** The form of an object; empty for a new one. */
export const enrichmentForm = (object: Enrichment | null): EnrichmentForm => ({
  name: object?.name ?? "",
  originalName: object?.originalName ?? "",
  sku: object?.sku ?? "",
  description: object?.description ?? "",
  sectors: object?.sectors ?? [],
  categories: object?.categories ?? [],
  goals: object?.goals ?? [],
  tags: object?.tags ?? [],
  translations: Object.fromEntries(
    translatedLanguages.map((language) => {
      const one = object?.translations[language];
      const { name = "", description = null } = one ?? {};
      return [language, { name, description: description ?? "" }];
    }),
  ) as EnrichmentForm["translations"],
});

const orNull = (text: string): string | null =>
  text.trim() === "" ? null : text.trim();

/** The stored fields of a valid form: a language without a name is not translated into. */
export function enrichmentValues(form: EnrichmentForm) {
  const { name, originalName, sku, description, translations, ...lists } = form;
  const told = translatedLanguages
    .filter((language) => orNull(translations[language].name) !== null)
    .map((language) => {
      const one = translations[language];
      return [
        language,
        { name: one.name.trim(), description: orNull(one.description) },
      ] as const;
    });
  return {
    ...lists,
    name: name.trim(),
    originalName: orNull(originalName),
    sku: orNull(sku),
    description: orNull(description),
    translations: Object.fromEntries(told),
  };
}

/** What an official object lacks in its languages: a name, or the description it has in French. */
function untranslatedIssues({ description, translations }: EnrichmentForm) {
  const isDescribed = orNull(description) !== null;
  return translatedLanguages.flatMap((language): Issue[] => {
    const one = translations[language];
    const at = `translations.${language}`;
    const code = "translationRequired";
    return [
      ...(orNull(one.name) === null
        ? [{ field: `${at}.name`, code } as const]
        : []),
      ...(isDescribed && orNull(one.description) === null
        ? [{ field: `${at}.description`, code } as const]
        : []),
    ];
  });
}

/** The issues of a form; [] when it may be sent. An official object is there in every language. */
export const enrichmentIssues = (
  form: EnrichmentForm,
  official: boolean,
): Issue[] => [
  ...formIssues(enrichmentFormSchema, form),
  ...(official ? untranslatedIssues(form) : []),
];
