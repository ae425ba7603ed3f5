import * as z from "zod";
import { optionsMost, optionValueSchema } from "../question/question";
import { idSchema } from "../schema/fields";
import { amount, formIssues, freeText } from "../schema/form";
import type { Issue } from "../schema/issue";
import { questionsMost, weightMax } from "../survey/version";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import type { Profile } from "./profile";
import { profileCriteriaMost, profileTaxaMost } from "./profile";

export const profileNameMax = 200;

const taxa = z.array(idSchema).max(profileTaxaMost);

const weightSchema = z.object({
  categoryId: idSchema,
  /** NaN while it is no number. */
  weight: amount(),
});

const expectedSchema = z.object({
  questionRef: z.string(),
  values: z
    .array(optionValueSchema)
    .min(1, { error: "required" })
    .max(optionsMost),
});
export type ExpectedForm = z.infer<typeof expectedSchema>;

/** What somebody types of a profile: every language, filled or not; only the French name must be given. */
export const profileFormSchema = z.object({
  names: z
    .record(z.enum(languages), freeText(profileNameMax))
    .refine(({ fr }) => fr !== "", { error: "required", path: ["fr"] }),
  specieIds: taxa,
  familyIds: taxa,
  orderIds: taxa,
  criteria: z.array(weightSchema).max(profileCriteriaMost),
  expected: z.array(expectedSchema).max(questionsMost),
});
export type ProfileForm = z.infer<typeof profileFormSchema>;

/** What is wrong with a form, in the order of its fields; [] when it may be sent. */
export const profileFormIssues = (form: ProfileForm): Issue[] => [
  ...formIssues(profileFormSchema, form),
  ...form.criteria.flatMap(({ weight }, place): Issue[] =>
    weight < 0 || weight > weightMax
      ? [
          {
            field: `criteria.${place}.weight`,
            code: "bounds",
            values: { min: 0, max: weightMax },
          },
        ]
      : [],
  ),
];

const byRef = ([a]: [string, unknown], [b]: [string, unknown]) =>
  a < b ? -1 : 1;

/** The form of a profile, its expected answers by reference; an empty one of a new profile. */
export const profileForm = (profile: Profile | null): ProfileForm => ({
  names: Object.fromEntries(
    languages.map((language) => [language, profile?.names[language] ?? ""]),
  ) as Record<Language, string>,
  specieIds: profile?.specieIds ?? [],
  familyIds: profile?.familyIds ?? [],
  orderIds: profile?.orderIds ?? [],
  criteria: profile?.criteria ?? [],
  expected: Object.entries(profile?.expected ?? {})
    .sort(byRef)
    .map(([questionRef, values]) => ({ questionRef, values })),
});

/** What a form stores, trimmed: a language left empty has no name. */
export const profileValues = (form: ProfileForm) => ({
  names: Object.fromEntries(
    languages
      .map((language) => [language, form.names[language].trim()] as const)
      .filter(([, name]) => name !== ""),
  ),
  specieIds: form.specieIds,
  familyIds: form.familyIds,
  orderIds: form.orderIds,
  criteria: form.criteria,
  expected: Object.fromEntries(
    form.expected.map(({ questionRef, values }) => [questionRef, values]),
  ),
});
