import type { CannotSay, Expected, Observation } from "../control-chart";
import { controlChartOf } from "../control-chart";
import { isGrowing } from "../growth";
import { lagOneOf, meanOf, sampleDeviation } from "../moments";
import type { Unsaid } from "../said";
import { studentTails } from "../student";

/** The latest value of a series against its own baseline, in the unit of the values. */
export interface Change {
  canSay: true;
  value: number;
  expected: Expected;
  outside: "below" | "above" | null;
  /** So many values make the baseline. */
  n: number;
  /** How likely a value at least as far away is where nothing changed, to either side. */
  p: number;
}

/**
 * So many independent values a baseline stands for: n (1 - r) / (1 + r), Bayley and Hammersley (1946), r its lag-1 autocorrelation, which
 * short series show too small by (1 + 3 r) / n: Kendall (1954), Biometrika 41, 403-404. From 2 to n.
 */
export function independentOf(values: readonly number[]): number {
  const n = values.length;
  const shown = lagOneOf(values) ?? 0;
  const lag = Math.min(0.99, Math.max(0, shown + (1 + 3 * shown) / n));
  return Math.min(n, Math.max(2, (n * (1 - lag)) / (1 + lag)));
}

/** One further value against the mean of a few, of which so many are independent: t = (x - mean) / (s sqrt(1 + 1/m)), Hahn and Meeker (1991), section 4.7. */
function pOfMean(values: readonly number[], value: number, m: number): number {
  // What depends on the one before shows too little spread in a few values.
  const share = (1 - 1 / values.length) / (1 - 1 / m);
  const spread = sampleDeviation(values) ** 2 * share;
  const t = (value - meanOf(values)) / Math.sqrt(spread * (1 + 1 / m));
  return studentTails(t, Math.max(1, Math.floor(m) - 1));
}

/** What is left of values beside the straight line through them, and what of a further one, which is least certain far away: Draper and Smith (1998), Applied Regression Analysis, section 3.1. */
function besideLine(base: readonly Observation[], at: Observation) {
  const [day, mean] = [
    meanOf(base.map((one) => one.day)),
    meanOf(base.map(({ value }) => value)),
  ];
  const width = base.reduce((all, one) => all + (one.day - day) ** 2, 0);
  const slope =
    base.reduce((all, one) => all + (one.day - day) * one.value, 0) / width;
  const restOf = (one: Observation) =>
    one.value - mean - slope * (one.day - day);
  return {
    rest: base.map(restOf),
    away: restOf(at),
    far: (at.day - day) ** 2 / width,
  };
}

/** The greater p of what the mean and what the line says: a line that was seen by chance leads away from everything that comes later. */
function pOfGrowing(base: readonly Observation[], at: Observation): number {
  const { rest, away, far } = besideLine(base, at);
  const n = base.length;
  const m = independentOf(rest);
  const squares = rest.reduce((all, one) => all + one ** 2, 0);
  const spread = (squares / n) * (m / Math.max(1, m - 2));
  const t = away / Math.sqrt(spread * (1 + (1 + n * far) / m));
  return Math.max(
    studentTails(t, Math.max(1, Math.floor(m) - 2)),
    pOfMean(
      base.map(({ value }) => value),
      at.value,
      m,
    ),
  );
}

/**
 * Whether the latest of values changed against a frozen baseline: its limits are those of the control chart (`controlChartOf`), its p
 * Student's t of one further value. Of a baseline that grows a value must leave
 * its mean as well as its line. What the chart cannot say, this cannot either; a value within
 * the baseline or without an expected one: "tooFew".
 *
 * @example changeAgainstItself({ baseline: [], latest: { day: 1, value: 2 } }) // { canSay: false, why: "tooFew" }
 */
export function changeAgainstItself({
  baseline,
  latest,
  before = null,
  isOrdinal = false,
}: {
  baseline: readonly Observation[];
  latest: Observation;
  /** The value before the latest, which a series that depends on it is judged by. */
  before?: Observation | null;
  isOrdinal?: boolean;
}): Change | Unsaid<CannotSay> {
  const observations = before === null ? [latest] : [before, latest];
  const chart = controlChartOf(observations, { isOrdinal, frozen: baseline });
  if (!chart.canSay) return chart;
  const judged = chart.points.find(({ day }) => day === latest.day);
  if (judged === undefined || judged.expected === null || judged.isBaseline)
    return { canSay: false, why: "tooFew" };
  const base = baseline
    .toSorted((a, b) => a.day - b.day)
    .slice(0, chart.baseline);
  const values = base.map(({ value }) => value);
  const p = isGrowing(values)
    ? pOfGrowing(base, latest)
    : pOfMean(values, latest.value, independentOf(values));
  const { expected, outside } = judged;
  return {
    canSay: true,
    value: latest.value,
    expected,
    outside,
    n: chart.baseline,
    p,
  };
}
