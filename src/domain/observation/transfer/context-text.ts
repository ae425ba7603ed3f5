import { answersOf } from "../../evaluation/answers-text";
import type { VersionTexts } from "../../survey/version";

/** The questions of a context in words; null: they cannot be read, and stand as their codes. */
export type ContextWords = Pick<VersionTexts, "questions"> | null;

/**
 * What was answered of a session's context, question by question: several answers to one by +, what was written beside it in
 * brackets. [] for a session that was asked nothing, or answered nothing.
 *
 * @example contextAnswers('{"sky":{"chosen":["sun"]}}', null) // [{ question: "sky", answer: "sun" }]
 */
export const contextAnswers = (
  answers: string,
  words: ContextWords,
): { question: string; answer: string }[] =>
  Object.entries(answersOf(answers)).flatMap(
    ([ref, { chosen, notApplicable, comment }]) => {
      const asked = words?.questions[ref];
      const said = notApplicable
        ? "n/a"
        : chosen.map((value) => asked?.options[value] ?? value).join(" + ");
      const beside = comment === null ? "" : `(${comment})`;
      const answer = [said, beside].filter((part) => part !== "").join(" ");
      return answer === "" ? [] : [{ question: asked?.text ?? ref, answer }];
    },
  );

/**
 * The same as one cell, "question = answer | question = answer". "" for nothing.
 *
 * @example contextText('{"sky":{"chosen":["sun"]}}', null) // "sky = sun"
 */
export const contextText = (answers: string, words: ContextWords): string =>
  contextAnswers(answers, words)
    .map(({ question, answer }) => `${question} = ${answer}`)
    .join(" | ");
