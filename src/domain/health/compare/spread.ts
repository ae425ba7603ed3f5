import { meanOf } from "../../analysis/moments";
import { mergeBuckets } from "../../measures/buckets/bucket";
import { daysPlaced } from "../../measures/series/points";
import type { Stretch } from "../../measures/series/ranges";
import type { Months } from "./compare";

/** How often each of what can be chosen was, by step, option, or yes and no. */
export interface Counted {
  n: number;
  counts: Readonly<Record<string, number>>;
}

/** What was said of an animal in a stretch; null for nothing. */
export function countedWithin(
  months: Months,
  { from, until }: Stretch,
): Counted | null {
  const within = daysPlaced(months)
    .filter((one) => one.from >= from && one.from < until)
    .sort((a, b) => a.from.getTime() - b.from.getTime());
  return mergeBuckets(within.map(({ bucket }) => bucket));
}

/** One step or option: how often the animal showed it, and which share of the values of the others, each animal's share once. */
export interface SpreadRow {
  key: string;
  count: number;
  /** null: nothing is known of the animal. */
  share: number | null;
  others: number | null;
}

const shareIn = ({ n, counts }: Counted, key: string): number =>
  (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0) / n;

/**
 * What was chosen of an animal beside others, in the order of `keys`: no mean is made of it, as steps are no distances. Where
 * several are chosen at once, shares are of the values and need not add up to 1.
 */
export const spreadOf = (
  own: Counted | null,
  others: readonly Counted[],
  keys: readonly string[],
): SpreadRow[] =>
  keys.map((key) => ({
    key,
    count: own === null ? 0 : Math.round(shareIn(own, key) * own.n),
    share: own && shareIn(own, key),
    others:
      others.length === 0
        ? null
        : meanOf(others.map((one) => shareIn(one, key))),
  }));

/**
 * The median step of a scale: the lowest that at least half of the values do not exceed, so that it is a step there is; null for
 * none.
 */
export function medianStep({ n, counts }: Counted): number | null {
  const steps = Object.keys(counts)
    .map(Number)
    .sort((a, b) => a - b);
  let seen = 0;
  for (const step of steps) {
    seen += counts[String(step)] ?? 0;
    if (2 * seen >= n) return step;
  }
  return null;
}

/** The median of the animals' medians, which is a step as well; null for none. */
export function medianOfMedians(others: readonly Counted[]): number | null {
  const medians = others
    .map(medianStep)
    .filter((one) => one !== null)
    .sort((a, b) => a - b);
  return medians[Math.ceil(medians.length / 2) - 1] ?? null;
}
