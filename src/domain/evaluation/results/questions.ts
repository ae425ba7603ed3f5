import { countedAnswers, statesOf } from "../../survey/engine/flow";
import type { FormQuestion } from "../../survey/engine/form";
import { answerTo } from "../../survey/engine/given";
import type { Recorded } from "../recorded";
import type { Forms, LeftOut, ReadEvaluation } from "./read";
import { pooled } from "./read";

/** What somebody said beside an answer, or recorded. */
export interface Said {
  evaluationId: string;
  subjectId: string;
  at: Date;
  comment: string | null;
  /** What was recorded, by its names, and all of the evaluation that has arrived. */
  media: readonly string[];
  stored: readonly Recorded[];
}

/** How a question was answered. */
export interface QuestionResult {
  questionRef: string;
  /** As the newest version that was answered asks it. */
  question: FormQuestion;
  /** Of so many evaluations that ask it. */
  asked: number;
  answered: number;
  notApplicable: number;
  /** By the options of the newest version, in its order; of a multiple choice several of one answer. */
  options: readonly { value: string; score: number | null; count: number }[];
  /** Of all versions, the latest first. */
  said: readonly Said[];
  /** Evaluations in which it was another question, counted in no option. */
  leftOut: readonly LeftOut[];
}

interface Asking {
  version: string;
  evaluation: ReadEvaluation;
  state: "unanswered" | "answered" | "notApplicable";
  chosen: readonly string[];
}

/** Every question that any version asks, those of the newest first, in its order. */
function refsOf(all: readonly ReadEvaluation[], forms: Forms): string[] {
  const versions = new Set(all.toReversed().map(({ version }) => version));
  return [
    ...new Set(
      [...versions].flatMap((version) => forms.get(version)?.order ?? []),
    ),
  ];
}

const newestQuestion = (
  all: readonly ReadEvaluation[],
  forms: Forms,
  questionRef: string,
): FormQuestion | undefined => {
  const last = all.findLast(
    ({ version }) => forms.get(version)?.byRef.has(questionRef) === true,
  );
  return last && forms.get(last.version)?.byRef.get(questionRef);
};

/**
 * How each question was answered, in the order in which the newest version asks, the questions of older ones behind:
 * options are counted over the versions in which the question compares with the newest. What is not asked of a subject
 * counts nowhere. Evaluations are given the oldest first; none: [].
 */
export function questionsOf(
  all: readonly ReadEvaluation[],
  forms: Forms,
): QuestionResult[] {
  const read = all.flatMap((evaluation) => {
    const form = forms.get(evaluation.version);
    if (form === undefined) return [];
    const states = statesOf(form, evaluation.answers);
    return [
      { evaluation, states, counted: countedAnswers(form, evaluation.answers) },
    ];
  });
  return refsOf(all, forms).flatMap((questionRef): QuestionResult[] => {
    const question = newestQuestion(all, forms, questionRef);
    if (question === undefined) return [];
    const asking = read.flatMap(({ evaluation, states, counted }): Asking[] => {
      const state = states.get(questionRef) ?? "hidden";
      if (state === "hidden") return [];
      const chosen = answerTo(counted, questionRef)?.chosen ?? [];
      return [{ version: evaluation.version, evaluation, state, chosen }];
    });
    const said = read.flatMap(({ evaluation, counted }): Said[] => {
      const answer = answerTo(counted, questionRef);
      const comment = answer?.comment?.trim() ?? "";
      const media = answer?.media ?? [];
      if (comment === "" && media.length === 0) return [];
      const { evaluationId, subjectId, at, media: stored } = evaluation;
      return [
        {
          ...{ evaluationId, subjectId, at, media, stored },
          comment: comment === "" ? null : comment,
        },
      ];
    });
    const { kept, leftOut } = pooled(asking, forms, {
      kind: "question",
      questionRef,
    });
    const count = (state: Asking["state"]) =>
      kept.filter((one) => one.state === state).length;
    return [
      {
        questionRef,
        question,
        asked: kept.length,
        answered: count("answered"),
        notApplicable: count("notApplicable"),
        options: question.options.map(({ value, score }) => ({
          value,
          score,
          count: kept.filter(({ chosen }) => chosen.includes(value)).length,
        })),
        said: said.toReversed(),
        leftOut,
      },
    ];
  });
}
