const sum = (values: ArrayLike<number>): number => {
  let all = 0;
  for (let at = 0; at < values.length; at += 1) all += values[at] ?? 0;
  return all;
};

/**
 * How unevenly zones are used: the spread of participation index for zones of unequal size, sum |fo - fe| / (2 (N - min fe)), as
 * Plowman (2003), Appl. Anim. Behav. Sci. 83, 331-336. `used`: how often each zone was used, `expected`: which share of all it is, both
 * in one order, the shares adding up to 1. 0: as often as its size lets expect, 1: the smallest zone alone. null for nothing used, and
 * for fewer than two zones: that cannot be said.
 */
export function spreadOf(
  used: ArrayLike<number>,
  expected: ArrayLike<number>,
): number | null {
  const n = sum(used);
  if (n === 0 || expected.length < 2) return null;
  let apart = 0;
  let least = Infinity;
  for (let at = 0; at < expected.length; at += 1) {
    const fe = n * (expected[at] ?? 0);
    apart += Math.abs((used[at] ?? 0) - fe);
    least = Math.min(least, fe);
  }
  return apart / (2 * (n - least));
}

/** How often each zone was used over how often its size lets expect, so much added to each use: W of a zone is its share of the sum of these. */
function ratiosOf(
  used: ArrayLike<number>,
  expected: ArrayLike<number>,
  more = 0,
): Float64Array {
  const ratios = new Float64Array(expected.length);
  for (let at = 0; at < ratios.length; at += 1)
    ratios[at] = ((used[at] ?? 0) + more) / (expected[at] ?? 0);
  return ratios;
}

/** E* of a zone by its W among n zones. */
const electivityOf = (share: number, n: number): number =>
  (share - 1 / n) / (share + 1 / n);

/**
 * Whether zones are chosen or left alone: E* = (W - 1/n) / (W + 1/n) of each of n zones, W its share of all use over expected use; Vanderploeg
 * and Scavia (1979), Ecol. Model. 7, 135-149, recommended by Lechowicz (1982), Oecologia 52, 22-30. -1: never used, 0: as the others,
 * above: chosen. Arguments as `spreadOf`, the shares above 0. null for nothing used, and for fewer than two zones.
 */
export function electivitiesOf(
  used: ArrayLike<number>,
  expected: ArrayLike<number>,
): number[] | null {
  const n = expected.length;
  if (sum(used) === 0 || n < 2) return null;
  const ratios = ratiosOf(used, expected);
  const all = sum(ratios);
  return Array.from(ratios, (one) => electivityOf(one / all, n));
}

/**
 * The log odds of each zone's W, half a record added to each (Haldane 1956, Ann. Hum. Genet. 20, 309-311; Anscombe 1956, Biometrika 43,
 * 461-464): what is drawn of a zone that is seldom used, or nearly always, is less askew than E*, and says something without any
 * use. Arguments as `electivitiesOf`; null for fewer than two zones.
 */
export function choiceOddsOf(
  used: ArrayLike<number>,
  expected: ArrayLike<number>,
): Float64Array | null {
  if (expected.length < 2) return null;
  const odds = ratiosOf(used, expected, 0.5);
  const all = sum(odds);
  // In its place: it is drawn a thousand times for each animal.
  for (let at = 0; at < odds.length; at += 1) {
    const own = odds[at] ?? 0;
    odds[at] = Math.log(own / (all - own));
  }
  return odds;
}

/** E* of a zone among n zones, by `choiceOddsOf`. */
export const electivityOfOdds = (odds: number, n: number): number =>
  electivityOf(1 / (1 + Math.exp(-odds)), n);

/**
 * How far two use the same zones: sum p q / sqrt(sum p² sum q²), p and q their shares of use; Pianka (1973), Annu. Rev. Ecol. Syst. 4,
 * 53-74. 0: no zone of both, 1: all in equal shares. null where one of them used nothing.
 */
export function overlapOf(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): number | null {
  let [both, first, second] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [p, q] = [one[at] ?? 0, other[at] ?? 0];
    both += p * q;
    first += p * p;
    second += q * q;
  }
  return first === 0 || second === 0
    ? null
    : Math.min(1, both / Math.sqrt(first * second));
}

/**
 * The upper end of the 95 % interval of a share that was 0 of `n`: the rule of three, 3 / n; Hanley and Lippman-Hand (1983), JAMA 249,
 * 1743-1745. 1 for 3 and fewer.
 */
export const upperAtNone = (n: number): number => Math.min(1, 3 / n);
