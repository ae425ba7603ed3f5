import type { Bandwidth } from "../../../analysis/space/density";
import { smoothed } from "../../../analysis/space/density";
import type { Grid } from "../../../grid/grid";
import { sideOf } from "../../../grid/size";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { Available, Ground, Placed } from "./placed";
import { eachInSight, placedIn } from "./placed";

/** Which of the points are meant; null: all of them. */
export interface PointsWanted extends Ground {
  animalId: string | null;
  behaviourId: string | null;
  level: number | null;
}

/** Which records of somebody in sight are meant. */
function meantIn(
  { animals, doings, levels }: Placed,
  { animalId, behaviourId, level }: PointsWanted,
): (at: number) => boolean {
  const isAnimal = animals.values.map(
    (one) => animalId === null || one === animalId,
  );
  const isDone = doings.values.map(
    (done) => behaviourId === null || done?.includes(behaviourId) === true,
  );
  const isAt = levels.values.map((one) => level === null || one === level);
  return (at) =>
    isAnimal[animals.places[at] ?? 0] === true &&
    isDone[doings.places[at] ?? 0] === true &&
    isAt[levels.places[at] ?? 0] === true;
}

/** Hands on the records of each session; what is answered is shown the place of every one of them that is meant and has a point. Answers how many have none. */
export function eachPoint(
  chosen: Pick<Chosen, "sessions">,
  wanted: PointsWanted,
  seeIn: (placed: Placed) => (at: number) => void,
  progress: Progress,
): number {
  let without = 0;
  placedIn(chosen, wanted).forEach((session, read) => {
    for (const placed of session) {
      const { counts, squares } = placed;
      const isMeant = meantIn(placed, wanted);
      const see = seeIn(placed);
      eachInSight(placed, (at) => {
        if (!isMeant(at)) return;
        if ((squares[at] ?? -1) >= 0) see(at);
        else without += counts[at] ?? 0;
      });
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
  /** The same by zone, those that can be used in their order, and last in none of these. */
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
  zones: new Float64Array(areaIds.length + 1),
  met: [],
});

/** Lays a record with a point. */
export function lay(
  laid: Laid,
  { counts, squares, zones }: Placed,
  at: number,
): void {
  const [count, square, zone] = [
    counts[at] ?? 0,
    squares[at] ?? 0,
    zones[at] ?? -1,
  ];
  const place = zone < 0 ? laid.zones.length - 1 : zone;
  if (laid.zones[place] === 0) laid.met.push(place);
  laid.n += count;
  laid.counts[square] = (laid.counts[square] ?? 0) + count;
  laid.zones[place] = (laid.zones[place] ?? 0) + count;
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

/** Where a square of a map lies. */
export const cellOf = (square: number, { columns }: Pick<Grid, "columns">) => ({
  column: square % columns,
  row: Math.floor(square / columns),
});
