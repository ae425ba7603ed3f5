import type { Interval } from "../../analysis/proportion";
import type { Answers } from "../../survey/answer";
import { statesOf } from "../../survey/engine/flow";
import type { Form, FormQuestion } from "../../survey/engine/form";
import type { QuestionState } from "../../survey/engine/given";
import { answerTo } from "../../survey/engine/given";
import { answerScore, scoreRange } from "./answer-score";
import type { CriterionScore } from "./score-shape";

/** A question that can score, where it is asked. */
export interface ScoredQuestion {
  question: FormQuestion;
  range: Interval;
}

/**
 * The questions of a form that can score, by the criterion they count towards, both in the order of asking. Those without
 * a criterion, or without an option that scores, count towards none. A form without any gives an empty map.
 */
export function scoredByCriterion(
  form: Form,
): ReadonlyMap<string, readonly ScoredQuestion[]> {
  const found = new Map<string, ScoredQuestion[]>();
  for (const question of form.questions) {
    const range = scoreRange(question);
    const { criterion } = question;
    if (range === null || criterion === null) continue;
    const before = found.get(criterion);
    if (before === undefined) found.set(criterion, [{ question, range }]);
    else before.push({ question, range });
  }
  return found;
}

/** So much of a criterion must be known, by weight, for it to be said. */
const leastKnown = 2 / 3;
/** Sums of weights in binary numbers are this near to what they are in decimals. */
const near = 1e-9;

interface Weighted {
  weight: number;
  value: number;
}

/** Sum of weight times value over sum of weights; null where nothing weighs anything. */
export function weightedMean(all: readonly Weighted[]): number | null {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0
    ? all.reduce((sum, { weight, value }) => sum + weight * value, 0) / total
    : null;
}

/** A question that is asked, with what came of it. */
interface Asked extends ScoredQuestion {
  state: QuestionState;
  /** null: it is not known. */
  score: number | null;
}

function criterionScore(
  categoryId: string,
  asked: readonly Asked[],
): CriterionScore {
  const applying = asked.filter(({ state }) => state !== "notApplicable");
  const mean = (valueOf: (one: Asked) => number | null) =>
    weightedMean(
      applying.flatMap((one) => {
        const value = valueOf(one);
        return value === null ? [] : [{ weight: one.question.weight, value }];
      }),
    );
  const answeredShare = mean(({ score }) => (score === null ? 0 : 1));
  const isKnown = answeredShare !== null && answeredShare >= leastKnown - near;
  const count = (state: QuestionState) =>
    asked.filter((one) => one.state === state).length;
  return {
    categoryId,
    value: isKnown ? mean(({ score }) => score) : null,
    low: mean(({ score, range }) => score ?? range.low),
    high: mean(({ score, range }) => score ?? range.high),
    answeredShare,
    asked: asked.length,
    answered: count("answered"),
    notApplicable: count("notApplicable"),
  };
}

/**
 * How each criterion of a form scores, not rounded, in the order of asking: the weighted mean of the answers that score,
 * said only where they are at least two thirds of what applies, by weight. "Not applicable" and what is not asked are
 * outside. What is unanswered, or answered by an option without a score, is not known: it lowers the share, and the
 * interval takes all of it at its worst and at its best; of what is asked now, though a further answer may ask more. As such
 * a question may not be able to score as low as those that are answered, the value can lie outside its interval. Of a
 * criterion of which nothing applies, or nothing weighs anything, value, interval and share are null. A form that scores
 * nothing gives [].
 */
export function criterionScores(
  form: Form,
  answers: Answers,
): CriterionScore[] {
  const states = statesOf(form, answers);
  return [...scoredByCriterion(form)].map(([categoryId, all]) =>
    criterionScore(
      categoryId,
      all.flatMap((one): Asked[] => {
        const { questionRef } = one.question;
        const state = states.get(questionRef) ?? "hidden";
        const answer = answerTo(answers, questionRef);
        return state === "hidden"
          ? []
          : [{ ...one, state, score: answerScore(one.question, answer) }];
      }),
    ),
  );
}
