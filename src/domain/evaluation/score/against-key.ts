import { equalValues } from "../../record/equal";
import type { Answers } from "../../survey/answer";
import { statesOf } from "../../survey/engine/flow";
import type { Form, FormQuestion } from "../../survey/engine/form";
import { answerTo, recordsMedia } from "../../survey/engine/given";

/** How an answer in training stands to the key. */
export const keyResults = ["right", "wrong", "missed", "notInKey"] as const;
export type KeyResult = (typeof keyResults)[number];

export interface AgainstKey {
  /** In the order of the form. */
  questions: { questionRef: string; result: KeyResult }[];
  counts: Record<KeyResult, number>;
  /** Those right among those in the key, 0 to 1; null: the key answers none. */
  shareRight: number | null;
}

type Said = "nothing" | "notApplicable" | readonly string[];

/** What answers say of each question: nothing of one that is not asked, and of what is recorded, which nobody can compare. */
function saidIn(form: Form, answers: Answers): (one: FormQuestion) => Said {
  const states = statesOf(form, answers);
  return (question) => {
    const { questionRef, options } = question;
    const state = states.get(questionRef);
    if (recordsMedia(question)) return "nothing";
    if (state === "notApplicable") return state;
    if (state !== "answered") return "nothing";
    const chosen = answerTo(answers, questionRef)?.chosen ?? [];
    return options
      .map(({ value }) => value)
      .filter((value) => chosen.includes(value));
  };
}

function resultOf(said: Said, key: Said): KeyResult | null {
  if (key === "nothing") return said === "nothing" ? null : "notInKey";
  if (said === "nothing") return "missed";
  return equalValues(said, key) ? "right" : "wrong";
}

/**
 * Answers in training beside the key, question by question: right where both chose the same options, all and only those, or both
 * say "not applicable"; missed where the key answers and they do not, be it that an earlier answer left the question unasked.
 * What only they answer is not in the key and counts neither way. Recorded files are not compared. An empty key: nothing is
 * right or wrong, and no share. No kappa is given: agreement by chance has no meaning over questions with different options.
 *
 * @example againstKey(form, answers, key).shareRight // 0.8
 */
export function againstKey(
  form: Form,
  answers: Answers,
  key: Answers,
): AgainstKey {
  const [said, right] = [saidIn(form, answers), saidIn(form, key)];
  const questions = form.questions.flatMap((question) => {
    const result = resultOf(said(question), right(question));
    return result === null
      ? []
      : [{ questionRef: question.questionRef, result }];
  });
  const count = (one: KeyResult) =>
    questions.filter(({ result }) => result === one).length;
  const counts = {
    right: count("right"),
    wrong: count("wrong"),
    missed: count("missed"),
    notInKey: count("notInKey"),
  };
  const inKey = questions.length - counts.notInKey;
  return {
    questions,
    counts,
    shareRight: inKey === 0 ? null : counts.right / inKey,
  };
}
