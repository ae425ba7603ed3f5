import { rounded } from "./rounding";
import type { CriterionScore } from "./score-shape";

/** Fewer axes enclose no area. */
const axesLeast = 3;
const cwasDecimals = 2;

/** The area between two neighbouring axes of length 1, of so many. */
const unitTriangle = (axes: number): number =>
  Math.sin((2 * Math.PI) / axes) / 2;

/**
 * The Cumulative Welfare Assessment Score of the Animal Welfare Assessment Grid, exact: the area of the radar's polygon, sum
 * over neighbours of 1/2 sin(2 pi / k) v_i v_(i+1), the last beside the first. As its reference implementation has it:
 * ukhsa-collaboration/animal-welfare-assessment-grid, CwasCalculator. It depends on the order of the axes. null for k < 3.
 */
function polygonArea(values: readonly number[]): number | null {
  const k = values.length;
  if (k < axesLeast) return null;
  const products = values.map(
    (value, at) => value * (values[(at + 1) % k] ?? 0),
  );
  return unitTriangle(k) * products.reduce((sum, one) => sum + one, 0);
}

/**
 * The mean of that area over all orders of the axes, which no order changes, exact. Two axes are neighbours in 2 / (k - 1)
 * of the orders, so that it is k/2 sin(2 pi / k) times the mean of v_i v_j over all pairs. null for k < 3.
 */
function meanArea(values: readonly number[]): number | null {
  const k = values.length;
  if (k < axesLeast) return null;
  const sum = values.reduce((all, one) => all + one, 0);
  const squares = values.reduce((all, one) => all + one * one, 0);
  const pairs = (k * (k - 1)) / 2;
  return k * unitTriangle(k) * ((sum * sum - squares) / 2 / pairs);
}

const shown = (area: number | null): number | null =>
  area === null ? null : rounded(area, cwasDecimals);

/**
 * The CWAS of parameters from 1, the best, to 10, in the order of the axes, to two decimals half up; null for fewer than 3.
 * @example cwasOf([1, 1.8, 1.25, 3.2]) // 5.63
 */
export const cwasOf = (values: readonly number[]): number | null =>
  shown(polygonArea(values));

/**
 * The mean of the CWAS over all orders of the axes, to two decimals half up; null for fewer than 3.
 * @example orderFreeOf([1, 10, 1, 10]) // 47, as of [1, 1, 10, 10]
 */
export const orderFreeOf = (values: readonly number[]): number | null =>
  shown(meanArea(values));

/**
 * A score of ours, 0 the worst and 1 the best, on AWAG's scale from 1, the best, to 10: v = 10 - 9 score. A template that is
 * brought in gives the step v of its scale the score 1 - (v - 1) / 9, which this turns back; as both are straight lines, the
 * mean of a parameter's factors is turned with them. A template of another scale is stretched to 1 to 10.
 *
 * @example awagValue(1) // 1
 */
export const awagValue = (score: number): number => 10 - 9 * score;

/** The criteria read as the parameters of AWAG. */
export interface Awag {
  /** The axes in the order of the criteria, each value from 1, the best, to 10. */
  axes: { categoryId: string; value: number }[];
  cwas: number;
  /** The CWAS if all that is not known were at its best, and at its worst: more is worse. */
  low: number;
  high: number;
  /** The mean over all orders of the axes. */
  orderFree: number;
}

/**
 * A score as AWAG shows it, in the order of its criteria. null, "cannot say": fewer than three criteria, or one that cannot be
 * said, as the area over fewer axes is another figure, not a smaller one.
 *
 * @example awagOf(score.criteria)?.cwas // 5.63
 */
export function awagOf(
  criteria: readonly Pick<
    CriterionScore,
    "categoryId" | "value" | "low" | "high"
  >[],
): Awag | null {
  const axes = criteria.flatMap(({ categoryId, value }) =>
    value === null ? [] : [{ categoryId, value: awagValue(value) }],
  );
  if (axes.length < criteria.length) return null;
  const values = axes.map(({ value }) => value);
  const endOf = (end: "low" | "high") =>
    cwasOf(criteria.map((one) => awagValue(one[end] ?? 0)));
  const [cwas, orderFree] = [cwasOf(values), orderFreeOf(values)];
  const [low, high] = [endOf("high"), endOf("low")];
  return cwas === null || orderFree === null || low === null || high === null
    ? null
    : { axes, cwas, low, high, orderFree };
}
