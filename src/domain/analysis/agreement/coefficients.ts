import type { CannotSay, Unsaid } from "../said";
import { cannotSay } from "../said";
import type { Table } from "../quasi-independence";
import { columnSums, rowSums } from "../quasi-independence";

/** How much two categories, by their places, agree: from 0 to 1, the same one 1. */
export type Weights = (one: number, other: number) => number;

export type Coefficient = number | Unsaid<CannotSay>;

/** What the coefficients of two observers are made of. */
export interface Tally {
  n: number;
  /** So often both told the same. */
  same: number;
  /** The sum of the weights of what they told. */
  weighted: number;
  /** How often each told each category. */
  one: readonly number[];
  other: readonly number[];
}

export const same: Weights = (one, other) => (one === other ? 1 : 0);

/** Weights of an ordered scale of so many steps: 1 less the distance, or less its square. */
export const ordered =
  (categories: number, power: 1 | 2): Weights =>
  (one, other) =>
    1 - (Math.abs(one - other) / Math.max(1, categories - 1)) ** power;

/** The tally of a square table of counts: rows of the one observer, columns of the other. */
export function tallyOf(table: Table, weights: Weights = same): Tally {
  const over = (weight: Weights) =>
    table.reduce(
      (all, row, i) =>
        row.reduce((some, count, j) => some + count * weight(i, j), all),
      0,
    );
  const one = rowSums(table);
  return {
    n: one.reduce((all, count) => all + count, 0),
    same: over(same),
    weighted: over(weights),
    one,
    other: columnSums(table),
  };
}

const beyondChance = (observed: number, chance: number): Coefficient =>
  1 - chance <= 1e-12
    ? cannotSay("chanceIsOne")
    : (observed - chance) / (1 - chance);

/**
 * Cohen's kappa: Cohen (1960), Educ. Psychol. Meas. 20, 37-46; weighted: Cohen (1968), Psychol. Bull. 70, 213-220. Nothing rated, or
 * chance alone agrees in all: cannot say.
 */
export function kappaOf(tally: Tally, weights: Weights = same): Coefficient {
  const { n, one, other, weighted } = tally;
  if (n === 0) return cannotSay("nothingObserved");
  let chance = 0;
  one.forEach((a, i) => {
    if (a === 0) return;
    // Categories that only agree with themselves need no walk over all pairs.
    if (weights === same) chance += (a / n) * ((other[i] ?? 0) / n);
    else
      other.forEach((b, j) => {
        chance += (a / n) * (b / n) * weights(i, j);
      });
  });
  return beyondChance(weighted / n, chance);
}

/**
 * Kappa as it were at an even prevalence and without bias, (q po - 1) / (q - 1), q the categories of the scheme: Byrt, Bishop and Carlin
 * (1993), J. Clin. Epidemiol. 46, 423-429; for more than two Bennett, Alpert and Goldstein's S (1954). One category: cannot say.
 */
export function pabakOf({ n, same: agreed, one }: Tally): Coefficient {
  const q = one.length;
  if (n === 0) return cannotSay("nothingObserved");
  if (q < 2) return cannotSay("oneCategory");
  return (q * (agreed / n) - 1) / (q - 1);
}

/**
 * Gwet's AC1, whose chance is sum pi (1 - pi) / (q - 1), pi the mean share of a category over both observers: Gwet (2008), Br. J. Math.
 * Stat. Psychol. 61, 29-48. It hardly depends on prevalence. One category: cannot say.
 */
export function ac1Of({ n, same: agreed, one, other }: Tally): Coefficient {
  const q = one.length;
  if (n === 0) return cannotSay("nothingObserved");
  if (q < 2) return cannotSay("oneCategory");
  const chance = one.reduce((all, count, index) => {
    const share = (count + (other[index] ?? 0)) / (2 * n);
    return all + share * (1 - share);
  }, 0);
  return beyondChance(agreed / n, chance / (q - 1));
}

/**
 * Krippendorff's alpha of two observers who told the same records, nominal: 1 - (2n - 1) D / sum nc nk over pairs of categories, D
 * records told differently, nc how often both observers told a category: Krippendorff (2011), section C. One category told: cannot say.
 */
export function alphaOfTwo({
  n,
  same: agreed,
  one,
  other,
}: Tally): Coefficient {
  if (n === 0) return cannotSay("nothingObserved");
  let squares = 0;
  one.forEach((count, index) => {
    squares += (count + (other[index] ?? 0)) ** 2;
  });
  const chance = ((2 * n) ** 2 - squares) / 2;
  return chance <= 0
    ? cannotSay("chanceIsOne")
    : 1 - ((2 * n - 1) * (n - agreed)) / chance;
}
