import * as z from "zod";
import { idSchema } from "../schema/fields";
import {
  amount,
  formIssues,
  freeText,
  requiredLine,
  requiredText,
} from "../schema/form";
import type { Issue } from "../schema/issue";
import type { Language } from "../taxonomy/taxonomy";
import { languages } from "../taxonomy/taxonomy";
import { questionIssues } from "./issues";
import type { Question, QuestionOption } from "./question";
import {
  fallbackType,
  isChoice,
  isScored,
  mediaMost,
  multipleScores,
  optionsMost,
  optionTextMax,
  optionValueMax,
  optionValueSchema,
  questionHelpMax,
  questionRefMax,
  questionRefSchema,
  questionSchema,
  questionTextMax,
  questionTypes,
} from "./question";

const inAll = <T extends z.ZodType>(type: T) =>
  z.record(z.enum(languages), type);

const textsFormSchema = z
  .object({ text: freeText(questionTextMax), help: freeText(questionHelpMax) })
  // Help alone would explain a question that nobody reads.
  .refine(({ text, help }) => text !== "" || help === "", {
    error: "required",
    path: ["text"],
  });

const optionFormSchema = z.object({
  /** Tells the rows of the form apart; never stored. */
  key: z.string(),
  value: requiredText(optionValueMax).pipe(optionValueSchema),
  trad: inAll(freeText(optionTextMax)),
  /** NaN while it is no number; null: it scores nothing. */
  score: amount().nullable(),
});
export type OptionForm = z.infer<typeof optionFormSchema>;

/** What somebody types of a question: every language, filled or not. */
export const questionFormSchema = z.object({
  questionRef: requiredLine(questionRefMax).pipe(questionRefSchema),
  questionType: z.enum(questionTypes),
  texts: inAll(textsFormSchema),
  options: z.array(optionFormSchema).max(optionsMost),
  multipleScore: z.enum(multipleScores),
  criterion: idSchema.nullable(),
  mandatory: z.boolean(),
  mayNotApply: z.boolean(),
  mediaMost: amount()
    .int()
    .min(1, { error: "positive" })
    .max(mediaMost, { error: "tooMuch" }),
});
export type QuestionForm = z.infer<typeof questionFormSchema>;

const outside = (score: number | null): boolean =>
  score !== null && (score < 0 || score > 1);

/** What is wrong with a form, in the order of its fields; [] when it may be sent. What its type does not ask for is not looked at. */
export function questionFormIssues(form: QuestionForm): Issue[] {
  const { questionType, options } = form;
  const asked = isChoice(questionType) ? form : { ...form, options: [] };
  // Those without a value lack one: they are not each other's.
  const blank = new Set(
    options.flatMap(({ value }, place) =>
      value.trim() === "" ? [`options.${place}.value`] : [],
    ),
  );
  return [
    ...formIssues(questionFormSchema, asked),
    ...questionIssues({ questionType, options: asked.options }).filter(
      ({ field }) => !blank.has(field),
    ),
    ...(isScored(questionType) ? options : []).flatMap(({ score }, place) =>
      outside(score)
        ? [
            {
              field: `options.${place}.score`,
              code: "bounds" as const,
              values: { min: 0, max: 1 },
            },
          ]
        : [],
    ),
  ];
}

const everyLanguage = <T>(of: (language: Language) => T) =>
  Object.fromEntries(
    languages.map((language) => [language, of(language)]),
  ) as Record<Language, T>;

/** An option without words, of a value that none of the others has. */
export function newOption(others: readonly OptionForm[]): OptionForm {
  const isFree = (value: string) =>
    others.every((one) => one.value !== value && one.key !== value);
  const value = Array.from(
    { length: others.length + 1 + optionsMost },
    (_, n) => String(n + 1),
  ).find(isFree);
  return {
    key: value ?? "",
    value: value ?? "",
    trad: everyLanguage(() => ""),
    score: null,
  };
}

const optionForm = ({ value, trad, score }: QuestionOption): OptionForm => ({
  key: value,
  value,
  trad: everyLanguage((language) => trad[language] ?? ""),
  score,
});

/** The form of a question; of a new one with two options to begin with. */
export function questionForm(question: Question | null): QuestionForm {
  const first = newOption([]);
  return {
    questionRef: question?.questionRef ?? "",
    questionType: question?.questionType ?? "single",
    texts: everyLanguage((language) => ({
      text: question?.trad[language]?.text ?? "",
      help: question?.trad[language]?.help ?? "",
    })),
    options: question?.options.map(optionForm) ?? [first, newOption([first])],
    multipleScore: question?.multipleScore ?? "minimum",
    criterion: question?.criterion ?? null,
    mandatory: question?.mandatory ?? true,
    mayNotApply: question?.mayNotApply ?? true,
    mediaMost: question?.mediaMost ?? 1,
  };
}

/** What a form stores, trimmed: a language left empty has no texts, and what its type does not ask for is not kept. */
export function questionValues(form: QuestionForm) {
  const { questionType } = form;
  const texts = languages
    .map((language) => {
      const { text, help } = form.texts[language];
      return [
        language,
        { text: text.trim(), help: help.trim() === "" ? null : help.trim() },
      ] as const;
    })
    .filter(([, { text }]) => text !== "");
  const options = isChoice(questionType) ? form.options : [];
  return {
    questionRef: form.questionRef.trim(),
    questionType,
    trad: Object.fromEntries(texts) as Question["trad"],
    options: options.map(({ value, trad, score }): QuestionOption => ({
      value: value.trim(),
      trad: Object.fromEntries(
        languages
          .map((language) => [language, trad[language].trim()] as const)
          .filter(([, text]) => text !== ""),
      ),
      score: isScored(questionType) ? score : null,
    })),
    multipleScore: form.multipleScore,
    criterion: form.criterion,
    mandatory: form.mandatory,
    mayNotApply: form.mayNotApply,
    mediaMost: Number.isInteger(form.mediaMost) ? form.mediaMost : 1,
  };
}

const noQuestion = questionSchema.parse({
  questionId: "new",
  questionRef: "-",
  questionType: fallbackType,
});

/** A form as a question, half filled as it may be: what a preview shows while somebody types. */
export const previewed = (
  form: QuestionForm,
  question: Question | null,
): Question => ({ ...noQuestion, ...question, ...questionValues(form) });
