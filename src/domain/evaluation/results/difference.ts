import type { Interval } from "../../analysis/proportion";
import { meanOfMany } from "../../analysis/mean";
import type { BreakReason, Measured } from "../score/comparable";
import { subjectsLeast } from "./figure";
import type { Forms, ReadEvaluation } from "./read";
import { reasonsBetween } from "./read";
import type { Results, SubjectResult } from "./results";

/** A figure of two campaigns. */
export interface Difference {
  /** null: the weighted mean of all criteria. */
  categoryId: string | null;
  one: number | null;
  other: number | null;
  /** Why the two cannot be compared; [] where they can. */
  because: readonly BreakReason[];
  /** The first less the second: over the subjects of both where there are any, else of the two means; null: it cannot be said. */
  difference: number | null;
  /** So many subjects are of both; 0: the two means are compared. */
  n: number;
  /** 95 % over the subjects of both; null of fewer than five. */
  interval: Interval | null;
}

export interface Compared {
  evaluations: readonly ReadEvaluation[];
  results: Results;
}

const valueOf = (subject: SubjectResult, categoryId: string | null) =>
  categoryId === null
    ? subject.mean.value
    : (subject.criteria.get(categoryId)?.value ?? null);

function pairsOf(
  one: Results,
  other: Results,
  categoryId: string | null,
): number[] {
  const theirs = new Map(other.subjects.map((each) => [each.subjectId, each]));
  return one.subjects.flatMap((own) => {
    const same = theirs.get(own.subjectId);
    const a = valueOf(own, categoryId);
    const b = same === undefined ? null : valueOf(same, categoryId);
    return a === null || b === null ? [] : [a - b];
  });
}

/**
 * The criteria and the whole of two campaigns side by side, and their difference where the versions that each was last
 * answered in compare. Either without evaluations: the versions are unknown, and nothing is compared.
 */
export function differencesOf(
  one: Compared,
  other: Compared,
  forms: Forms,
): Difference[] {
  const [a, b] = [one, other].map(({ evaluations }) => evaluations.at(-1));
  const line = (categoryId: string | null): Difference => {
    const of: Measured =
      categoryId === null
        ? { kind: "overall" }
        : { kind: "criterion", categoryId };
    const because: readonly BreakReason[] =
      a === undefined || b === undefined
        ? ["unknownVersion"]
        : reasonsBetween(forms, a.version, b.version, of);
    const figure = ({ results }: Compared) =>
      categoryId === null
        ? results.mean.value
        : (results.criteria.find((each) => each.categoryId === categoryId)
            ?.value ?? null);
    const [own, theirs] = [figure(one), figure(other)];
    const pairs = pairsOf(one.results, other.results, categoryId);
    const paired = meanOfMany(pairs, subjectsLeast);
    const ofMeans = own === null || theirs === null ? null : own - theirs;
    const compares = because.length === 0;
    return {
      categoryId,
      one: own,
      other: theirs,
      because,
      difference: compares ? (paired?.mean ?? ofMeans) : null,
      n: compares ? pairs.length : 0,
      interval: compares ? (paired?.interval ?? null) : null,
    };
  };
  const ids = new Set(
    [one, other].flatMap(({ results }) =>
      results.criteria.map(({ categoryId }) => categoryId),
    ),
  );
  return [null, ...ids].map(line);
}
