import { commentMax, type Answer, type Answers } from "../answer";
import type { FrozenQuestion } from "../version";
import { askedRefs } from "./asked";
import type { Form } from "./form";
import { formOf, type AskedVersion } from "./form";
import { answerTo, givenState, recordsMedia } from "./given";

/** Why an answer cannot be taken as it is. */
export type AnswerIssueCode =
  | "missing"
  | "unknownOption"
  | "tooManyChosen"
  | "notRecorded"
  | "tooManyMedia"
  | "mustApply"
  | "commentTooLong";

export interface AnswerIssue {
  questionRef: string;
  code: AnswerIssueCode;
}

/**
 * What is wrong with an answer to a question, whether asked or not; [] where nothing is, as with none at all. Whether
 * it had to be answered is `submitIssues`' matter.
 *
 * - `unknownOption`: an option that the question has not; `tooManyChosen`: several where one is asked for
 * - `notRecorded`: recorded where something is to be chosen; `tooManyMedia`: more than the question takes
 * - `mustApply`: "not applicable" is no answer here; `commentTooLong`: beyond `commentMax` characters
 */
export function acceptAnswer(
  question: FrozenQuestion,
  answer: Answer | undefined,
): AnswerIssue[] {
  if (answer === undefined) return [];
  const known = new Set(question.options.map(({ value }) => value));
  const isMedia = recordsMedia(question);
  const { chosen, media } = answer;
  const found: (AnswerIssueCode | false)[] = [
    (isMedia ? chosen.length > 0 : chosen.some((one) => !known.has(one))) &&
      "unknownOption",
    !isMedia &&
      question.questionType !== "multiple" &&
      chosen.length > 1 &&
      "tooManyChosen",
    !isMedia && media.length > 0 && "notRecorded",
    isMedia && media.length > question.mediaMost && "tooManyMedia",
    answer.notApplicable && !question.mayNotApply && "mustApply",
    (answer.comment ?? "").length > commentMax && "commentTooLong",
  ];
  return found
    .filter((code) => code !== false)
    .map((code) => ({ questionRef: question.questionRef, code }));
}

interface Submitting {
  /** Whether it may be submitted with unanswered questions, which are "not answered", never zero. */
  partial: boolean;
}

/**
 * Why answers cannot be submitted, in the order of the form: what is wrong with any to a question that is asked, and
 * what is required and unanswered, unless a partial collection is allowed. [] where nothing is.
 *
 * @example submitIssues(version, {}, { partial: true }) // []
 */
export const submitIssues = (
  version: AskedVersion,
  answers: Answers,
  submitting: Submitting,
): AnswerIssue[] => formIssues(formOf(version), answers, submitting);

/** The same of a form that is at hand. */
export function formIssues(
  form: Form,
  answers: Answers,
  { partial }: Submitting,
): AnswerIssue[] {
  const asked = askedRefs(form, answers);
  return form.questions
    .filter(({ questionRef }) => asked.has(questionRef))
    .flatMap((question): AnswerIssue[] => {
      const { questionRef, mandatory } = question;
      const answer = answerTo(answers, questionRef);
      const wrong = acceptAnswer(question, answer);
      const isMissing =
        mandatory && !partial && givenState(question, answer) === "unanswered";
      return wrong.length === 0 && isMissing
        ? [{ questionRef, code: "missing" }]
        : wrong;
    });
}
