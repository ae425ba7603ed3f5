import type { Placed } from "../growth";
import { lagOneOf } from "../moments";

/** What is less is rounding. */
const nothing = 1e-18;
/** Nor does it say anything of what values have of each other where a parabola leaves so little of how they vary. */
const leftLeast = 0.01;
const squaresOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value * value, 0);

/** What a parabola through points leaves of each, by least squares. */
function restsOf(points: readonly Placed[]): number[] {
  const rests = points.map(({ value }) => value);
  const columns: number[][] = [];
  const first = points[0]?.at ?? 0;
  const length = (points.at(-1)?.at ?? 0) - first || 1;
  for (const power of [0, 1, 2]) {
    const column = points.map(({ at }) => ((at - first) / length) ** power);
    const lessOf = (target: number[], other: readonly number[]) => {
      const share =
        target.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) /
        squaresOf(other);
      target.forEach((value, at) => {
        target[at] = value - share * (other[at] ?? 0);
      });
    };
    for (const other of columns) lessOf(column, other);
    if (squaresOf(column) < nothing) continue;
    columns.push(column);
    lessOf(rests, column);
  }
  return rests;
}

/**
 * By how much more the score of Mann and Kendall varies than that of values which know nothing of each other, (1 + r1) / (1 - r1): Yue and
 * Wang (2004), Water Resour. Manag. 18, 201-218. r1 is that of what a parabola leaves, so that a bent rise or fall is none, at least 0, and corrected
 * for how much too small few values tell it, by (3 + 5 r1) / n: Shaman and Stine (1988), J. Am. Stat. Assoc. 83, 842-848. 1 where it leaves less
 * than a hundredth of how values vary, and for five values and fewer.
 */
export function widerBy(points: readonly Placed[]): number {
  const n = points.length;
  const mean = points.reduce((sum, { value }) => sum + value, 0) / n;
  const all = squaresOf(points.map(({ value }) => value - mean));
  const rests = restsOf(points);
  if (n <= 5 || squaresOf(rests) <= leftLeast * all) return 1;
  const told = lagOneOf(rests) ?? 0;
  const lag = Math.min(0.95, Math.max(0, told + (3 + 5 * told) / n));
  return (1 + lag) / (1 - lag);
}
