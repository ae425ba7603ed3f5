import { longBlockOf } from "../interval/block-length";
import { bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import { meanOf } from "../moments";
import { independentOf } from "./against-itself";
import type { Direction, Outcome } from "./verdict";
import { daysLeast } from "./verdict";

/** The verdict with its figures, in the unit of the values; null where they cannot be said. */
export interface Verdict {
  kind: Outcome;
  before: number | null;
  after: number | null;
  /** After less before, with its interval of 95 %. */
  difference: number | null;
  low: number | null;
  high: number | null;
  nBefore: number;
  nAfter: number;
}

function kindOf(
  { low, high }: { low: number; high: number },
  relevantChange: number,
  goodDirection: Direction,
): Outcome {
  if (low > 0) return goodDirection === "up" ? "improved" : "worse";
  if (high < 0) return goodDirection === "down" ? "improved" : "worse";
  return Math.max(-low, high) < relevantChange ? "noChange" : "notEnough";
}

/**
 * Whether what was done changed anything: day means before it, without those that led to the finding, against day means after
 * it, each in the order of time. The interval of their difference is by the stationary bootstrap (Politis and Romano 1994), as
 * wide as so few blocks on the smaller side ask for: excluding 0 it is improved or worse, by which way is better; wholly within
 * +- the smallest change that matters no change was seen; else, and with fewer than eight days on a side, not enough is known.
 * Days that do not differ at all on both sides: not enough, as nothing tells how sure that is. Equal seeds draw the same.
 *
 * @example didItWork({ before: [], after: [], relevantChange: 1, goodDirection: "up", seed: "f1" }).kind // "notEnough"
 */
export function didItWork({
  before,
  after,
  relevantChange,
  goodDirection,
  seed,
}: {
  before: readonly number[];
  after: readonly number[];
  relevantChange: number;
  goodDirection: Direction;
  seed: string;
}): Verdict {
  const [nBefore, nAfter] = [before.length, after.length];
  const [one, other] = [meanOf(before), meanOf(after)];
  const known = {
    before: nBefore === 0 ? null : one,
    after: nAfter === 0 ? null : other,
    difference: nBefore === 0 || nAfter === 0 ? null : other - one,
    ...{ nBefore, nAfter },
  };
  const none: Verdict = { kind: "notEnough", ...known, low: null, high: null };
  if (Math.min(nBefore, nAfter) < daysLeast) return none;
  const strata: Sums[][] = [
    before.map((value) => [1, value, 0, 0]),
    after.map((value) => [0, 0, 1, value]),
  ];
  const block = Math.min(longBlockOf(before), longBlockOf(after));
  const { interval } = bootstrapBounds(
    strata,
    ([n = 0, sum = 0, m = 0, total = 0]) =>
      n > 0 && m > 0 ? total / m - sum / n : null,
    {
      seed,
      block,
      independent: Math.min(
        independentOf(before),
        independentOf(after),
        (nBefore + nAfter) / block - 1,
      ),
      least: 2,
    },
  );
  if (interval === null) return none;
  const kind = kindOf(interval, relevantChange, goodDirection);
  return { kind, ...known, ...interval };
}
