import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { Survey } from "../survey";

export const surveyNameMax = 200;
/** So many species a questionnaire names at most. */
export const surveySpeciesMax = 500;

/** What somebody types of a questionnaire: its name in every language, filled or not, and whom it is for. */
export const surveyFormSchema = z.object({
  names: z.record(z.enum(languages), freeText(surveyNameMax)),
  surveySpecie: z.array(idSchema).max(surveySpeciesMax, { error: "tooMuch" }),
});
export type SurveyForm = z.infer<typeof surveyFormSchema>;

/** What is wrong with it; [] when it may be sent. One name is there, others may be missing until it is published. */
export function surveyFormIssues(form: SurveyForm): Issue[] {
  const isNameless = languages.every(
    (language) => form.names[language].trim() === "",
  );
  return [
    ...formIssues(surveyFormSchema, form),
    ...(isNameless
      ? [{ field: `names.${languages[0]}`, code: "required" as const }]
      : []),
  ];
}

/** The form of a questionnaire; empty of a new one. */
export const surveyForm = (
  survey: Pick<Survey, "names" | "surveySpecie"> | null,
): SurveyForm => ({
  names: Object.fromEntries(
    languages.map((language) => [language, survey?.names[language] ?? ""]),
  ) as Record<Language, string>,
  surveySpecie: [...(survey?.surveySpecie ?? [])],
});

/** What a form stores, trimmed; a language left empty has no name. */
export const surveyValues = ({
  names,
  surveySpecie,
}: SurveyForm): Pick<Survey, "names" | "surveySpecie"> => ({
  names: Object.fromEntries(
    languages
      .map((language) => [language, names[language].trim()] as const)
      .filter(([, name]) => name !== ""),
  ),
  surveySpecie: [...new Set(surveySpecie)],
});
