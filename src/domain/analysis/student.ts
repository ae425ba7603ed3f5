/** How much of Student's distribution lies between -t and t: Abramowitz and Stegun (1964), formulas 26.7.3 and 26.7.4. */
function within(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const cosine = Math.cos(angle);
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k <= degrees - 2; k += 2) {
    term *= (cosine ** 2 * (k - 1)) / k;
    sum += term;
  }
  const share = Math.sin(angle) * sum;
  return isOdd ? (2 / Math.PI) * (angle + share) : share;
}

/**
 * How likely a t is at least as far from 0 as `t`, to either side, for whole `degrees` of freedom from 1 on: what a two-sided test says.
 */
export const studentTails = (t: number, degrees: number): number =>
  Math.max(0, 1 - within(Math.abs(t), degrees));

/** Halvings of where a quantile may lie: more change no digit of it. */
const halvings = 80;

/** What was found already, by p and degrees: one budget asks for the same one in every line. */
const found = new Map<string, number>();

/**
 * The quantile of Student's t (Student 1908, Biometrika 6, 1-25) at `p`, above 0.5 and below 1, for whole `degrees` of freedom from 1 on:
 * the series of its distribution, which is exact for these, is turned round by halving. Checked against tables and
 * `@stdlib/stats-base-dists-t-quantile` 0.2.3. Throws RangeError for what is no such p or degrees.
 */
export function studentQuantile(p: number, degrees: number): number {
  if (!(p > 0.5 && p < 1) || !Number.isInteger(degrees) || degrees < 1)
    throw new RangeError(`no quantile: ${String(p)}, ${String(degrees)}`);
  const key = `${String(p)}/${String(degrees)}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const asked = 2 * p - 1;
  let [low, high] = [0, 1];
  while (within(high, degrees) < asked) high *= 2;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (within(middle, degrees) < asked) low = middle;
    else high = middle;
  }
  found.set(key, high);
  return high;
}

/** Three sigma to one side: what short baselines of a control chart need. */
export const threeSigmaT = (degrees: number): number =>
  studentQuantile(0.99865, degrees);
