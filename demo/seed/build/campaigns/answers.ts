import type { Answer, Answers } from "../../../../src/domain/survey/answer";
import { flowOfForm } from "../../../../src/domain/survey/engine/flow";
import type {
  Form,
  FormQuestion,
} from "../../../../src/domain/survey/engine/form";
import type { Random } from "../../../../src/domain/analysis/interval/random";
import { pick } from "../random";

const answer = (chosen: string[], at: Date): Answer => ({
  chosen,
  media: [],
  notApplicable: false,
  comment: null,
  at,
});

/** What is chosen: the best options mostly, others as often as `strain` says, from 0 to 1. */
function chosenOf(
  { options, questionType }: FormQuestion,
  random: Random,
  strain: number,
): string[] {
  const scored = options
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const best = scored[0] ?? pick(random, options);
  if (best === undefined) return [];
  // The worse somebody does, the further down the scale an answer may lie.
  const reach = Math.min(
    scored.length - 1,
    Math.floor(random() * (1 + strain * scored.length)),
  );
  const one = random() < strain ? (scored[reach] ?? best) : best;
  return questionType === "multiple" || options.includes(one)
    ? [one.value]
    : [];
}

/**
 * Answers to what a form asks, question by question as its conditions go: `strain` 0 is an animal that does well. What
 * would be recorded stays unanswered.
 */
export function demoAnswers(
  form: Form,
  random: Random,
  strain: number,
  at: Date,
): Answers {
  let answers: Answers = {};
  for (const questionRef of form.order) {
    const question = form.byRef.get(questionRef);
    if (question === undefined || question.options.length === 0) continue;
    const isAsked =
      question.onlyIf === null ||
      flowOfForm(form, answers).order.includes(questionRef);
    if (!isAsked) continue;
    const chosen = chosenOf(question, random, strain);
    if (chosen.length > 0)
      answers = { ...answers, [questionRef]: answer(chosen, at) };
  }
  return answers;
}
