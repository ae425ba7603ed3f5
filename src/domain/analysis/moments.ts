function sum(values: ArrayLike<number>): number {
  let all = 0;
  for (let at = 0; at < values.length; at += 1) all += values[at] ?? 0;
  return all;
}

/** The arithmetic mean, in the unit of the values; NaN for none. */
export const meanOf = (values: ArrayLike<number>): number =>
  sum(values) / values.length;

/** The middle value, or the mean of the two in the middle; NaN for none. */
export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((a, b) => a - b);
  const half = ordered.length / 2;
  return meanOf(ordered.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** The standard deviation of a sample, s² = sum (x - mean)² / (n - 1); NaN for fewer than two. */
export function sampleDeviation(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = sum(values.map((value) => (value - mean) ** 2));
  return values.length < 2
    ? Number.NaN
    : Math.sqrt(squares / (values.length - 1));
}

/** The mean of the distances of each value from the one before, in their unit; NaN for fewer than two. */
export const meanMovingRange = (values: readonly number[]): number =>
  meanOf(
    values
      .slice(1)
      .map((value, index) => Math.abs(value - (values[index] ?? 0))),
  );

/** The mean of the values of several runs; NaN for none. */
export function meanOfRuns(runs: readonly (readonly number[])[]): number {
  let [all, n] = [0, 0];
  for (const run of runs)
    for (const value of run) {
      all += value;
      n += 1;
    }
  return all / n;
}

/**
 * Lag-1 autocorrelation of values that follow each other in several runs, between which nothing follows: r1 = sum (x_t - mean)
 * (x_t+1 - mean) / sum (x_t - mean)², the pairs within a run: Box, Jenkins and Reinsel (1994), Time Series Analysis, section 2.1.5.
 * null where values do not differ, and for none.
 */
export function lagOneOfRuns(
  runs: readonly (readonly number[])[],
): number | null {
  const mean = meanOfRuns(runs);
  let [following, all] = [0, 0];
  for (const run of runs) {
    let before = 0;
    for (const value of run) {
      const away = value - mean;
      following += before * away;
      all += away * away;
      before = away;
    }
  }
  return all > 0 ? following / all : null;
}

/** Lag-1 autocorrelation of one run (`lagOneOfRuns`), which is the Yule-Walker estimate of AR(1), too. */
export const lagOneOf = (values: readonly number[]): number | null =>
  lagOneOfRuns([values]);
