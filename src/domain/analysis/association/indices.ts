import type { Interval } from "../proportion";
import { wilson } from "../proportion";
import type { Met } from "./scans";

/** Indices of association: simple ratio and half weight. */
export const indices = ["sri", "hwi"] as const;
export type Index = (typeof indices)[number];

/**
 * How often two animals are together, 0 to 1, of scans in which at least one of them was seen: the simple ratio x / (x + yAB + yA + yB), or the
 * half weight x / (x + yAB + (yA + yB) / 2); Cairns and Schwager (1987), Anim. Behav. 35, 1454-1469. x together, yAB both seen
 * apart, yA and yB only one seen. null where neither was ever seen.
 */
export function indexOf(
  { together, both, either }: Met,
  index: Index,
): number | null {
  const of = index === "sri" ? either : (both + either) / 2;
  return of === 0 ? null : together / of;
}

/** An index with what it is known by: the scans it rests on, its standard error and 95 % interval. */
export interface Association {
  value: number;
  /** Scans in which at least one of the two was seen. */
  n: number;
  /** null for 0 and 1, of which it would say that they are certain. */
  error: number | null;
  interval: Interval;
}

/** Of how many scans that count alike an index has the variance v (1 - v) / n that it has. */
function scansAlike(met: Met, value: number, index: Index): number {
  const { both, either } = met;
  if (index === "sri") return either;
  // Scans of one alone count half below the line: the variance of a ratio of two sums (Cochran 1977, Sampling techniques, 6.4).
  const of = (both + either) / 2;
  const squares = both + (either - both) / 4;
  if (value === 1) return of;
  return (of * (1 - value)) / (1 - 2 * value + (value * squares) / of);
}

/**
 * The index of two animals (`indexOf`) with its standard error, sqrt(v (1 - v) / n) for the simple ratio, and Wilson's interval of as many
 * scans: v -+ 1.96 errors holds too seldom what is rare. null where neither was seen.
 */
export function associationOf(met: Met, index: Index): Association | null {
  const value = indexOf(met, index);
  if (value === null) return null;
  const alike = scansAlike(met, value, index);
  return {
    value,
    n: met.either,
    error:
      value === 0 || value === 1
        ? null
        : Math.sqrt((value * (1 - value)) / alike),
    interval: wilson(value, alike),
  };
}
