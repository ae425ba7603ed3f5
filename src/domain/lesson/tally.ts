import { scoreOf } from "../evaluation/score/score";
import type { Answers } from "../survey/answer";
import { askedRefs } from "../survey/engine/asked";
import type { Form } from "../survey/engine/form";
import { answerTo, givenState } from "../survey/engine/given";
import type { AnimalTally, QuestionTally, Tally } from "./lesson";

const noQuestion: QuestionTally = {
  answered: 0,
  notApplicable: 0,
  options: {},
};
const noAnimal: AnimalTally = { count: 0, criteria: {} };

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

function withAnswers(
  questions: Tally["questions"],
  form: Form,
  answers: Answers,
): Tally["questions"] {
  const asked = askedRefs(form, answers);
  const next = { ...questions };
  for (const question of form.questions) {
    const { questionRef } = question;
    const answer = answerTo(answers, questionRef);
    if (answer === undefined || !asked.has(questionRef)) continue;
    const state = givenState(question, answer);
    if (state === "unanswered") continue;
    const before = own(next, questionRef) ?? noQuestion;
    if (state === "notApplicable") {
      const notApplicable = before.notApplicable + 1;
      next[questionRef] = { ...before, notApplicable };
      continue;
    }
    const options = { ...before.options };
    for (const value of new Set(answer.chosen))
      options[value] = (own(options, value) ?? 0) + 1;
    const answered = before.answered + 1;
    next[questionRef] = { ...before, answered, options };
  }
  return next;
}

function withScore(
  { count, criteria }: AnimalTally,
  form: Form,
  answers: Answers,
): AnimalTally {
  const next = { ...criteria };
  for (const { categoryId, value } of scoreOf(form, answers).criteria) {
    if (value === null) continue;
    const before = own(next, categoryId) ?? { sum: 0, count: 0 };
    next[categoryId] = { sum: before.sum + value, count: before.count + 1 };
  }
  return { count: count + 1, criteria: next };
}

/** A result of a class with one more pupil's answers about an animal. Of what is not asked, or not answered, nothing is counted. */
export const tallyWith = (
  { questions, animals }: Tally,
  form: Form,
  animalId: string,
  answers: Answers,
): Tally => ({
  questions: withAnswers(questions, form, answers),
  animals: {
    ...animals,
    [animalId]: withScore(own(animals, animalId) ?? noAnimal, form, answers),
  },
});

/** The mean of a criterion over animals, from 0 to 1; null where none scored. */
export function criterionMean(
  animals: readonly AnimalTally[],
  categoryId: string,
): number | null {
  const found = animals.flatMap(
    ({ criteria }) => own(criteria, categoryId) ?? [],
  );
  const count = found.reduce((sum, one) => sum + one.count, 0);
  return count === 0
    ? null
    : found.reduce((sum, one) => sum + one.sum, 0) / count;
}

/** The criteria of which anything was scored, in the order of the form. */
export const scoredCriteria = (
  { animals }: Tally,
  form: Form,
): readonly string[] => {
  const found = new Set(
    Object.values(animals).flatMap(({ criteria }) => Object.keys(criteria)),
  );
  const asked = form.questions.flatMap(({ criterion }) => criterion ?? []);
  return [...new Set(asked)].filter((id) => found.has(id));
};
