import { markOf } from "../parameters/limits";
import type { Parameter } from "../parameters/parameter";
import { plausibility } from "./accept";
import { readNumber } from "./read-number";
import type { Value } from "./value";

/** Why somebody is asked before a value is kept: it is rare, or its one separator may part thousands. */
export type Doubt = "unlikely" | "thousands";

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
 * Why somebody is asked before they keep a value; null: nobody is. `text` is what was typed, `last` what was measured before
 * it, null where that is not known. Limits ask nothing.
 *
 * @example doubtOf(light, "1.200", 1.2, 900) // "thousands"
 */
export function doubtOf(
  parameter: Pick<Parameter, "measureType" | "plausible">,
  text: string,
  value: Value,
  last: Value | null,
): Doubt | null {
  const isNumber = parameter.measureType === "numeric";
  if (isNumber && mayBeThousands(parameter, text, last)) return "thousands";
  return plausibility(parameter, value) === "within" ? null : "unlikely";
}
