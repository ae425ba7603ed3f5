import { ofCoordinate, touchOf } from "../../collect/scan-place";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import { availableIn, gridIn } from "./placed";
import type { PointsWanted, ZoneCounts } from "./points";
import { eachPoint, layAll, nothingLaid, zonesOf } from "./points";

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

/** Of ordered places how often each of the different ones is there. */
function countsOf(ordered: Uint32Array, different: number): Uint32Array {
  const counts = new Uint32Array(different);
  let at = -1;
  ordered.forEach((place, nth) => {
    if (place !== ordered[nth - 1]) at += 1;
    counts[at] = (counts[at] ?? 0) + 1;
  });
  return counts;
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
  const grid = gridIn(wanted);
  const fineness = finest / Math.max(grid.columns, grid.rows);
  const placesOf = (squares: number) =>
    Math.max(1, Math.round(squares * fineness));
  const [across, down] = [placesOf(grid.columns), placesOf(grid.rows)];
  const columnAt = ofCoordinate((x) =>
    Math.min(
      across - 1,
      Math.floor((touchOf(grid, { x, y: 0 })?.left ?? 0) * across),
    ),
  );
  const rowAt = ofCoordinate((y) =>
    Math.min(
      down - 1,
      Math.floor((touchOf(grid, { x: 0, y })?.top ?? 0) * down),
    ),
  );
  const available = availableIn(wanted);
  const laid = nothingLaid(grid, available);
  /** The place of each point. */
  const found: number[] = [];
  const without = eachPoint(
    chosen,
    wanted,
    (placed, points) => {
      layAll(laid, placed, points);
      for (let nth = 0; nth < points.length; nth += 1) {
        const at = points[nth] ?? 0;
        const { x = null, y = null } = placed.records[at] ?? {};
        if (x === null || y === null) continue;
        const place = rowAt(y) * across + columnAt(x);
        for (let more = placed.counts[at] ?? 0; more > 0; more -= 1)
          found.push(place);
      }
    },
    progress,
  );
  const ordered = Uint32Array.from(found).sort();
  const places = ordered.filter((place, at) => place !== ordered[at - 1]);
  return {
    n: laid.n,
    without,
    across,
    down,
    places,
    counts: countsOf(ordered, places.length),
    zones: zonesOf(laid, available),
  };
}
