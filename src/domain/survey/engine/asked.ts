import type { Answers } from "../answer";
import type { Condition } from "../condition";
import type { Form } from "./form";
import { answerTo, givenState } from "./given";

type Part = Condition["parts"][number];

/**
 * Whether a part of a condition holds, its question being asked. Each operator needs an answer: what is unanswered or
 * not applicable opens nothing, also not "none of".
 */
function partHolds(form: Form, answers: Answers, part: Part): boolean {
  const question = form.byRef.get(part.questionRef);
  const answer = answerTo(answers, part.questionRef);
  if (question === undefined || answer === undefined) return false;
  if (givenState(question, answer) !== "answered") return false;
  const among = part.values.some((value) => answer.chosen.includes(value));
  if (part.operator === "isAnyOf") return among;
  return part.operator === "isAnswered" || !among;
}

/**
 * The references of the questions that these answers make the form ask: those without a condition, and those whose
 * condition holds of questions that are asked themselves. What depends on itself, however far around, and on a question
 * that is not there, is not asked. The order of the questions makes no difference, nor does an answer to one that is
 * not asked.
 *
 * @example askedRefs(form, {}) // those that are always asked
 */
export function askedRefs(form: Form, answers: Answers): ReadonlySet<string> {
  const asked = new Set<string>();
  const holds = (part: Part) =>
    asked.has(part.questionRef) && partHolds(form, answers, part);
  const isAsked = (onlyIf: Condition | null) =>
    onlyIf === null ||
    (onlyIf.match === "all"
      ? onlyIf.parts.every(holds)
      : onlyIf.parts.some(holds));
  // What is asked only ever adds to what else is: again until nothing is added, which a form in its order has at once.
  let waiting = form.questions;
  for (let before = -1; before !== asked.size;) {
    before = asked.size;
    waiting = waiting.filter(({ questionRef, onlyIf }) => {
      if (!isAsked(onlyIf)) return true;
      asked.add(questionRef);
      return false;
    });
  }
  return asked;
}
