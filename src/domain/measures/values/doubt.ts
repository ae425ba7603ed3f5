import { isEstimable } from "../../health/values/estimated";
import { markOf } from "../parameters/limits";
import type { Parameter } from "../parameters/parameter";
import { plausibility } from "./accept";
import { readNumber } from "./read-number";
import type { Value } from "./value";

/** Why somebody is asked before a value is kept: it is rare, its one separator may part thousands, or it is far from the last one. */
export type Doubt = "unlikely" | "thousands" | "far";

/** A value, since when it is so, and whether it was judged by eye. */
export interface ValueAt {
  value: Value;
  at: Date;
  isEstimated?: boolean;
}

/** What was measured before; without an instant it is what is being mended, and how far that was off says nothing. */
export interface LastValue extends Omit<ValueAt, "at"> {
  at: Date | null;
  /** Since when at most whoever was measured lives; absent or null where nobody knows. */
  born?: Date | null;
}

/** One to three figures, none of them a leading zero, and exactly three after one comma or point. */
const grouped = /^[+\-\u2212]?[1-9]\d{0,2}[.,]\d{3}$/u;

/** How many times one number is another, either way round. */
const apart = (one: number, other: number): number =>
  Math.abs(Math.log(Math.abs(one) / Math.abs(other)));

/**
 * Whether "1.200" may have been meant as 1200: where that can be, and is nearer to what was measured last; where nothing is
 * known of that, always.
 */
function mayBeThousands(
  { plausible }: Pick<Parameter, "plausible">,
  text: string,
  last: Value | null,
): boolean {
  if (!grouped.test(text.trim())) return false;
  const read = readNumber(text) ?? 0;
  const meant = read * 1000;
  if (markOf(meant, plausible) !== "within") return false;
  if (typeof last !== "number" || last === 0) return true;
  return apart(meant, last) < apart(read, last);
}

/**
 * The share of its weight that an animal is asked about, for each half year begun: a choice against slips, which are seldom smaller.
 * Of people in hospitals the loss of a tenth in half a year is severe (Blackburn et al. 1977, JPEN 1, 11-22); nothing is judged by it.
 */
const farShare = 0.1;
const halfYearMs = 182.5 * 86_400_000;

/** So many times the share where one of the two weights was judged by eye: a choice; both may be off, each its way. */
const estimatedTimes = 2;

/**
 * By which share a value differs from the one before it, below 0 for a smaller one; null where one of them is no number above 0.
 *
 * @example shareFrom(78, 62) // -0.205...
 */
export const shareFrom = (last: Value, value: Value): number | null =>
  typeof last === "number" && typeof value === "number" && last > 0
    ? value / last - 1
    : null;

/**
 * Whether a weight that differs by a share from the last one is growth in step with age, or less. Who slows down as they grow,
 * from whatever weight at birth, never gains a greater share of their weight than of their age.
 */
function isGrowth(share: number, last: Date, given: Date, born: Date): boolean {
  const grown = given < last ? 1 / (1 + share) : 1 + share;
  const ages = [last, given].map((at) => at.getTime() - born.getTime());
  const age = Math.min(...ages);
  return age > 0 && grown >= 1 && grown <= Math.max(...ages) / age;
}

/**
 * Whether a weight is a tenth or more off the last one, for each half year begun between them, twice that where one of them was
 * judged by eye, and no growth explains it. Of all else nothing is known.
 */
function isFar(
  parameter: Pick<Parameter, "builtIn">,
  given: ValueAt,
  last: LastValue,
): boolean {
  const share = shareFrom(last.value, given.value);
  if (!isEstimable(parameter) || share === null || last.at === null)
    return false;
  const between = Math.abs(given.at.getTime() - last.at.getTime());
  const halfYears = Math.max(1, Math.ceil(between / halfYearMs));
  const isEstimated = given.isEstimated === true || last.isEstimated === true;
  const most = farShare * halfYears * (isEstimated ? estimatedTimes : 1);
  // A tenth of a decimal may fall short of it by a rounding.
  return (
    Math.abs(share) >= most - 1e-9 &&
    (last.born == null || !isGrowth(share, last.at, given.at, last.born))
  );
}

/**
 * Why somebody is asked before they keep a value; null: nobody is. `text` is what was typed, `given` what it means and since when
 * it is so, `last` what was measured before it, null where that is not known. Limits ask nothing.
 *
 * @example doubtOf(light, "1.200", { value: 1.2, at }, { value: 900, at: before }) // "thousands"
 */
export function doubtOf(
  parameter: Pick<Parameter, "builtIn" | "measureType" | "plausible">,
  text: string,
  given: ValueAt,
  last: LastValue | null,
): Doubt | null {
  const isNumber = parameter.measureType === "numeric";
  if (isNumber && mayBeThousands(parameter, text, last?.value ?? null))
    return "thousands";
  if (plausibility(parameter, given.value) !== "within") return "unlikely";
  return last !== null && isFar(parameter, given, last) ? "far" : null;
}
