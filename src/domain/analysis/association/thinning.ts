import { oneAlone } from "./scans";

/** Scans of which one says so little of the next are taken as independent. */
const correlationMost = 0.1;
/** No gap is looked at that is longer. */
const gapMost = 60;

/** Whether two were together in the scans of a session, as 1 or 0, less how often they were in all; NaN where that is not known. */
type Run = Float64Array;

/** The runs of one dyad, whose mean is that of all of them. */
function runsOf(distances: readonly Float64Array[], within: number): Run[] {
  let [sum, n] = [0, 0];
  for (const run of distances)
    for (let at = 0; at < run.length; at += 1) {
      const distance = run[at] ?? Number.NaN;
      if (Number.isNaN(distance)) continue;
      if (distance !== oneAlone && distance <= within) sum += 1;
      n += 1;
    }
  const mean = n === 0 ? 0 : sum / n;
  const [apart, together] = [-mean, 1 - mean];
  return distances.map((own) => {
    const run = new Float64Array(own.length);
    for (let at = 0; at < run.length; at += 1) {
      const distance = own[at] ?? Number.NaN;
      run[at] = Number.isNaN(distance)
        ? distance
        : distance !== oneAlone && distance <= within
          ? together
          : apart;
    }
    return run;
  });
}

/** The sum of the products of what lies so many scans apart, less the mean of each dyad, and how many there are. */
function productsAt(
  runs: readonly Run[],
  gap: number,
): { sum: number; n: number } {
  let [sum, n] = [0, 0];
  for (const run of runs)
    for (let at = 0; at + gap < run.length; at += 1) {
      const product = (run[at] ?? Number.NaN) * (run[at + gap] ?? Number.NaN);
      if (Number.isNaN(product)) continue;
      sum += product;
      n += 1;
    }
  return { sum, n };
}

/**
 * Every how many scans of a session one counts, so that whether two are together says little of the next that counts: the first
 * gap at which the correlation over all dyads is at most 0.1. `distances`: of each dyad (`distancesOf`). 1 where all count, or where
 * nothing differs; null: one a session, as none of its gaps is long enough.
 */
export function thinningOf(
  distances: readonly (readonly Float64Array[])[],
  within: number,
): number | null {
  const runs = distances.flatMap((own) => runsOf(own, within));
  const squares = productsAt(runs, 0);
  if (!(squares.sum > 0)) return 1;
  for (let gap = 1; gap <= gapMost; gap += 1) {
    const { sum, n } = productsAt(runs, gap);
    if (n === 0) return gap === 1 ? 1 : null;
    if (sum / n / (squares.sum / squares.n) <= correlationMost) return gap;
  }
  return null;
}

/**
 * How much of whether two are together is the same in the next scan that counts, where one of `step` does: at least 0, which it is also where
 * that is not known.
 */
export function correlationLeft(
  distances: readonly (readonly Float64Array[])[],
  within: number,
  step: number,
): number {
  const runs = distances.flatMap((own) => runsOf(own, within));
  const squares = productsAt(runs, 0);
  const { sum, n } = productsAt(runs, step);
  if (!(squares.sum > 0) || n === 0) return 0;
  return Math.max(0, sum / n / (squares.sum / squares.n));
}
