import type { Answer, Answers } from "../answer";
import { droppedMost } from "../answer";
import type { Form, FormQuestion } from "./form";
import { answerTo } from "./given";

/** What somebody does about a question. */
export type Act =
  /** Of a single choice the one that counts, as often as it is chosen; of several one more, or, chosen again, no more. */
  | { kind: "choose"; value: string }
  | { kind: "notApplicable"; on: boolean }
  | { kind: "comment"; text: string }
  | { kind: "media"; media: readonly string[] }
  /** Some more is recorded, or some of it no more, whatever else was meanwhile. */
  | { kind: "record" | "takeOut"; names: readonly string[] }
  /** Nothing chosen, recorded or not applicable; what was commented stays. */
  | { kind: "clear" };

const none: Answer = {
  chosen: [],
  media: [],
  notApplicable: false,
  comment: null,
  at: null,
};

function chosenAfter(
  question: FormQuestion,
  answer: Answer,
  value: string,
): string[] {
  if (question.questionType !== "multiple") return [value];
  const before = answer.notApplicable ? [] : answer.chosen;
  const without = before.filter((one) => one !== value);
  if (without.length < before.length) return without;
  const now = new Set([...without, value]);
  // As the question has them, so that the order of choosing is no difference between two answers.
  return question.options.map((one) => one.value).filter((one) => now.has(one));
}

/** An answer with other files; what is among them no more is remembered, so that it can go wherever it lies. */
function withMedia(answer: Answer, media: readonly string[]): Answer {
  const { dropped: before = [], ...rest } = answer;
  const dropped = [...new Set([...before, ...answer.media])]
    .filter((one) => !media.includes(one) && !one.includes("/"))
    .slice(-droppedMost);
  return {
    ...rest,
    media: [...media],
    ...(dropped.length > 0 && { dropped }),
  };
}

function answerAfter(question: FormQuestion, answer: Answer, act: Act): Answer {
  switch (act.kind) {
    case "choose":
      return {
        ...answer,
        chosen: chosenAfter(question, answer, act.value),
        notApplicable: false,
      };
    case "notApplicable":
      return { ...answer, notApplicable: act.on };
    case "comment":
      return { ...answer, comment: act.text === "" ? null : act.text };
    case "media":
      return { ...withMedia(answer, act.media), notApplicable: false };
    case "record": {
      const all = [...new Set([...answer.media, ...act.names])];
      return { ...withMedia(answer, all), notApplicable: false };
    }
    case "takeOut": {
      const left = answer.media.filter((one) => !act.names.includes(one));
      return withMedia(answer, left);
    }
    case "clear":
      return { ...withMedia(answer, []), chosen: [], notApplicable: false };
  }
}

/**
 * The answers after somebody did something about a question at an instant. What was chosen or recorded stays beneath
 * "not applicable" and is there again without it; another choice begins anew. A question that the form has not changes
 * nothing.
 *
 * @example answersAfter(form, {}, "shade", { kind: "choose", value: "a" }, now) // { shade: { chosen: ["a"], … } }
 */
export function answersAfter(
  form: Form,
  answers: Answers,
  questionRef: string,
  act: Act,
  at: Date,
): Answers {
  const question = form.byRef.get(questionRef);
  if (question === undefined) return answers;
  const after = answerAfter(
    question,
    answerTo(answers, questionRef) ?? none,
    act,
  );
  return { ...answers, [questionRef]: { ...after, at } };
}
