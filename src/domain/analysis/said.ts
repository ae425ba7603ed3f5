import type { Interval } from "./proportion";

/** Nothing can be said, and why: the code of a reason, whose sentence is the screen's. */
export interface Unsaid<Why extends string> {
  canSay: false;
  why: Why;
}

/**
 * Why observations say nothing.
 *
 * - nothingObserved: no session, no time watched, never visible
 * - tooFew: less than the figure needs
 * - notReached: fewer than half showed it, so its median is not known
 * - chanceIsOne: both observers only ever told one category, and chance alone agrees as much
 * - notExclusive: more than one behaviour in a record, of which none is the category
 * - oneCategory: the scheme leaves nothing to tell apart
 * - unevenRaters: not as many observers for each item
 */
export type CannotSay =
  | "nothingObserved"
  | "tooFew"
  | "notReached"
  | "chanceIsOne"
  | "notExclusive"
  | "oneCategory"
  | "unevenRaters";

/** Where a 95 % interval is from: Wilson's score, Student's t, resampling, Greenwood on the log-log scale, or the rule of three. */
export type IntervalBy =
  | "wilson"
  | "student"
  | "bootstrap"
  | "greenwood"
  | "ruleOfThree";

/** A 95 % interval and how it was made, or why there is none: too few, too few that showed it or anything else, or all are the same. */
export type Bounds =
  | { interval: Interval; by: IntervalBy }
  | { interval: null; by: "tooFew" | "tooRare" | "noSpread" };

/** A value, in the unit of what is measured, of `n` (which of what, the function says). */
export type Figure = { canSay: true; value: number; n: number } & Bounds;

/** A figure, or why there is none. */
export type Said = Figure | Unsaid<CannotSay>;

export const cannotSay = (why: CannotSay): Unsaid<CannotSay> => ({
  canSay: false,
  why,
});

/** A value of so many records with its bounds; null: there are none, or the scheme leaves nothing to tell apart. */
export const saidOf = (
  value: number | null | undefined,
  n: number,
  bounds: Bounds,
): Said =>
  value === null || value === undefined
    ? cannotSay(n === 0 ? "nothingObserved" : "oneCategory")
    : { canSay: true, value, n, ...bounds };

/** Bounds in another unit, which grows with theirs: their ends are those of before. */
export function boundsThrough(
  bounds: Bounds,
  to: (value: number) => number,
): Bounds {
  if (bounds.interval === null) return bounds;
  const { low, high } = bounds.interval;
  return { ...bounds, interval: { low: to(low), high: to(high) } };
}

/** A figure in another unit, which grows with its own. */
export const through = (said: Said, to: (value: number) => number): Said =>
  said.canSay
    ? { ...said, ...boundsThrough(said, to), value: to(said.value) }
    : said;

/** Bounds within the values that a measure can have. */
export const boundedBy = (
  bounds: Bounds,
  least: number,
  most: number,
): Bounds =>
  bounds.interval === null
    ? bounds
    : { ...bounds, interval: clipped(bounds.interval, least, most) };

/** The part of an interval within the values that can be. */
export const clipped = (
  { low, high }: Interval,
  least: number,
  most: number,
): Interval => ({
  low: Math.min(most, Math.max(least, low)),
  high: Math.min(most, Math.max(least, high)),
});
