import type { Bandwidth } from "../../../analysis/space/density";
import { scottBandwidth } from "../../../analysis/space/density";
import type { Grid } from "../../../grid/grid";
import { sideOf } from "../../../grid/size";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { Placed } from "./placed";
import { availableIn, gridIn } from "./placed";
import type { PointsWanted, ZoneCounts } from "./points";
import {
  eachPoint,
  inMetres,
  layAll,
  nothingLaid,
  shownOf,
  zonesOf,
} from "./points";

/** What of the points is laid over the map, and how. */
export interface HeatOptions extends PointsWanted {
  /** How often somebody was in a square, or how densely around it. */
  kind: "counts" | "density";
  /** In metres, both ways; null: Scott's. */
  bandwidth: number | null;
}

export interface HeatMap {
  /** Records with a point, and how many have none. */
  n: number;
  without: number;
  /** By square, row after row, how often somebody was in it: they add up to `n`. */
  counts: number[];
  /** By square what is shown of it: the same, or points a square. */
  values: number[];
  /** How far a point counts beside itself, in metres; null for counts. */
  bandwidth: Bandwidth | null;
  /** By zone how often somebody was in it, the most used first; null: in none. */
  zones: ZoneCounts;
}

/** How far a point of a density counts beside itself, in squares: as it is asked for, else as Scott has it of the points in these squares, so many in each; null: counts are shown. */
export function widthOf(
  { kind, bandwidth }: Pick<HeatOptions, "kind" | "bandwidth">,
  grid: Grid,
  records: ArrayLike<number>,
): Bandwidth | null {
  if (kind === "counts") return null;
  if (bandwidth === null)
    return scottBandwidth(records, grid.columns, grid.rows);
  const width = bandwidth / sideOf(grid.squareArea);
  return { columns: width, rows: width };
}

/**
 * Where somebody was seen on the map of an enclosure, by square. Nobody with a point: zeros.
 *
 * @example heatMap(chosen, { ...ground, animalId: null, behaviourId: "rest", level: 3, kind: "density", bandwidth: null }).values
 */
export function heatMap(
  chosen: Pick<Chosen, "sessions">,
  options: HeatOptions,
  progress: Progress = untold,
): HeatMap {
  const grid = gridIn(options);
  const available = availableIn(options);
  const laid = nothingLaid(grid, available);
  const see = (placed: Placed, points: Int32Array) =>
    layAll(laid, placed, points);
  const without = eachPoint(chosen, options, see, progress);
  const width = widthOf(options, grid, laid.records);
  return {
    n: laid.n,
    without,
    counts: [...laid.counts],
    values: shownOf(laid, grid, width),
    bandwidth: width === null ? null : inMetres(width, grid),
    zones: zonesOf(laid, available),
  };
}
