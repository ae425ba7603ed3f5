import type { Statistic, Sums } from "../interval/bootstrap";
import type { Bounds, Said } from "../said";
import { cannotSay, clipped } from "../said";
import type { Coefficient, Tally, Weights } from "./coefficients";
import { ac1Of, alphaOfTwo, kappaOf, pabakOf } from "./coefficients";

/**
 * Why nearby categories agree in nothing.
 *
 * - noOrder: nobody said that they are steps of a scale
 * - noneTold: somebody told none of them, which has no place among the steps
 */
export type Unweighted = "noOrder" | "noneTold";

/** How far two observers agree; n pairs in which both saw the animal. */
export interface Agreement {
  /** The share of pairs in which they told the same. */
  observed: Said;
  kappa: Said;
  pabak: Said;
  ac1: Said;
  /** Krippendorff's, nominal. */
  alpha: Said;
  /** Kappa with nearby categories of an ordered scale agreeing in part; null: see `unweighted`. */
  weighted: Said | null;
  /** Why there is none; null: there is. */
  unweighted: Unweighted | null;
  /** Kappa is far below AC1, as one category is told nearly always: Feinstein and Cicchetti (1990), J. Clin. Epidemiol. 43, 543-549. */
  isParadox: boolean;
}

/** From so much on kappa and AC1 part. */
const paradoxFrom = 0.2;

/** Categories that two observers told, or that one told and the other not. */
export interface Scheme {
  /** Its tally in the sums of everything that is drawn. */
  read: (sums: Sums) => Tally;
  weights: Weights | Unweighted;
}

const numberOrNull = (coefficient: Coefficient): number | null =>
  typeof coefficient === "number" ? coefficient : null;

const shareOf = ({ n, same: agreed }: Tally): Coefficient =>
  n === 0 ? cannotSay("nothingObserved") : agreed / n;

const coefficientsOf = ({
  weights,
}: Scheme): ((tally: Tally) => Coefficient)[] => [
  shareOf,
  (tally) => kappaOf({ ...tally, weighted: tally.same }),
  pabakOf,
  ac1Of,
  alphaOfTwo,
  ...(typeof weights === "string"
    ? []
    : [(tally: Tally) => kappaOf(tally, weights)]),
];

/** Its coefficients as statistics of sums, which are read once for all of them. */
export function statisticsOf(scheme: Scheme): Statistic[] {
  let last: { sums: Sums; tally: Tally } | null = null;
  const tallyOf = (sums: Sums): Tally => {
    if (last?.sums !== sums) last = { sums, tally: scheme.read(sums) };
    return last.tally;
  };
  return coefficientsOf(scheme).map(
    (coefficient) => (sums: Sums) => numberOrNull(coefficient(tallyOf(sums))),
  );
}

/** What was drawn for a figure, cut to what it can be. */
const within = (
  bounds: Bounds = { interval: null, by: "tooFew" },
  least: number,
): Bounds =>
  bounds.interval === null
    ? bounds
    : { ...bounds, interval: clipped(bounds.interval, least, 1) };

/** The figures of a scheme by the sums over all pairs, and by what was drawn for each of its statistics. */
export function agreementOf(
  scheme: Scheme,
  total: Sums,
  bounds: readonly Bounds[],
): Agreement {
  const tally = scheme.read(total);
  const [observed, kappa, pabak, ac1, alpha, weighted] = coefficientsOf(
    scheme,
  ).map((coefficient, index): Said => {
    const value = coefficient(tally);
    return typeof value === "number"
      ? {
          canSay: true,
          value,
          n: tally.n,
          // What is observed is a share, and comes first.
          ...within(bounds[index], index === 0 ? 0 : -1),
        }
      : value;
  });
  const none = cannotSay("nothingObserved");
  const isParadox =
    kappa?.canSay === true &&
    ac1?.canSay === true &&
    ac1.value - kappa.value >= paradoxFrom;
  return {
    observed: observed ?? none,
    kappa: kappa ?? none,
    pabak: pabak ?? none,
    ac1: ac1 ?? none,
    alpha: alpha ?? none,
    weighted: weighted ?? null,
    unweighted: typeof scheme.weights === "string" ? scheme.weights : null,
    isParadox,
  };
}
