import type { Profile } from "../../profile/profile";
import type { Answers } from "../../survey/answer";
import type { Form } from "../../survey/engine/form";
import { criterionScores, weightedMean } from "./criteria";
import { rounded } from "./rounding";
import type { CriterionScore, OverallScore, Score } from "./score-shape";
import { scoreCriteriaMost, scoreDecimals } from "./score-shape";

/** How much each criterion counts: a profile's weights. */
export type Weighting = Profile["criteria"];

/** What a criterion weighs: as the profile says, which counts no other; where none weighs anything in particular each counts 1. */
function weightOf(weighting: Weighting, categoryId: string): number {
  if (weighting.length === 0) return 1;
  const found = weighting.find((one) => one.categoryId === categoryId);
  return found?.weight ?? 0;
}

const stored = (value: number | null): number | null =>
  value === null ? null : rounded(value, scoreDecimals);

const storedCriterion = (one: CriterionScore): CriterionScore => ({
  ...one,
  value: stored(one.value),
  low: stored(one.low),
  high: stored(one.high),
  answeredShare: stored(one.answeredShare),
});

const leastOf = (values: readonly (number | null)[]): number | null => {
  const said = values.filter((value) => value !== null);
  return said.length === 0 ? null : Math.min(...said);
};

/** Nothing can be said of all criteria together. */
const unsaid: OverallScore = {
  mean: null,
  low: null,
  high: null,
  minimum: null,
  minimumLow: null,
  minimumHigh: null,
  upperBound: false,
};

/** What criteria make together by a profile's weights, rounded as `scoreOf` says; of stored criteria what a reader weighs otherwise. */
export function overallOf(
  criteria: readonly CriterionScore[],
  weighting: Weighting,
): OverallScore {
  // Of what has no interval nothing applies to this animal: it neither counts nor keeps the others from being said.
  const counting = criteria
    .map((one) => ({ ...one, weight: weightOf(weighting, one.categoryId) }))
    .filter(({ low, weight }) => low !== null && weight > 0);
  const valuesOf = (field: "value" | "low" | "high") =>
    counting.map((one) => one[field]);
  const meanOf = (field: "value" | "low" | "high") =>
    weightedMean(
      counting.map((one) => ({ weight: one.weight, value: one[field] ?? 0 })),
    );
  const isWhole = !valuesOf("value").includes(null);
  return {
    mean: isWhole ? stored(meanOf("value")) : null,
    low: stored(meanOf("low")),
    high: stored(meanOf("high")),
    minimum: stored(leastOf(valuesOf("value"))),
    minimumLow: stored(leastOf(valuesOf("low"))),
    minimumHigh: stored(leastOf(valuesOf("high"))),
    upperBound: !isWhole,
  };
}

/**
 * The score of answers to a form, from 0, the worst, to 1, as it is stored: how each criterion scores (`criterionScores`),
 * and what they make together by a profile's weights, where every criterion counts 1 unless the profile weighs any, and
 * one that it does not name counts nothing.
 *
 * - `mean`: sum of weight times value over sum of weights; null, which is "cannot say", while a criterion that counts
 *   cannot be said. Its interval is the same of the criteria's ends.
 * - `minimum`: the least criterion that can be said, as one dimension of welfare cannot fully make up for another (Botreau
 *   et al. 2007, Animal 1, 1188-1197); one at most (`upperBound`) while another cannot be said.
 *
 * A criterion of which nothing applies counts nowhere. No answers, no questions that score, weights of 0: null, never
 * NaN or 0. Of a form with more than `scoreCriteriaMost` criteria the first are scored, and nothing is said overall.
 *
 * @example scoreOf(formOf(version), answers, profile.criteria).overall.mean // 0.725
 */
export function scoreOf(
  form: Form,
  answers: Answers,
  weighting: Weighting = [],
): Score {
  const found = criterionScores(form, answers);
  return {
    criteria: found.slice(0, scoreCriteriaMost).map(storedCriterion),
    overall:
      found.length > scoreCriteriaMost ? unsaid : overallOf(found, weighting),
  };
}
