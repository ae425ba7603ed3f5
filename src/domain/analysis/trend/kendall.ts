import { studentTails } from "../student";
import { normalTails } from "./normal";

/** By how much values that come later are greater than those before them. */
export interface Score {
  /** Pairs that rise less pairs that fall. */
  score: number;
  variance: number;
  hasTies: boolean;
  n: number;
}

/**
 * The score of Mann (1945) and Kendall (1975) of values, the earliest first, and its variance where nothing grows, corrected for ties: Gilbert
 * (1987), Statistical Methods for Environmental Pollution Monitoring, section 16.4. Zeros for none.
 */
export function scoreOf(values: readonly number[]): Score {
  const n = values.length;
  let score = 0;
  for (let at = 0; at < n; at += 1)
    for (let later = at + 1; later < n; later += 1)
      score += Math.sign((values[later] ?? 0) - (values[at] ?? 0));
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const spread = (size: number) => size * (size - 1) * (2 * size + 5);
  const tied = [...times.values()].reduce((all, t) => all + spread(t), 0);
  return {
    score,
    variance: (spread(n) - tied) / 18,
    hasTies: times.size < n,
    n,
  };
}

/** To so many values without ties the chance of a score is counted out. */
export const exactMost = 10;

/** Of all orders of n values the share that has each number of pairs which fall. */
function sharesOfOrders(n: number): number[] {
  let shares = [1];
  for (let size = 2; size <= n; size += 1) {
    const next = Array<number>(shares.length + size - 1).fill(0);
    shares.forEach((share, falls) => {
      for (let more = 0; more < size; more += 1)
        next[falls + more] = (next[falls + more] ?? 0) + share / size;
    });
    shares = next;
  }
  return shares;
}

/** How likely a score is at least as far from 0 where every order of n different values is as likely: Kendall (1975), table 1. */
export function exactTails(score: number, n: number): number {
  const pairs = (n * (n - 1)) / 2;
  return Math.min(
    1,
    sharesOfOrders(n).reduce(
      (sum, share, falls) =>
        Math.abs(pairs - 2 * falls) >= Math.abs(score) ? sum + share : sum,
      0,
    ),
  );
}

/**
 * The same by the normal curve, with the correction for continuity; `wider`: by how much the variance is greater than told. As that is told by
 * the same values, it is by Student's t of n - 2 degrees of freedom where it is more than 1.
 */
export function tailsOf(
  { score, variance, n }: Pick<Score, "score" | "variance" | "n">,
  wider = 1,
): number {
  if (!(variance > 0)) return 1;
  const beyond = Math.max(0, Math.abs(score) - 1) / Math.sqrt(variance * wider);
  return wider > 1 && n > 2 ? studentTails(beyond, n - 2) : normalTails(beyond);
}
