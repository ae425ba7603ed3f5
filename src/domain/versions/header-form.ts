import * as z from "zod";
import { idSchema } from "../schema/fields";
import { formIssues, freeText } from "../schema/form";
import type { Issue } from "../schema/issue";
import type { Language, LocalizedText } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";

export const headerNameMax = 200;
/** So many species one names at most. */
export const headerSpeciesMax = 500;

/** What somebody types of a thing that has versions: its name in every language, filled or not, and whom it is for. */
export const headerFormSchema = z.object({
  names: z.record(z.enum(languages), freeText(headerNameMax)),
  species: z.array(idSchema).max(headerSpeciesMax, { error: "tooMuch" }),
});
export type HeaderForm = z.infer<typeof headerFormSchema>;

/** What is wrong with it; [] when it may be sent. One name is there, others may be missing until it is published. */
export function headerFormIssues(form: HeaderForm): Issue[] {
  const isNameless = languages.every(
    (language) => form.names[language].trim() === "",
  );
  return [
    ...formIssues(headerFormSchema, form),
    ...(isNameless
      ? [{ field: `names.${languages[0]}`, code: "required" as const }]
      : []),
  ];
}

/** What of a thing its form holds. */
interface Header {
  names: LocalizedText;
  species: readonly string[];
}

/** The form of a thing that has versions; empty of a new one. */
export const headerForm = (header: Header | null): HeaderForm => ({
  names: Object.fromEntries(
    languages.map((language) => [language, header?.names[language] ?? ""]),
  ) as Record<Language, string>,
  species: [...(header?.species ?? [])],
});

/** What a form stores, trimmed; a language left empty has no name. */
export const headerValues = ({
  names,
  species,
}: HeaderForm): { names: LocalizedText; species: string[] } => ({
  names: Object.fromEntries(
    languages
      .map((language) => [language, names[language].trim()] as const)
      .filter(([, name]) => name !== ""),
  ),
  species: [...new Set(species)],
});
