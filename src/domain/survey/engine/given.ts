import type { QuestionType } from "../../question/question";
import type { Answer, Answers } from "../answer";
import type { FrozenQuestion } from "../version";

/** What became of a question that is asked. */
export type GivenState = "unanswered" | "answered" | "notApplicable";

/** The same, or that it is not asked. */
export type QuestionState = GivenState | "hidden";

/** The answer to a question, whatever it is called; undefined where there is none. */
export const answerTo = (
  answers: Answers,
  questionRef: string,
): Answer | undefined =>
  Object.hasOwn(answers, questionRef) ? answers[questionRef] : undefined;

const mediaTypes: ReadonlySet<QuestionType> = new Set([
  "photo",
  "video",
  "sound",
]);

/** Whether a question asks for something recorded rather than chosen. */
export const recordsMedia = (question: {
  questionType: QuestionType;
}): boolean => mediaTypes.has(question.questionType);

/**
 * What an answer says: "not applicable" goes before what was chosen or recorded, which stays beneath it; a comment
 * alone is no answer, nor is an option that the question has not. No answer is "unanswered".
 *
 * @example givenState(question, undefined) // "unanswered"
 */
export function givenState(
  question: FrozenQuestion,
  answer: Answer | undefined,
): GivenState {
  if (answer === undefined) return "unanswered";
  if (answer.notApplicable && question.mayNotApply) return "notApplicable";
  const given = recordsMedia(question)
    ? answer.media.length > 0
    : question.options.some(({ value }) => answer.chosen.includes(value));
  return given ? "answered" : "unanswered";
}
