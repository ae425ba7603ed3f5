import type { Interval } from "../../analysis/proportion";
import { meanOf } from "../../analysis/moments";
import { isScored } from "../../question/question";
import type { Answer } from "../../survey/answer";
import { givenState } from "../../survey/engine/given";
import type { FrozenQuestion } from "../../survey/version";

const scoresOf = (options: FrozenQuestion["options"]): readonly number[] =>
  options.flatMap(({ score }) => (score === null ? [] : [score]));

/** How the scores of several chosen options make one: the least, their mean or the greatest. */
const combined: Readonly<
  Record<FrozenQuestion["multipleScore"], (scores: readonly number[]) => number>
> = {
  minimum: (scores) => Math.min(...scores),
  mean: meanOf,
  maximum: (scores) => Math.max(...scores),
};

/**
 * The worst and the best that an answer to the question can score, 0 the worst of all and 1 the best; null of a question
 * that scores nothing: one that only informs, asks for something recorded, or has no option with a score. Of a multiple
 * choice it is the same however scores are made one, as it may be answered by its worst option alone, or its best.
 *
 * @example scoreRange(question) // { low: 0.2, high: 1 }
 */
export function scoreRange({
  questionType,
  options,
}: FrozenQuestion): Interval | null {
  const scores = isScored(questionType) ? scoresOf(options) : [];
  return scores.length === 0
    ? null
    : { low: Math.min(...scores), high: Math.max(...scores) };
}

/**
 * What an answer scores, from 0, the worst, to 1: a single choice its option's score, a multiple choice the least of the
 * chosen ones', or their mean or greatest where the question says so (`multipleScore`). null, which is never zero: no
 * answer, "not applicable", an option that the question has not or that scores nothing, several of a single choice, and
 * any answer to a question that only informs or records. Of a multiple choice the options without a score count nowhere.
 *
 * @example answerScore(question, { ...answer, chosen: ["yes"] }) // 1
 */
export function answerScore(
  question: FrozenQuestion,
  answer: Answer | undefined,
): number | null {
  const { questionType, multipleScore, options } = question;
  if (answer === undefined || !isScored(questionType)) return null;
  if (givenState(question, answer) !== "answered") return null;
  const chosen = options.filter(({ value }) => answer.chosen.includes(value));
  if (questionType === "single" && chosen.length > 1) return null;
  const scores = scoresOf(chosen);
  return scores.length === 0 ? null : combined[multipleScore](scores);
}
