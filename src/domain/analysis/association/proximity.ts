import type { SeenScans } from "./scans";
import { distanceOf } from "./scans";
import { quantile } from "../interval/bootstrap";

/** How far two animals are from each other, of scans in which both were placed, in m. */
export interface Proximity {
  n: number;
  mean: number;
  median: number;
  /** The share of the scans in which they were within the distance. */
  within: number;
}

/** How far two animals (by their places) are from each other over all scans; null where both were placed in none. */
export function proximityOf(
  { sessions }: SeenScans,
  one: number,
  other: number,
  within: number,
): Proximity | null {
  const distances: number[] = [];
  for (const { series } of sessions) {
    const [a, b] = [series[one], series[other]];
    if (!a || !b) continue;
    for (let at = 0; at < a.states.length; at += 1) {
      const distance = distanceOf(a, at, b, at);
      if (!Number.isNaN(distance)) distances.push(distance);
    }
  }
  const n = distances.length;
  if (n === 0) return null;
  const ordered = Float64Array.from(distances).sort();
  return {
    n,
    mean: distances.reduce((sum, distance) => sum + distance, 0) / n,
    median: quantile([...ordered], 0.5),
    within: distances.filter((distance) => distance <= within).length / n,
  };
}
