import { quantile } from "../interval/bootstrap";
import { oneAlone } from "./scans";

/** How far two animals are from each other, of scans in which both were placed, in m. */
export interface Proximity {
  n: number;
  mean: number;
  median: number;
  /** The share of the scans in which they were within the distance. */
  within: number;
}

/** How far two animals are from each other, of their distances (`distancesOf`); null where both were placed in no scan. */
export function proximityOf(
  distances: readonly Float64Array[],
  within: number,
): Proximity | null {
  const all = new Float64Array(
    distances.reduce((sum, { length }) => sum + length, 0),
  );
  let [n, sum, near] = [0, 0, 0];
  for (const run of distances)
    for (const distance of run) {
      if (Number.isNaN(distance) || distance === oneAlone) continue;
      all[n] = distance;
      n += 1;
      sum += distance;
      if (distance <= within) near += 1;
    }
  if (n === 0) return null;
  const median = quantile(all.subarray(0, n).sort(), 0.5);
  return { n, mean: sum / n, median, within: near / n };
}
