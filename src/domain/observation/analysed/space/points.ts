import type { Bandwidth } from "../../../analysis/space/density";
import { smoothed } from "../../../analysis/space/density";
import type { Grid } from "../../../grid/grid";
import { sideOf } from "../../../grid/size";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { Ground, InSight, Spot, UnnamedInSight } from "./placed";
import { availableIn, eachInSight } from "./placed";

/** Which of the points are meant; null: all of them. */
export interface PointsWanted extends Ground {
  animalId: string | null;
  behaviourId: string | null;
  level: number | null;
}

/** Somebody in sight, or so many that nobody told apart, and the square and the zone it was in; null: none that can be used. */
export interface Point {
  record: InSight | UnnamedInSight;
  count: number;
  square: number;
  areaId: string | null;
}

const isMeant = (
  record: InSight | UnnamedInSight,
  wanted: PointsWanted,
): boolean => {
  const { behaviourIds, level } = record;
  const animalId = "animalId" in record ? record.animalId : null;
  return (
    (wanted.animalId === null || wanted.animalId === animalId) &&
    (wanted.behaviourId === null ||
      behaviourIds.includes(wanted.behaviourId)) &&
    (wanted.level === null || wanted.level === level)
  );
};

/** Shows every record that is meant and has a point; answers how many have none. */
export function eachPoint(
  chosen: Pick<Chosen, "sessions">,
  wanted: PointsWanted,
  see: (point: Point) => void,
  progress: Progress,
): number {
  const { areaIds } = availableIn(wanted);
  let without = 0;
  let read = 0;
  const meet = (record: InSight | UnnamedInSight, { square, zone }: Spot) => {
    if (!isMeant(record, wanted)) return;
    const count = "count" in record ? record.count : 1;
    if (square < 0) without += count;
    else see({ record, count, square, areaId: areaIds[zone] ?? null });
  };
  eachInSight(
    chosen,
    wanted,
    meet,
    () => {
      read += 1;
      progress((0.8 * read) / chosen.sessions.length);
    },
    meet,
  );
  return without;
}

/** By zone how often somebody was in it, the most used first; null: in none. */
export type ZoneCounts = { areaId: string | null; count: number }[];

/** Points laid into the squares of a map. */
export interface Laid {
  n: number;
  /** By square, row after row, how often somebody was in it: they add up to `n`. */
  counts: Float64Array;
  zones: Map<string | null, number>;
}

export const nothingLaid = ({ columns, rows }: Grid): Laid => ({
  n: 0,
  counts: new Float64Array(columns * rows),
  zones: new Map(),
});

export function lay(
  laid: Laid,
  { square, areaId, count }: Pick<Point, "square" | "areaId" | "count">,
): void {
  laid.n += count;
  laid.counts[square] = (laid.counts[square] ?? 0) + count;
  laid.zones.set(areaId, (laid.zones.get(areaId) ?? 0) + count);
}

export const zonesOf = ({ zones }: Laid): ZoneCounts =>
  [...zones]
    .map(([areaId, count]) => ({ areaId, count }))
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
