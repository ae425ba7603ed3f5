import { lagOneOf, meanOf, sampleDeviation } from "./moments";
import type { Interval } from "./proportion";
import { studentQuantile } from "./student";

/** A mean of `n` values, in their unit. */
export interface Mean {
  n: number;
  mean: number;
  /** 95 %, by Student's t; null where it cannot be said. */
  interval: Interval | null;
}

/** The mean with an interval as of `size` independent values; none of fewer than `least`, and of values that do not differ. */
function meanAs(
  values: readonly number[],
  size: number,
  least: number,
): Mean | null {
  const n = values.length;
  if (n === 0) return null;
  const mean = meanOf(values);
  const whole = Math.floor(size);
  const deviation = sampleDeviation(values);
  if (whole < Math.max(2, least) || !(deviation > 0))
    return { n, mean, interval: null };
  const half =
    (studentQuantile(0.975, whole - 1) * deviation) / Math.sqrt(size);
  return { n, mean, interval: { low: mean - half, high: mean + half } };
}

/**
 * The mean of values that know nothing of each other, with its interval mean +- t(.975, n - 1) s / sqrt(n): Student (1908), Biometrika 6,
 * 1-25. The interval is null of fewer than `least` values, and of values that are all the same; null for no value.
 */
export const meanOfMany = (
  values: readonly number[],
  least: number,
): Mean | null => meanAs(values, values.length, least);

/**
 * The mean of values that follow each other, the first first. As each has something of the one before, they count as
 * n (1 - r1) / (1 + r1) independent ones, r1 the lag-1 autocorrelation and at least 0: Bayley and Hammersley (1946), Supplement to J.
 * R. Stat. Soc. 8, 184-197, for AR(1). Else as `meanOfMany`.
 */
export function meanOfSeries(
  values: readonly number[],
  least: number,
): Mean | null {
  const lag = Math.max(0, lagOneOf(values) ?? 0);
  return meanAs(values, (values.length * (1 - lag)) / (1 + lag), least);
}
