/**
 * The p values of a family of tests, adjusted so that those up to a level hold at most that share of false discoveries: Benjamini and
 * Hochberg (1995), J. R. Stat. Soc. B 57, 289-300. In the order of the values, each the smallest level at which it is a discovery;
 * [] for none.
 *
 * @example adjusted([0.01, 0.04]) // [0.02, 0.04]
 */
export function adjusted(values: readonly number[]): number[] {
  const found = values.map(() => 1);
  const order = values
    .map((value, index) => ({ value, index }))
    .toSorted((a, b) => b.value - a.value);
  let least = 1;
  order.forEach(({ value, index }, place) => {
    least = Math.min(least, (value * values.length) / (values.length - place));
    found[index] = least;
  });
  return found;
}
