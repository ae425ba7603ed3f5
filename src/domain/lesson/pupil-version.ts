import type { Answers } from "../survey/answer";
import type { AskedVersion, Form } from "../survey/engine/form";
import { recordsMedia } from "../survey/engine/given";
import { formIssues } from "../survey/engine/issues";
import type { PupilAnswers } from "./lesson";

/** What pupils are asked of a version: all but what is recorded, and no picture that helps, which they could not read. */
export function pupilVersion({
  sections,
  questions,
}: AskedVersion): AskedVersion {
  const asked = questions
    .filter((question) => !recordsMedia(question))
    .map((question) => ({ ...question, helpPicture: null }));
  const kept = new Set(asked.map(({ questionRef }) => questionRef));
  return {
    questions: asked,
    sections: sections
      .map(({ items, ...section }) => ({
        ...section,
        items: items.filter(({ questionRef }) => kept.has(questionRef)),
      }))
      .filter(({ items }) => items.length > 0),
  };
}

/** What a tablet is told of a version: what is asked, and of no option how it scores. */
export const unscoredVersion = ({
  sections,
  questions,
}: AskedVersion): AskedVersion => ({
  sections,
  questions: questions.map(({ options, ...question }) => ({
    ...question,
    options: options.map((option) => ({ ...option, score: null })),
  })),
});

/** Whether anything is answered: something chosen, or that a question does not apply. */
export const saysAnything = (answers: PupilAnswers): boolean =>
  Object.values(answers).some(
    ({ chosen, notApplicable }) => chosen.length > 0 || notApplicable,
  );

/** A pupil's answers as any other's. */
export const answersOfPupil = (answers: PupilAnswers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([questionRef, answer]) => [
      questionRef,
      { ...answer, media: [], comment: null, at: null },
    ]),
  );

/** What of somebody's answers is handed in by a pupil. */
export const pupilAnswersOf = (answers: Answers): PupilAnswers =>
  Object.fromEntries(
    Object.entries(answers)
      .filter(
        ([, { chosen, notApplicable }]) => chosen.length > 0 || notApplicable,
      )
      .map(([questionRef, { chosen, notApplicable }]) => [
        questionRef,
        { chosen: [...chosen], notApplicable },
      ]),
  );

/** Whether such answers can be counted: of questions that are asked, each as it may be answered, none missing unless `partial`. */
export const isWhole = (
  form: Form,
  answers: Answers,
  partial: boolean,
): boolean =>
  Object.keys(answers).every((ref) => form.byRef.has(ref)) &&
  formIssues(form, answers, { partial }).length === 0;
