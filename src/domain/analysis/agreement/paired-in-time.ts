/**
 * Pairs of what is at most `tolerance` ms apart, both in order of time, each in one pair: the earliest free one first, which makes
 * as many pairs as can be. What is left over stands alone.
 */
export function pairedInTime<T extends { t: number }>(
  one: readonly T[],
  other: readonly T[],
  tolerance: number,
): { pairs: [T, T][]; oneAlone: T[]; otherAlone: T[] } {
  const [left, right] = [one, other].map((all) =>
    all.toSorted((a, b) => a.t - b.t),
  ) as [T[], T[]];
  const pairs: [T, T][] = [];
  const oneAlone: T[] = [];
  const otherAlone: T[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [left[i], right[j]];
    if (a === undefined || b === undefined) break;
    if (Math.abs(a.t - b.t) <= tolerance) {
      pairs.push([a, b]);
      i += 1;
      j += 1;
    } else if (a.t < b.t) {
      oneAlone.push(a);
      i += 1;
    } else {
      otherAlone.push(b);
      j += 1;
    }
  }
  oneAlone.push(...left.slice(i));
  otherAlone.push(...right.slice(j));
  return { pairs, oneAlone, otherAlone };
}
