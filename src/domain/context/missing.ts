import { answersOf } from "../evaluation/answers-text";
import type { Answers } from "../survey/answer";
import type { Form } from "../survey/engine/form";
import { recordsMedia } from "../survey/engine/given";
import type { AnswerIssue } from "../survey/engine/issues";
import { formIssues } from "../survey/engine/issues";

/**
 * What is wrong with the answers to a context, or missing from them unless they may be partial. Nothing is recorded with a
 * context, so that a picture, a film or a sound is missed by nobody. [] where nothing is.
 */
export const contextIssues = (
  form: Form,
  answers: Answers,
  submitting: { partial: boolean },
): AnswerIssue[] =>
  formIssues(form, answers, submitting).filter(({ questionRef, code }) => {
    const question = form.byRef.get(questionRef);
    return code !== "missing" || !question || !recordsMedia(question);
  });

/** How many questions of a context must be answered and are not, of answers as `answersText` writes them. */
export const missingAnswers = (form: Form, text: string): number =>
  contextIssues(form, answersOf(text), { partial: false }).filter(
    ({ code }) => code === "missing",
  ).length;
