import type { Answer, Answers } from "../answer";
import { askedRefs } from "./asked";
import type { AskedVersion, Form, FormQuestion, FormSection } from "./form";
import { formOf } from "./form";
import type { GivenState, QuestionState } from "./given";
import { answerTo, givenState } from "./given";

/** How far somebody has come: of so many asked, so many are done, and so many of those required are not. */
export interface Progress {
  asked: number;
  /** Answered, or said not to apply. */
  done: number;
  missing: number;
}

export interface AskedQuestion {
  question: FormQuestion;
  state: GivenState;
  /** Required, and unanswered. */
  missing: boolean;
}

export interface AskedSection extends Progress {
  sectionId: string;
  questions: readonly AskedQuestion[];
}

/** What is asked now. */
export interface Flow extends Progress {
  /** Without those of which nothing is asked. */
  sections: readonly AskedSection[];
  questions: readonly AskedQuestion[];
  /** The form's own, in which the hidden ones stand too. */
  order: readonly string[];
}

const total = (questions: readonly AskedQuestion[]): Progress => ({
  asked: questions.length,
  done: questions.filter(({ state }) => state !== "unanswered").length,
  missing: questions.filter(({ missing }) => missing).length,
});

/**
 * What a form asks with these answers, section by section, and how far it is done. Answers to what is not asked stay
 * kept and count nowhere. A form without questions asks nothing: no section, 0 of 0.
 *
 * @example flowOfForm(formOf(version), {}).missing // 12
 */
export function flowOfForm(form: Form, answers: Answers): Flow {
  const asked = askedRefs(form, answers);
  const sectionOf = ({ sectionId, questions }: FormSection) => {
    const found = questions
      .filter(({ questionRef }) => asked.has(questionRef))
      .map((question): AskedQuestion => {
        const state = givenState(
          question,
          answerTo(answers, question.questionRef),
        );
        const missing = question.mandatory && state === "unanswered";
        return { question, state, missing };
      });
    return { sectionId, questions: found, ...total(found) };
  };
  const sections = form.sections
    .map(sectionOf)
    .filter(({ questions }) => questions.length > 0);
  const questions = sections.flatMap((section) => section.questions);
  return {
    sections,
    questions,
    order: form.order,
    ...total(questions),
  };
}

/** The same of a version; who asks again and again keeps the form. */
export const flowOf = (version: AskedVersion, answers: Answers): Flow =>
  flowOfForm(formOf(version), answers);

/** What became of every question of a form, by its reference. */
export function statesOf(
  form: Form,
  answers: Answers,
): ReadonlyMap<string, QuestionState> {
  const asked = askedRefs(form, answers);
  return new Map(
    form.questions.map((question) => {
      const { questionRef } = question;
      const state = givenState(question, answerTo(answers, questionRef));
      return [questionRef, asked.has(questionRef) ? state : "hidden"];
    }),
  );
}

/**
 * The answers that count: of what is asked and dealt with, or commented on. What "not applicable" covers is not in
 * them, nor an option that the question has not. What is submitted, scored and exported is read through this.
 */
export function countedAnswers(form: Form, answers: Answers): Answers {
  const counted = [...statesOf(form, answers)].flatMap(
    ([questionRef, state]): [string, Answer][] => {
      const answer = answerTo(answers, questionRef);
      if (answer === undefined || state === "hidden") return [];
      const said = answer.comment !== null && answer.comment !== "";
      if (state === "unanswered" && !said) return [];
      const known = form.byRef.get(questionRef)?.options ?? [];
      const isAnswered = state === "answered";
      return [
        [
          questionRef,
          {
            ...answer,
            chosen: isAnswered
              ? known
                  .map(({ value }) => value)
                  .filter((value) => answer.chosen.includes(value))
              : [],
            media: isAnswered ? answer.media : [],
            notApplicable: state === "notApplicable",
          },
        ],
      ];
    },
  );
  return Object.fromEntries(counted);
}
