/** An interval of a share, both ends within 0..1. */
export interface Interval {
  low: number;
  high: number;
}

/** A share of `n`; null where there is nothing to take a share of: that cannot be said. */
export interface Share {
  n: number;
  share: number;
  interval: Interval;
}

/** The two-sided 5 % quantile of the normal distribution. */
export const z = 1.959963984540054;

const clipped = (value: number) => Math.min(1, Math.max(0, value));

/**
 * The 95 % score interval of a share of `n`, without correction for continuity: Wilson (1927), J. Am. Stat. Assoc. 22, 209-212.
 * `n` is above 0 and need not be whole: records that depend on each other count as fewer.
 */
export function wilson(share: number, n: number): Interval {
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half =
    (z / (1 + (z * z) / n)) *
    Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  // Rounding must not leave a bound beside the share that it is where nothing, or all, succeeded.
  return {
    low: share === 0 ? 0 : clipped(centre - half),
    high: share === 1 ? 1 : clipped(centre + half),
  };
}

/**
 * The share of `successes` among `n` with its 95 % interval (`wilson`); checked against Newcombe (1998), Stat. Med. 17, 857-872,
 * table I, method 3. null for n = 0; throws RangeError unless both are whole and 0 <= successes <= n.
 */
export function shareOf(successes: number, n: number): Share | null {
  const areWhole = Number.isInteger(successes) && Number.isInteger(n);
  if (!areWhole || successes < 0 || successes > n)
    throw new RangeError(`no share: ${String(successes)} of ${String(n)}`);
  if (n === 0) return null;
  const share = successes / n;
  return { n, share, interval: wilson(share, n) };
}
