/** So many digits of a binary number are its own; those after them are left over from reckoning. */
const ownDigits = 12;

/**
 * A number of 0 or more to so many decimals, half up as it is written in decimals: 1.005 is 1.01 to two, though the
 * binary number lies below it. What is not finite stays what it is.
 *
 * @example rounded(5.625, 2) // 5.63
 */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(ownDigits))) / scale;
}
