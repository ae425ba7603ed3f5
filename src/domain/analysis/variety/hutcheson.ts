import type { Sums } from "../interval/bootstrap";
import type { Unsaid } from "../said";
import { studentTails } from "../student";
import { measuresOf } from "./measures";

/** A test as the literature has it. */
export type Hutcheson =
  | { canSay: true; t: number; degrees: number; p: number }
  | Unsaid<"nothingObserved" | "oneCategory">;

/** The variance of H: (sum p ln² p - H²) / n + (S - 1) / 2n². */
function varianceOf(
  counts: Sums,
  { n, richness, shannon }: { n: number; richness: number; shannon: number },
): number {
  let squares = 0;
  for (const count of counts)
    if (count > 0) squares += (count / n) * Math.log(count / n) ** 2;
  return (squares - shannon ** 2) / n + (richness - 1) / (2 * n ** 2);
}

/**
 * Whether the H of two samples differ, by Hutcheson's t (1970), J. Theor. Biol. 29, 151-154, two-sided. It takes every record for an
 * independent one, which those of one session are not: it stands beside the interval over sessions for comparison with the literature.
 * Cannot say of nothing, and where each has one kind alone.
 */
export function hutcheson(one: Sums, other: Sums): Hutcheson {
  const sides = [one, other].map((counts) => {
    const measures = measuresOf(counts, counts.length);
    return measures && { ...measures, variance: varianceOf(counts, measures) };
  });
  const [a, b] = sides;
  if (!a || !b) return { canSay: false, why: "nothingObserved" };
  const both = a.variance + b.variance;
  if (!(both > 0)) return { canSay: false, why: "oneCategory" };
  const t = (a.shannon - b.shannon) / Math.sqrt(both);
  const degrees = both ** 2 / (a.variance ** 2 / a.n + b.variance ** 2 / b.n);
  const whole = Math.max(1, Math.floor(degrees));
  return { canSay: true, t, degrees, p: studentTails(t, whole) };
}
