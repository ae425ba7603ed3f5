import type { Interval } from "../proportion";
import { wilson, z } from "../proportion";
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
  /** sqrt(p (1 - p) / n); null for 0 and 1, of which it would say that they are certain. */
  error: number | null;
  interval: Interval;
}

/** The index of two animals (`indexOf`) with its standard error, or Wilson's interval at 0 and 1. null where neither was seen. */
export function associationOf(met: Met, index: Index): Association | null {
  const value = indexOf(met, index);
  const n = met.either;
  if (value === null) return null;
  if (value === 0 || value === 1)
    return { value, n, error: null, interval: wilson(value, n) };
  const error = Math.sqrt((value * (1 - value)) / n);
  return {
    value,
    n,
    error,
    interval: {
      low: Math.max(0, value - z * error),
      high: Math.min(1, value + z * error),
    },
  };
}
