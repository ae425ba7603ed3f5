import type { Profile } from "../../profile/profile";
import type { Answers } from "../../survey/answer";
import { statesOf } from "../../survey/engine/flow";
import type { Form } from "../../survey/engine/form";
import { answerTo } from "../../survey/engine/given";

/** How an answer stands to what is expected of such an animal. */
export const expectations = [
  "asExpected",
  "notExpected",
  "unanswered",
  "notApplicable",
] as const;
export type Expectation = (typeof expectations)[number];

export interface AgainstProfile {
  /** In the order of asking. */
  questions: {
    questionRef: string;
    expectation: Expectation;
    /** The options that are expected, in the question's order. */
    expected: string[];
    /** Those chosen that are not among them. */
    beyond: string[];
  }[];
  counts: Record<Expectation, number>;
}

/**
 * How answers stand to those that a profile expects. An answer is as expected where every option chosen is among them: of a
 * multiple choice none must be chosen, as a profile says what is usual and not what is all. Left out are questions that are not
 * asked, and those of which nothing is expected, or nothing that the question still has. Where nothing is compared: no
 * questions, and 0 of each.
 *
 * @example againstProfile(form, answers, profile).counts.notExpected // 2
 */
export function againstProfile(
  form: Form,
  answers: Answers,
  { expected }: Pick<Profile, "expected">,
): AgainstProfile {
  const states = statesOf(form, answers);
  const questions = form.questions.flatMap(
    ({ questionRef, options }): AgainstProfile["questions"] => {
      const state = states.get(questionRef) ?? "hidden";
      const wanted = Object.hasOwn(expected, questionRef)
        ? (expected[questionRef] ?? [])
        : [];
      const values = options.map(({ value }) => value);
      const here = values.filter((value) => wanted.includes(value));
      if (state === "hidden" || here.length === 0) return [];
      const chosen = answerTo(answers, questionRef)?.chosen ?? [];
      const beyond =
        state === "answered"
          ? values.filter(
              (value) => chosen.includes(value) && !here.includes(value),
            )
          : [];
      const met = beyond.length === 0 ? "asExpected" : "notExpected";
      const expectation = state === "answered" ? met : state;
      return [{ questionRef, expectation, expected: here, beyond }];
    },
  );
  const count = (one: Expectation) =>
    questions.filter(({ expectation }) => expectation === one).length;
  return {
    questions,
    counts: {
      asExpected: count("asExpected"),
      notExpected: count("notExpected"),
      unanswered: count("unanswered"),
      notApplicable: count("notApplicable"),
    },
  };
}
