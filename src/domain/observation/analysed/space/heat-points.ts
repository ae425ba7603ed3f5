import { gridOf } from "../../../grid/enclosure-map";
import { touchOf } from "../../collect/scan-place";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { PointsWanted, ZoneCounts } from "./points";
import { eachPoint, lay, nothingLaid, zonesOf } from "./points";

/** Places that are told apart along the longer side of a map, as positions are: in thousandths. */
export const finest = 1000;

/** Points by their place: never more than there are places, however many points. */
export interface HeatPoints {
  n: number;
  without: number;
  /** How many places the map has across and down. */
  across: number;
  down: number;
  /** The places where somebody was, row after row, and how often: these add up to `n`. */
  places: Uint32Array;
  counts: Uint32Array;
  zones: ZoneCounts;
}

/**
 * Every point at its own place on the map of an enclosure. A point on the far edge belongs to the last place. Nobody with a point: no places.
 *
 * @example heatPoints(chosen, { ...ground, animalId: null, behaviourId: null, level: null }).places
 */
export function heatPoints(
  chosen: Pick<Chosen, "sessions">,
  wanted: PointsWanted,
  progress: Progress = untold,
): HeatPoints {
  const grid = gridOf(wanted.map, wanted.zones);
  const fineness = finest / Math.max(grid.columns, grid.rows);
  const placesOf = (squares: number) =>
    Math.max(1, Math.round(squares * fineness));
  const [across, down] = [placesOf(grid.columns), placesOf(grid.rows)];
  const laid = nothingLaid(grid);
  const counts = new Map<number, number>();
  const without = eachPoint(
    chosen,
    wanted,
    (point) => {
      lay(laid, point);
      const touch = touchOf(grid, point.record);
      if (touch === null) return;
      const column = Math.min(across - 1, Math.floor(touch.left * across));
      const row = Math.min(down - 1, Math.floor(touch.top * down));
      const place = row * across + column;
      counts.set(place, (counts.get(place) ?? 0) + point.count);
    },
    progress,
  );
  const ordered = [...counts].sort(([a], [b]) => a - b);
  return {
    n: laid.n,
    without,
    across,
    down,
    places: Uint32Array.from(ordered, ([place]) => place),
    counts: Uint32Array.from(ordered, ([, count]) => count),
    zones: zonesOf(laid),
  };
}
