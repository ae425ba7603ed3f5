import type { Dyad, SeenScans } from "./scans";
import { distancesOf, oneAlone } from "./scans";
import { correlationLeft, thinningOf } from "./thinning";

/** How two animals met in a scan: nothing is known, or neither was in sight; one was; both were, apart or together. */
export const metAs = {
  unknown: 0,
  oneAlone: 1,
  apart: 2,
  together: 3,
} as const;

/** A scan: by dyad how the two met (`metAs`). */
export type MetScan = Uint8Array;

/** By session how each two met in every `step`-th scan of it; Infinity: in the first. [] for no session. */
const metRunsOf = (
  { animalIds, sessions }: SeenScans,
  dyads: readonly Dyad[],
  within: number,
  step: number,
): MetScan[][] =>
  sessions.map((session) => {
    const length = Math.max(1, Math.ceil(session.hours.length / step));
    const scans = Array.from({ length }, () => new Uint8Array(dyads.length));
    dyads.forEach((dyad, place) => {
      const [run] = distancesOf({ animalIds, sessions: [session] }, dyad);
      scans.forEach((met, nth) => {
        const distance = run?.[nth === 0 ? 0 : nth * step] ?? Number.NaN;
        if (Number.isNaN(distance)) return;
        if (distance === oneAlone) met[place] = metAs.oneAlone;
        else met[place] = distance <= within ? metAs.together : metAs.apart;
      });
    });
    return scans;
  });

/** With how many each animal is in each scan, less how many it is with in all of them. */
function companyIn(
  runs: readonly (readonly MetScan[])[],
  dyads: readonly Dyad[],
  animal: number,
): number[][] {
  const own = dyads.flatMap(({ one, other }, at) =>
    one === animal || other === animal ? [at] : [],
  );
  const counts = runs.map((run) =>
    run.map((met) => own.filter((at) => met[at] === metAs.together).length),
  );
  const all = counts.flat();
  const mean = all.reduce((sum, count) => sum + count, 0) / all.length;
  return counts.map((run) => run.map((count) => count - mean));
}

/** How much of with how many an animal is, is the same in the next scan that counts: at least 0, over all animals. */
function companyLeft(
  runs: readonly (readonly MetScan[])[],
  dyads: readonly Dyad[],
  animals: number,
): number {
  let [products, pairs, squares, scans] = [0, 0, 0, 0];
  for (let animal = 0; animal < animals; animal += 1)
    for (const run of companyIn(runs, dyads, animal))
      run.forEach((value, at) => {
        squares += value * value;
        scans += 1;
        const next = run[at + 1];
        if (next === undefined) return;
        products += value * next;
        pairs += 1;
      });
  if (!(squares > 0) || pairs === 0) return 0;
  return Math.max(0, products / pairs / (squares / scans));
}

/** Sides of a comparison in scans that say little of each other. */
interface ThinnedSides {
  /** Every how many scans of a session one counts; null: one a session. */
  step: number | null;
  sides: MetScan[][];
  /** How much of a scan that counts is still that of the one before, of two animals or of all that one keeps to, on the side where it is most. */
  correlation: number;
}

/**
 * The scans of sides that are held against each other, thinned the same as the one that asks for most: how they differ from each other is no
 * correlation. No sides: none.
 */
export function thinnedSides(
  sides: readonly SeenScans[],
  dyads: readonly Dyad[],
  within: number,
): ThinnedSides {
  const distances = sides.map((own) =>
    dyads.map((dyad) => distancesOf(own, dyad)),
  );
  const steps = distances.map((own) => thinningOf(own, within) ?? Infinity);
  const step = Math.max(1, ...steps);
  const runs = sides.map((own) => metRunsOf(own, dyads, within, step));
  return {
    step: Number.isFinite(step) ? step : null,
    sides: runs.map((own) => own.flat()),
    correlation: Math.max(
      0,
      ...distances.map((own) => correlationLeft(own, within, step)),
      ...runs.map((own, at) =>
        companyLeft(own, dyads, sides[at]?.animalIds.length ?? 0),
      ),
    ),
  };
}
