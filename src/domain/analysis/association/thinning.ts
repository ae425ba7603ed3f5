import type { Dyad, SeenScans, Series } from "./scans";
import { addMet } from "./scans";

/** Scans of which one says so little of the next are taken as independent. */
const correlationMost = 0.1;
/** No gap is looked at that is longer. */
const gapMost = 60;

/** In each scan of a session whether two were together: 1, 0, or NaN where that is not known. */
function togetherness(a: Series, b: Series, within: number): Float64Array {
  const found = new Float64Array(a.states.length);
  for (let at = 0; at < found.length; at += 1) {
    const met = { together: 0, both: 0, either: 0 };
    addMet(met, a, at, b, at, within);
    found[at] = met.either === 0 ? Number.NaN : met.together;
  }
  return found;
}

/** The runs of a dyad over its sessions, its mean taken off. */
function centred(runs: readonly Float64Array[]): Float64Array[] {
  let [sum, n] = [0, 0];
  for (const run of runs)
    for (const value of run)
      if (!Number.isNaN(value)) {
        sum += value;
        n += 1;
      }
  const mean = n === 0 ? 0 : sum / n;
  return runs.map((run) => run.map((value) => value - mean));
}

/** The correlation of what lies so many scans apart, over all runs; null where nothing does, or nothing differs. */
function correlationAt(
  runs: readonly Float64Array[],
  gap: number,
): number | null {
  let [products, pairs, squares, values] = [0, 0, 0, 0];
  for (const run of runs)
    for (let at = 0; at < run.length; at += 1) {
      const value = run[at] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      squares += value * value;
      values += 1;
      const next = run[at + gap] ?? Number.NaN;
      if (Number.isNaN(next)) continue;
      products += value * next;
      pairs += 1;
    }
  return pairs === 0 || squares === 0
    ? null
    : products / pairs / (squares / values);
}

/**
 * Every how many scans of a session one counts, so that whether two are together says little of the next that counts: the first
 * gap at which the correlation over all dyads is at most 0.1. 1 where all count, or where nothing can be correlated; null: one a
 * session, as none of its gaps is long enough.
 */
export function thinningOf(
  { sessions }: SeenScans,
  dyads: readonly Dyad[],
  within: number,
): number | null {
  const runs = dyads.flatMap(({ one, other }) =>
    centred(
      sessions.flatMap(({ series }) => {
        const [a, b] = [series[one], series[other]];
        return a && b ? [togetherness(a, b, within)] : [];
      }),
    ),
  );
  for (let gap = 1; gap <= gapMost; gap += 1) {
    const correlation = correlationAt(runs, gap);
    if (correlation === null) return gap === 1 ? 1 : null;
    if (correlation <= correlationMost) return gap;
  }
  return null;
}
