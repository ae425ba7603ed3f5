import type { Interval } from "./proportion";
import { studentQuantile } from "./student";

/** What was counted or measured in one unit, and how much of it there was to be. */
export interface Weighed {
  amount: number;
  effort: number;
}

/**
 * The amounts of several units over their efforts, with its 95 % interval by how the units differ: R +- t(.975, n - 1) se, se = sqrt(n / (n -
 * 1) sum (y - R x)²) / sum x: Cochran (1977), Sampling Techniques, section 2.11. The interval is null of fewer than `least`
 * units, and where none differs from the ratio; null without effort.
 */
export function ratioOf(
  units: readonly Weighed[],
  least: number,
): { ratio: number; n: number; interval: Interval | null } | null {
  const n = units.length;
  const effort = units.reduce((all, one) => all + one.effort, 0);
  if (!(effort > 0)) return null;
  const ratio = units.reduce((all, one) => all + one.amount, 0) / effort;
  const squares = units.reduce(
    (all, one) => all + (one.amount - ratio * one.effort) ** 2,
    0,
  );
  // What is left of differences this small beside the efforts is rounding.
  const hasSpread = Math.sqrt(squares) > 1e-9 * effort;
  if (n < Math.max(2, least) || !hasSpread) return { ratio, n, interval: null };
  const half =
    (studentQuantile(0.975, n - 1) * Math.sqrt((n / (n - 1)) * squares)) /
    effort;
  return { ratio, n, interval: { low: ratio - half, high: ratio + half } };
}
