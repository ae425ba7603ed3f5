import * as z from "zod";
import {
  questionHelpMax,
  questionRefSchema,
  optionValueSchema,
} from "../../question/question";
import { idSchema } from "../../schema/fields";
import { amount, formIssues, freeText } from "../../schema/form";
import type { Issue } from "../../schema/issue";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import type { Condition } from "../condition";
import { conditionOperators, conditionPartsMost } from "../condition";
import type { SurveyVersion, VersionItem, VersionSection } from "../version";
import {
  questionsMost,
  sectionsMost,
  sectionTitleMax,
  weightMax,
} from "../version";

const inAll = <T extends z.ZodType>(type: T) =>
  z.record(z.enum(languages), type);

const sectionWordsSchema = z
  .object({
    title: freeText(sectionTitleMax),
    intro: freeText(questionHelpMax),
  })
  // An introduction alone would stand over nothing.
  .refine(({ title, intro }) => title !== "" || intro === "", {
    error: "required",
    path: ["title"],
  });

const conditionFormSchema = z.object({
  match: z.enum(["all", "any"]),
  parts: z
    .array(
      z.object({
        /** "" while no question is chosen. */
        questionRef: z.union([questionRefSchema, z.literal("")]),
        operator: z.enum(conditionOperators),
        values: z.array(optionValueSchema),
      }),
    )
    .max(conditionPartsMost),
});
export type ConditionForm = z.infer<typeof conditionFormSchema>;
export type ConditionPartForm = ConditionForm["parts"][number];

/** Whether an answer is asked for where a question is asked: as the question says, or otherwise. */
export const itemMandatory = ["asQuestion", "yes", "no"] as const;

const itemFormSchema = z.object({
  questionId: idSchema,
  questionRef: questionRefSchema,
  /** NaN while it is no number. */
  weight: amount(),
  mandatory: z.enum(itemMandatory),
  onlyIf: conditionFormSchema.nullable(),
});
export type ItemForm = z.infer<typeof itemFormSchema>;

const sectionFormSchema = z.object({
  sectionId: idSchema,
  trad: inAll(sectionWordsSchema),
  items: z.array(itemFormSchema),
});
export type SectionForm = z.infer<typeof sectionFormSchema>;

/** What somebody plans of a draft: its fields lie where those of the version lie. */
export const draftFormSchema = z.object({
  sections: z.array(sectionFormSchema).max(sectionsMost, { error: "tooMuch" }),
});
export type DraftForm = z.infer<typeof draftFormSchema>;

const isOutside = (weight: number): boolean => weight < 0 || weight > weightMax;

const itemIssues = ({ weight, onlyIf }: ItemForm, path: string): Issue[] => [
  ...(isOutside(weight)
    ? [
        {
          field: `${path}.weight`,
          code: "bounds" as const,
          values: { min: 0, max: weightMax },
        },
      ]
    : []),
  ...(onlyIf?.parts ?? []).flatMap(({ questionRef }, place) =>
    questionRef === ""
      ? [
          {
            field: `${path}.onlyIf.parts.${place}.questionRef`,
            code: "required" as const,
          },
        ]
      : [],
  ),
];

/** What keeps a draft from being saved, in the order of its fields; texts may be missing until it is published. */
export const draftFormIssues = (form: DraftForm): Issue[] => [
  ...formIssues(draftFormSchema, form),
  ...form.sections.flatMap(({ items }, section) => [
    ...(items.length > questionsMost
      ? [
          {
            field: `sections.${section}.items`,
            code: "tooMuch" as const,
            values: { max: questionsMost },
          },
        ]
      : []),
    ...items.flatMap((item, place) =>
      itemIssues(item, `sections.${section}.items.${place}`),
    ),
  ]),
];

const everyLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(
    languages.map((language) => [language, of(language)]),
  ) as Record<Language, T>;

/** A section without words and questions. */
export const newSection = (sectionId: string): SectionForm => ({
  sectionId,
  trad: everyLanguage(() => ({ title: "", intro: "" })),
  items: [],
});

/** A question as it is added to a draft. */
export const newItem = (
  question: Pick<VersionItem, "questionId" | "questionRef">,
): ItemForm => ({
  questionId: question.questionId,
  questionRef: question.questionRef,
  weight: 1,
  mandatory: "asQuestion",
  onlyIf: null,
});

const itemForm = (item: VersionItem): ItemForm => ({
  ...newItem(item),
  weight: item.weight,
  mandatory:
    item.mandatory === null ? "asQuestion" : item.mandatory ? "yes" : "no",
  onlyIf: item.onlyIf,
});

/** The form of a draft. */
export const draftForm = ({
  sections,
}: Pick<SurveyVersion, "sections">): DraftForm => ({
  sections: sections.map(({ sectionId, trad, items }) => ({
    sectionId,
    trad: everyLanguage((language) => ({
      title: trad[language]?.title ?? "",
      intro: trad[language]?.intro ?? "",
    })),
    items: items.map(itemForm),
  })),
});

/** A condition without the parts that ask for nothing; null where nothing is left. */
function conditionOf(form: ConditionForm | null): Condition | null {
  const parts = (form?.parts ?? [])
    .filter(({ questionRef }) => questionRef !== "")
    .map(({ questionRef, operator, values }) => ({
      questionRef,
      operator,
      values: operator === "isAnswered" ? [] : values,
    }));
  return form === null || parts.length === 0
    ? null
    : { match: form.match, parts };
}

const mandatoryOf = { asQuestion: null, yes: true, no: false } as const;

/** What a form stores, trimmed, half filled as it may be: a language left empty has no words, a weight that is no number is 1. */
export const draftValues = ({
  sections,
}: DraftForm): { sections: VersionSection[] } => ({
  sections: sections.map(({ sectionId, trad, items }) => ({
    sectionId,
    trad: Object.fromEntries(
      languages.flatMap((language) => {
        const { title, intro } = trad[language];
        const words = {
          title: title.trim(),
          intro: intro.trim() === "" ? null : intro.trim(),
        };
        return words.title === "" ? [] : [[language, words]];
      }),
    ),
    items: items.map(
      ({ questionId, questionRef, weight, mandatory, onlyIf }) => ({
        questionId,
        questionRef,
        weight: Number.isFinite(weight) ? weight : 1,
        mandatory: mandatoryOf[mandatory],
        onlyIf: conditionOf(onlyIf),
      }),
    ),
  })),
});

/** The languages in which the titles of all sections are given, and their introductions where they have any. */
export const titledIn = ({ sections }: DraftForm): Language[] =>
  languages.filter((language) =>
    sections.every(({ trad }) => {
      const hasIntro = Object.values(trad).some(({ intro }) => !!intro.trim());
      const { title, intro } = trad[language];
      return title.trim() !== "" && (!hasIntro || intro.trim() !== "");
    }),
  );
