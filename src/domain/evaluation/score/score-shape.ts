import * as z from "zod";
import { profileCriteriaMost } from "../../profile/profile";
import { idSchema, optional } from "../../schema/fields";
import { questionsMost } from "../../survey/version";

/** So many criteria are scored at most, as many as a profile weighs. */
export const scoreCriteriaMost = profileCriteriaMost;

/** So many decimals of a score are kept; those after them say nothing, and would make equal scores differ. */
export const scoreDecimals = 6;

/** From 0, the worst, to 1; null: it cannot be said. */
const share = optional(z.number().min(0).max(1));
const count = z.number().int().min(0).max(questionsMost);

/** How one criterion of welfare scores. */
export const criterionScoreSchema = z.object({
  categoryId: idSchema,
  /** The weighted mean of the answers that score. */
  value: share,
  /** What it would be if all that is not known were at its worst, and at its best; null: nothing of it applies. */
  low: share,
  high: share,
  /** How much of what applies has an answer that scores, by weight; null: nothing of it applies. */
  answeredShare: share,
  /** Of so many questions that are asked and can score, so many are answered, so many said not to apply. */
  asked: count,
  answered: count,
  notApplicable: count,
});
export type CriterionScore = z.infer<typeof criterionScoreSchema>;

/** What the criteria make together. */
export const overallScoreSchema = z.object({
  /** Their weighted mean, with its interval. */
  mean: share,
  low: share,
  high: share,
  /** The least of them, which no good one makes up for, with its interval. */
  minimum: share,
  minimumLow: share,
  minimumHigh: share,
  /** Whether the minimum is one at most, as a criterion cannot be said that may lie below. */
  upperBound: z.boolean(),
});
export type OverallScore = z.infer<typeof overallScoreSchema>;

/** The score of an evaluation as it is stored with it: bounded, and every figure rounded half up to `scoreDecimals`. */
export const scoreSchema = z.object({
  criteria: z.array(criterionScoreSchema).max(scoreCriteriaMost),
  overall: overallScoreSchema,
});
export type Score = z.infer<typeof scoreSchema>;
