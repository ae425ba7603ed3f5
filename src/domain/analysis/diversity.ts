/** How varied counts are. */
export interface Diversity {
  /** How many were counted. */
  n: number;
  /** How many different ones. */
  richness: number;
  /** H = - sum p ln p, in nats. */
  shannon: number;
  /** J' = H / ln S; null for fewer than two. */
  evenness: number | null;
}

/**
 * How varied counts are: Shannon (1948), Bell Syst. Tech. J. 27, 379-423, natural logarithm; evenness as
 * Pielou (1966), J. Theor. Biol. 13, 131-144. Counts of 0 are left out; null where none is left: that
 * cannot be said. Throws RangeError for a count that is not whole, or below 0.
 */
export function diversityOf(counts: Iterable<number>): Diversity | null {
  const all = [...counts];
  if (all.some((count) => !Number.isInteger(count) || count < 0))
    throw new RangeError("no count");
  const there = all.filter((count) => count > 0);
  const n = there.reduce((sum, count) => sum + count, 0);
  if (n === 0) return null;
  const richness = there.length;
  const shannon =
    richness === 1
      ? 0
      : -there.reduce(
          (sum, count) => sum + (count / n) * Math.log(count / n),
          0,
        );
  const evenness = richness < 2 ? null : shannon / Math.log(richness);
  return { n, richness, shannon, evenness };
}
