/** What is to be expected of a smaller sample of the same. */
export interface Rarefied {
  /** So many would have been counted. */
  size: number;
  richness: number;
  /** In nats. */
  shannon: number;
}

/** Below this a share of samples changes no digit. */
const negligible = 1e-15;

/** ln of the factorials of 0 to n. */
function logFactorials(n: number): Float64Array {
  const all = new Float64Array(n + 1);
  for (let at = 2; at <= n; at += 1)
    all[at] = (all[at - 1] ?? 0) + Math.log(at);
  return all;
}

/**
 * How many different ones, and which H, are to be expected of `size` counts drawn from these without putting them back: the richness of
 * Hurlbert (1971), Ecology 52, 577-586, and the entropy of Chao et al. (2014), Ecol. Monogr. 84, 45-67, so that what was counted
 * often and what was counted seldom can be held beside each other. null for fewer counts than `size`, and for a size below 1.
 *
 * @example rarefiedTo([2, 1], 2)?.richness // 1.67: one pair of three is of one kind
 */
export function rarefiedTo(
  counts: Iterable<number>,
  size: number,
): Rarefied | null {
  const there = [...counts].filter((count) => count > 0);
  const n = there.reduce((sum, count) => sum + count, 0);
  if (size < 1 || n < size) return null;
  const log = logFactorials(n);
  const choose = (of: number, some: number) =>
    (log[of] ?? 0) - (log[some] ?? 0) - (log[of - some] ?? 0);
  const all = choose(n, size);
  let [richness, shannon] = [0, 0];
  for (const count of there) {
    const most = Math.min(count, size);
    const least = Math.max(0, size - (n - count));
    for (let k = Math.max(1, least); k <= most; k += 1) {
      const chance = Math.exp(
        choose(count, k) + choose(n - count, size - k) - all,
      );
      if (chance < negligible) continue;
      richness += chance;
      shannon -= (k / size) * Math.log(k / size) * chance;
    }
  }
  return { size, richness, shannon };
}
