import type { Grid } from "../../grid/grid";
import { levelAt, zoneAt } from "../../grid/grid";
import { sideOf } from "../../grid/size";
import type { MapPoint } from "../rows/motion";
import { placeMost } from "../rows/row";
import type { Seen } from "../rows/row";

/** Where somebody was seen. */
export type Place = Pick<Seen, "x" | "y" | "level" | "areaId">;

/** Nobody said where. */
export const nowhere: Place = { x: null, y: null, level: null, areaId: null };

/** A point of a drawn map: how far from its left and its upper edge, as shares of its width and its height. */
export interface Touch {
  left: number;
  top: number;
}

/** How many thousandths of the map's width a square is wide. */
export const squareIn = ({ squareArea, mapWidth }: Grid): number =>
  (1000 * sideOf(squareArea)) / mapWidth;

const share = (value: number) => Math.min(1, Math.max(0, value));
const thousandths = (value: number) =>
  Math.min(placeMost, Math.max(0, Math.round(value)));

/** The square that a share of so many of them lies in: the far edge belongs to the last one. */
const squareAt = (part: number, squares: number): number =>
  Math.min(squares - 1, Math.floor(part * squares));

/**
 * The place of a touch: the point in thousandths of the map's width, the level painted on its square, and its zone, where
 * that is one of `zoneIds`. A touch beyond the map is one of its edge.
 */
export function placeOf(
  grid: Grid,
  zoneIds: ReadonlySet<string>,
  { left, top }: Touch,
): Place {
  const [right, down] = [share(left), share(top)];
  const column = squareAt(right, grid.columns);
  const row = squareAt(down, grid.rows);
  const zone = zoneAt(grid, column, row);
  const square = squareIn(grid);
  return {
    x: thousandths(right * grid.columns * square),
    y: thousandths(down * grid.rows * square),
    level: levelAt(grid, column, row),
    areaId: zone !== null && zoneIds.has(zone) ? zone : null,
  };
}

/** How far the squares of a map reach to the right and downwards, in thousandths of its width. */
export function edgeOf(grid: Grid): MapPoint {
  const square = squareIn(grid);
  return { x: grid.columns * square, y: grid.rows * square };
}

/** The place of a point, as if the map were touched there; of one beyond the map, that of its edge. */
export function placeAt(
  grid: Grid,
  zoneIds: ReadonlySet<string>,
  { x, y }: MapPoint,
): Place {
  const edge = edgeOf(grid);
  return placeOf(grid, zoneIds, { left: x / edge.x, top: y / edge.y });
}

/** Where on the drawn map a place is; null for one without a point. */
export function touchOf(
  grid: Grid,
  { x, y }: Pick<Place, "x" | "y">,
): Touch | null {
  if (x === null || y === null) return null;
  const square = squareIn(grid);
  return {
    left: share(x / (grid.columns * square)),
    top: share(y / (grid.rows * square)),
  };
}

/** The square of a place, by where it stands in the layers of the map; null for one without a point. */
export function squareOf(
  grid: Grid,
  place: Pick<Place, "x" | "y">,
): number | null {
  const touch = touchOf(grid, place);
  if (touch === null) return null;
  const column = squareAt(touch.left, grid.columns);
  return squareAt(touch.top, grid.rows) * grid.columns + column;
}

/** What is asked of a coordinate, a whole number from 0 on, worked out once for each that comes: thousands of points lie at few of them. */
export function ofCoordinate(
  of: (coordinate: number) => number,
): (coordinate: number) => number {
  const known = new Int32Array(placeMost + 1).fill(-1);
  return (coordinate) => {
    const found = known[coordinate] ?? -1;
    if (found >= 0) return found;
    known[coordinate] = of(coordinate);
    return known[coordinate] ?? 0;
  };
}
