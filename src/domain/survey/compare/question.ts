import type { Question } from "../../question/question";
import { equalValues } from "../../record/equal";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import { frozenQuestion, questionWords } from "../publish/freeze";
import type { FrozenQuestion, VersionTexts } from "../version";

export type QuestionWords = VersionTexts["questions"][string];

/** A question as it is compared: of a version, or as it is now. A language that nobody looked up is absent. */
export interface Compared {
  question: FrozenQuestion;
  words: Partial<Record<Language, QuestionWords>>;
}

/** A question as it is now, with the words of all languages; short names are of tables, and none of its own. */
export const comparedNow = (question: Question): Compared => ({
  question: frozenQuestion(question),
  words: Object.fromEntries(
    languages.map((language) => [
      language,
      questionWords(question, language, null),
    ]),
  ),
});

/** The fields of a question that are compared as one. */
const plainFields = [
  "questionRef",
  "questionType",
  "multipleScore",
  "criterion",
  "mandatory",
  "mayNotApply",
  "helpPicture",
  "mediaMost",
] as const;

export const differenceFields = [
  ...plainFields,
  "text",
  "help",
  "short",
  "option",
  "optionOrder",
  "optionText",
  "score",
] as const;

type Shown = string | number | boolean | null;

/** One thing that is not the same; null: it is not there. */
export interface Difference {
  field: (typeof differenceFields)[number];
  /** The value of the option concerned. */
  option: string | null;
  language: Language | null;
  before: Shown;
  after: Shown;
}

/** Why answers to two questions cannot stand in one series. */
export const incomparableReasons = [
  "otherQuestion",
  "type",
  "options",
  "scores",
] as const;
export type IncomparableReason = (typeof incomparableReasons)[number];

const valuesOf = ({ options }: FrozenQuestion): string[] =>
  options.map(({ value }) => value);

const scoresOf = ({ options }: FrozenQuestion): Record<string, number | null> =>
  Object.fromEntries(options.map(({ value, score }) => [value, score]));

/**
 * Why answers to the two cannot be compared; [] where they can: the same question with the same options and scores.
 * Neither the order of options nor words matter: a misprint that was mended breaks no series, and is shown as a
 * difference.
 */
export function incomparable(
  a: FrozenQuestion,
  b: FrozenQuestion,
): IncomparableReason[] {
  const [of, than] = [a, b].map((one) => [...valuesOf(one)].sort());
  const reasons: [IncomparableReason, boolean][] = [
    ["otherQuestion", a.questionRef !== b.questionRef],
    ["type", a.questionType !== b.questionType],
    ["options", !equalValues(of, than)],
    [
      "scores",
      !equalValues(scoresOf(a), scoresOf(b)) ||
        (a.questionType === "multiple" && a.multipleScore !== b.multipleScore),
    ],
  ];
  return reasons.filter(([, is]) => is).map(([reason]) => reason);
}

const one = (
  field: Difference["field"],
  [before, after]: readonly [Shown, Shown],
  rest: Partial<Difference> = {},
): Difference[] =>
  before === after
    ? []
    : [{ field, option: null, language: null, before, after, ...rest }];

function optionDifferences(a: FrozenQuestion, b: FrozenQuestion): Difference[] {
  const [before, after] = [valuesOf(a), valuesOf(b)];
  const all = [...new Set([...before, ...after])];
  const common = (values: readonly string[]) =>
    values.filter((value) => before.includes(value) && after.includes(value));
  const [was, is] = [scoresOf(a), scoresOf(b)];
  return [
    ...all.flatMap((option) =>
      one(
        "option",
        [
          before.includes(option) ? option : null,
          after.includes(option) ? option : null,
        ],
        { option },
      ),
    ),
    ...one("optionOrder", [
      common(before).join(", "),
      common(after).join(", "),
    ]),
    ...common(before).flatMap((option) =>
      one("score", [was[option] ?? null, is[option] ?? null], { option }),
    ),
  ];
}

const wordDifferences = (
  a: QuestionWords,
  b: QuestionWords,
  language: Language,
): Difference[] => [
  ...one("text", [a.text, b.text], { language }),
  ...one("help", [a.help, b.help], { language }),
  ...one("short", [a.short, b.short], { language }),
  ...Object.keys(a.options)
    .filter((option) => Object.hasOwn(b.options, option))
    .flatMap((option) =>
      one(
        "optionText",
        [a.options[option] ?? null, b.options[option] ?? null],
        { option, language },
      ),
    ),
];

/** Everything that is not the same, field by field and language by language; languages that one side lacks are left out. */
export function questionDifferences(a: Compared, b: Compared): Difference[] {
  const words = languages.flatMap((language) => {
    const [was, is] = [a.words[language], b.words[language]];
    return was === undefined || is === undefined
      ? []
      : wordDifferences(was, is, language);
  });
  return [
    ...plainFields.flatMap((field) =>
      one(field, [a.question[field], b.question[field]]),
    ),
    ...optionDifferences(a.question, b.question),
    ...words,
  ];
}
