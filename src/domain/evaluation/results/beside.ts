import type { Interval } from "../../analysis/proportion";
import type { Range } from "./figure";
import { knownMean, scoreInterval } from "./figure";
import type { SubjectResult } from "./results";

/** What the others of a kind score of a criterion. */
export interface Beside {
  /** Of so many it can be said. */
  n: number;
  /** null: of none. */
  mean: number | null;
  /** The least and the greatest of theirs; null: of none. */
  spread: Interval | null;
  /** 95 % of the mean; null of fewer than five, and of equal ones. */
  interval: Interval | null;
}

/** A criterion of one subject beside those of its species and of its group. */
export interface CriterionBeside {
  categoryId: string;
  own: Range;
  species: Beside;
  group: Beside;
}

function besideOf(
  others: readonly SubjectResult[],
  categoryId: string,
): Beside {
  const values = others.flatMap(
    ({ criteria }) => criteria.get(categoryId)?.value ?? [],
  );
  return {
    n: values.length,
    mean: knownMean(values),
    spread:
      values.length === 0
        ? null
        : { low: Math.min(...values), high: Math.max(...values) },
    interval: scoreInterval(values),
  };
}

/**
 * What one subject scores of each criterion beside the other subjects of the same species and of the same group, each of whom
 * counts once: their mean, how far they lie apart and the interval of the mean. It is not among the others itself. A subject that
 * is of no species or in no group has nobody beside it; [] for one that is not among the subjects.
 *
 * @example criteriaBeside("nala", results.subjects, ofSpecies, ofGroup)[0]?.species.n // 7
 */
export function criteriaBeside(
  subjectId: string,
  subjects: readonly SubjectResult[],
  specieOf: (subjectId: string) => string | null,
  groupOf: (subjectId: string) => string | null,
): CriterionBeside[] {
  const own = subjects.find((one) => one.subjectId === subjectId);
  if (own === undefined) return [];
  const others = (kindOf: (subjectId: string) => string | null) => {
    const kind = kindOf(subjectId);
    return kind === null
      ? []
      : subjects.filter((one) => one !== own && kindOf(one.subjectId) === kind);
  };
  const [species, group] = [others(specieOf), others(groupOf)];
  return [...own.criteria].map(([categoryId, range]) => ({
    categoryId,
    own: range,
    species: besideOf(species, categoryId),
    group: besideOf(group, categoryId),
  }));
}
