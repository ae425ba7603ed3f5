import quickselect from "quickselect";
import { oneAlone } from "./scans";

/** How far two animals are from each other, of scans in which both were placed, in m. */
export interface Proximity {
  n: number;
  mean: number;
  median: number;
  /** The share of the scans in which they were within the distance. */
  within: number;
}

/** The median of a list, which it puts into another order: what stands in the middle, or the mean of the two beside it. */
function medianOf(values: Float64Array): number {
  const half = Math.floor(values.length / 2);
  // It only moves what lies at a place; that of a typed array is as good.
  quickselect(values as unknown as number[], half);
  const upper = values[half] ?? Number.NaN;
  if (values.length % 2 === 1) return upper;
  let lower = -Infinity;
  for (let at = 0; at < half; at += 1)
    lower = Math.max(lower, values[at] ?? -Infinity);
  return (lower + upper) / 2;
}

/** So many numbers to work in. */
const room = (distances: readonly Float64Array[]): Float64Array =>
  new Float64Array(distances.reduce((all, { length }) => all + length, 0));

/**
 * How far two animals are from each other, of their distances (`distancesOf`); null where both were placed in no scan. `all`: room for as many numbers
 * as there are, which is written over: whoever asks of many pairs has it once.
 */
export function proximityOf(
  distances: readonly Float64Array[],
  within: number,
  all: Float64Array = room(distances),
): Proximity | null {
  let [n, sum, near] = [0, 0, 0];
  for (const run of distances)
    for (let at = 0; at < run.length; at += 1) {
      const distance = run[at] ?? Number.NaN;
      if (Number.isNaN(distance) || distance === oneAlone) continue;
      all[n] = distance;
      n += 1;
      sum += distance;
      if (distance <= within) near += 1;
    }
  if (n === 0) return null;
  return {
    n,
    mean: sum / n,
    median: medianOf(all.subarray(0, n)),
    within: near / n,
  };
}
