import type { Bandwidth } from "../../../analysis/space/density";
import { scottBandwidth, smoothed } from "../../../analysis/space/density";
import { gridOf } from "../../../grid/enclosure-map";
import { sideOf } from "../../../grid/size";
import { squareOf } from "../../collect/scan-place";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import { untold } from "../progress";
import type { Ground, InSight } from "./placed";
import { availableIn, eachInSight } from "./placed";

/** What of the points is laid over the map; null: all of it. */
export interface HeatOptions extends Ground {
  animalId: string | null;
  behaviourId: string | null;
  level: number | null;
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
  zones: { areaId: string | null; count: number }[];
}

const isMeant = (
  { animalId, behaviourIds, level }: InSight,
  wanted: HeatOptions,
): boolean =>
  (wanted.animalId === null || wanted.animalId === animalId) &&
  (wanted.behaviourId === null || behaviourIds.includes(wanted.behaviourId)) &&
  (wanted.level === null || wanted.level === level);

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
  const grid = gridOf(options.map, options.zones);
  const { columns, rows } = grid;
  const { areaIds } = availableIn(options);
  const counts = new Float64Array(columns * rows);
  const zones = new Map<string | null, number>();
  const points: { column: number; row: number }[] = [];
  let without = 0;
  let read = 0;
  const see = (record: InSight, zone: number) => {
    if (!isMeant(record, options)) return;
    const square = squareOf(grid, record);
    if (square === null) {
      without += 1;
      return;
    }
    counts[square] = (counts[square] ?? 0) + 1;
    const areaId = areaIds[zone] ?? null;
    zones.set(areaId, (zones.get(areaId) ?? 0) + 1);
    points.push({
      column: square % columns,
      row: Math.floor(square / columns),
    });
  };
  eachInSight(chosen, options, see, () => {
    read += 1;
    progress((0.8 * read) / chosen.sessions.length);
  });
  const side = sideOf(grid.squareArea);
  const { bandwidth: asked } = options;
  const width =
    asked === null
      ? scottBandwidth(points)
      : { columns: asked / side, rows: asked / side };
  const isDense = options.kind === "density";
  return {
    n: points.length,
    without,
    counts: [...counts],
    values: [...(isDense ? smoothed(counts, columns, rows, width) : counts)],
    bandwidth: isDense
      ? { columns: width.columns * side, rows: width.rows * side }
      : null,
    zones: [...zones]
      .map(([areaId, count]) => ({ areaId, count }))
      .sort((a, b) => b.count - a.count),
  };
}
