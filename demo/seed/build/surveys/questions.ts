import type { Question } from "../../../../src/domain/question/question";
import {
  fallbackType,
  questionSchema,
} from "../../../../src/domain/question/question";
import { languages } from "../../../../src/domain/taxonomy/taxonomy";
import { former } from "../../../data/surveys/former";
import { scales } from "../../../data/surveys/scales";
import type { Domain } from "../../../data/surveys/surveys";
import { birds, primates } from "../../../data/surveys/surveys";
import type { DemoQuestion } from "../../../data/surveys/types";
import { helps, synced } from "../../../data/surveys/words";

/** A category is a criterion of welfare. */
export const criterionId = (domain: Domain): string => `criterion-${domain}`;

const idOf = (ref: string): string => ref.toLowerCase();

function questionOf(
  { ref, scale, text, firstOnly = false }: DemoQuestion,
  domain: Domain,
): Question {
  const { questionType, options } = scales[scale];
  const scored = questionType === "single" || questionType === "multiple";
  return questionSchema.parse({
    questionId: idOf(ref),
    questionRef: ref,
    questionType,
    trad: Object.fromEntries(
      languages.map((language) => [
        language,
        { text: text[language], help: helps[ref]?.[language] ?? null },
      ]),
    ),
    options,
    criterion: scored ? criterionId(domain) : null,
    mandatory: scored,
    mediaMost: scored || questionType === fallbackType ? 1 : 3,
    source: synced[ref] === undefined ? "own" : "sync",
    keptFields: synced[ref] ?? [],
    archived: firstOnly,
  });
}

export const domainsOf = (survey: typeof primates | typeof birds) =>
  Object.entries(survey.questions) as [Domain, readonly DemoQuestion[]][];

/** Every question as it is now. */
export const demoQuestions: readonly Question[] = [primates, birds].flatMap(
  (survey) =>
    domainsOf(survey).flatMap(([domain, all]) =>
      all.map((one) => questionOf(one, domain)),
    ),
);

const formerTrad = Object.fromEntries(
  Object.entries(former.text.text).map(([language, text]) => [
    language,
    { text, help: null },
  ]),
);

/** A question as the first version asked it. */
export function formerly(question: Question): Question {
  const { questionRef, options } = question;
  const then = { ...question, archived: false };
  if (questionRef === former.text.ref) return { ...then, trad: formerTrad };
  if (questionRef === former.option.ref) {
    const { value, trad } = former.option;
    return { ...then, options: [...options, { value, trad, score: null }] };
  }
  if (questionRef !== former.score.ref) return then;
  const { value, score } = former.score;
  return {
    ...then,
    options: options.map((one) =>
      one.value === value ? { ...one, score } : one,
    ),
  };
}
