import type { CalendarDay } from "../../time/calendar-day";
import type { Range } from "./figure";
import { knownMean } from "./figure";
import type { Forms, ReadEvaluation } from "./read";
import { pooled } from "./read";
import { rangeOf } from "./results";

/** How one subject scored of a criterion when it was last evaluated, and before. */
export interface OwnCourse {
  categoryId: string;
  last: Range;
  /** The mean of its earlier ones that compare with the last, and of how many; null: there is none. */
  earlier: { mean: number; n: number } | null;
  /** The last less that mean; null: one of the two cannot be said. */
  difference: number | null;
}

export interface Course {
  evaluationId: string;
  day: CalendarDay;
  criteria: readonly OwnCourse[];
}

/**
 * How one subject scored last, by criterion, against its own earlier evaluations, the oldest first. What was answered in a version
 * that does not compare with the last counts nowhere. A difference is a figure and no verdict: scores of few answers jump. null
 * for no evaluation.
 *
 * @example courseOf(evaluations, forms)?.criteria[0]?.difference // -0.25
 */
export function courseOf(
  evaluations: readonly ReadEvaluation[],
  forms: Forms,
): Course | null {
  const last = evaluations.at(-1);
  if (last === undefined) return null;
  const criteria = last.score.criteria.map(({ categoryId }): OwnCourse => {
    const having = evaluations.filter(({ score }) =>
      score.criteria.some((one) => one.categoryId === categoryId),
    );
    const { kept } = pooled(having, forms, { kind: "criterion", categoryId });
    const before = kept
      .filter(({ evaluationId }) => evaluationId !== last.evaluationId)
      .flatMap((one) => rangeOf(one, categoryId).value ?? []);
    const own = rangeOf(last, categoryId);
    const mean = knownMean(before);
    return {
      categoryId,
      last: own,
      earlier: mean === null ? null : { mean, n: before.length },
      difference: own.value === null || mean === null ? null : own.value - mean,
    };
  });
  return { evaluationId: last.evaluationId, day: last.day, criteria };
}
