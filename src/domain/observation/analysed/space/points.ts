import type { Bandwidth } from "../../../analysis/space/density";
import { smoothed } from "../../../analysis/space/density";
import type { Grid } from "../../../grid/grid";
import { sideOf } from "../../../grid/size";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { Available, Ground, Placed } from "./placed";
import { placedIn } from "./placed";

/** Which of the points are meant; null: all of them. */
export interface PointsWanted extends Ground {
  animalId: string | null;
  behaviourId: string | null;
  level: number | null;
}

/** Those of some records that are meant, by their places. */
function meantAmong(
  some: Int32Array,
  { animals, doings, levels }: Placed,
  { animalId, behaviourId, level }: PointsWanted,
): Int32Array {
  if (animalId === null && behaviourId === null && level === null) return some;
  const isAnimal = animals.values.map(
    (one) => animalId === null || one === animalId,
  );
  const isDone = doings.values.map(
    (done) => behaviourId === null || done?.includes(behaviourId) === true,
  );
  const isAt = levels.values.map((one) => level === null || one === level);
  return some.filter(
    (at) =>
      isAnimal[animals.places[at] ?? 0] === true &&
      isDone[doings.places[at] ?? 0] === true &&
      isAt[levels.places[at] ?? 0] === true,
  );
}

/** How many some records are of. */
const countIn = ({ counts }: Placed, some: Int32Array): number =>
  some.reduce((sum, at) => sum + (counts[at] ?? 0), 0);

/** Shows of each session the places of all records that are meant and have a point; answers how many have none. */
export function eachPoint(
  chosen: Pick<Chosen, "sessions">,
  wanted: PointsWanted,
  see: (placed: Placed, points: Int32Array) => void,
  progress: Progress,
): number {
  let without = 0;
  placedIn(chosen, wanted).forEach((session, read) => {
    for (const placed of session) {
      const points = meantAmong(placed.points, placed, wanted);
      see(placed, points);
      if (placed.points.length === placed.seen.length) continue;
      const seen = meantAmong(placed.seen, placed, wanted);
      without += countIn(placed, seen) - countIn(placed, points);
    }
    progress((0.8 * (read + 1)) / chosen.sessions.length);
  });
  return without;
}

/** By zone how often somebody was in it, the most used first; null: in none. */
export type ZoneCounts = { areaId: string | null; count: number }[];

/** Points laid into the squares of a map. */
export interface Laid {
  n: number;
  /** By square, row after row, how often somebody was in it: they add up to `n`. */
  counts: Float64Array;
  /** In how many records. */
  records: Float64Array;
  /** As the counts by zone, those that can be used in their order, and last in none of these. */
  zones: Float64Array;
  /** The zones that somebody was in, by when first. */
  met: number[];
}

export const nothingLaid = (
  { columns, rows }: Grid,
  { areaIds }: Pick<Available, "areaIds">,
): Laid => ({
  n: 0,
  counts: new Float64Array(columns * rows),
  records: new Float64Array(columns * rows),
  zones: new Float64Array(areaIds.length + 1),
  met: [],
});

/** Lays a record with a point. */
export function lay(
  laid: Laid,
  { counts, squares, zones }: Placed,
  at: number,
): void {
  const count = counts[at] ?? 0;
  const square = squares[at] ?? 0;
  const zone = zones[at] ?? -1;
  const place = zone < 0 ? laid.zones.length - 1 : zone;
  if (laid.zones[place] === 0) laid.met.push(place);
  laid.n += count;
  laid.counts[square] = (laid.counts[square] ?? 0) + count;
  laid.records[square] = (laid.records[square] ?? 0) + 1;
  laid.zones[place] = (laid.zones[place] ?? 0) + count;
}

/** Lays all these. */
export function layAll(laid: Laid, placed: Placed, points: Int32Array): void {
  for (let nth = 0; nth < points.length; nth += 1)
    lay(laid, placed, points[nth] ?? 0);
}

export const zonesOf = (
  { zones, met }: Laid,
  { areaIds }: Pick<Available, "areaIds">,
): ZoneCounts =>
  met
    .map((place) => ({
      areaId: areaIds[place] ?? null,
      count: zones[place] ?? 0,
    }))
    .sort((a, b) => b.count - a.count);

/** What of counts is shown: the same, or how dense they are, in points a square. */
export const shownOf = (
  { counts }: Laid,
  { columns, rows }: Grid,
  width: Bandwidth | null,
): number[] =>
  Array.from(width === null ? counts : smoothed(counts, columns, rows, width));

/** A bandwidth in squares as metres. */
export const inMetres = (
  { columns, rows }: Bandwidth,
  { squareArea }: Pick<Grid, "squareArea">,
): Bandwidth => {
  const side = sideOf(squareArea);
  return { columns: columns * side, rows: rows * side };
};
