/**
 * How differently places are used in two periods: of each the share of all use in the one less that in the other, both in the order given. The
 * differences add up to 0; the other way round each has the other sign. null where one of both used nothing: that cannot be said.
 *
 * @example usesApart([3, 1], [1, 1]) // [0.25, -0.25]
 */
export function usesApart(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): number[] | null {
  const [all, whole] = [one, other].map((values) => {
    let sum = 0;
    for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
    return sum;
  });
  if (!all || !whole) return null;
  return Array.from(
    { length: one.length },
    (_, at) => (one[at] ?? 0) / all - (other[at] ?? 0) / whole,
  );
}
