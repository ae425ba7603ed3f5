import type { MapSize } from "./size";
import { columnsOf } from "./size";

export const lowestLevel = -1;
export const highestLevel = 4;
/** The elevations a square may have. */
export const levels = [-1, 0, 1, 2, 3, 4] as const;
export type Level = (typeof levels)[number];

/** A square by its place, both from 0. */
export interface Cell {
  column: number;
  row: number;
}

/**
 * A map taken apart: of each square, row after row, the zone (0 for none, else its place in the palette
 * from 1) and the elevation. Nothing changes a grid: every edit gives another one.
 */
export interface Grid extends MapSize {
  readonly columns: number;
  /** Ids of zones; a zone once in it keeps its place in all that is made of the grid. */
  readonly palette: readonly string[];
  readonly zones: Uint8Array;
  readonly levels: Int8Array;
}

/** A map on which nothing is drawn. */
export function blankGrid({ mapWidth, squareArea, rows }: MapSize): Grid {
  const columns = columnsOf(mapWidth, squareArea);
  return {
    mapWidth,
    squareArea,
    columns,
    rows,
    palette: [],
    zones: new Uint8Array(columns * rows),
    levels: new Int8Array(columns * rows),
  };
}

/** Where a square stands in the layers; -1 beyond the map. */
export const indexOf = (
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  { column, row }: Cell,
): number =>
  column < 0 || row < 0 || column >= columns || row >= rows
    ? -1
    : row * columns + column;

/** The square nearest to one that may lie beyond the map. */
export const within = (
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  { column, row }: Cell,
): Cell => ({
  column: Math.min(columns - 1, Math.max(0, column)),
  row: Math.min(rows - 1, Math.max(0, row)),
});

/** The zone of a square; null where none is painted, and beyond the map. */
export function zoneAt(grid: Grid, column: number, row: number): string | null {
  const value = grid.zones[indexOf(grid, { column, row })] ?? 0;
  return grid.palette[value - 1] ?? null;
}

/** The elevation of a square; 0 beyond the map. */
export const levelAt = (grid: Grid, column: number, row: number): number =>
  grid.levels[indexOf(grid, { column, row })] ?? 0;

/** How many squares each zone has, by its id; zones without any are left out. */
export function paintedSquares(grid: Grid): ReadonlyMap<string, number> {
  const counts = new Uint32Array(grid.palette.length + 1);
  for (const value of grid.zones) counts[value] = (counts[value] ?? 0) + 1;
  const found = new Map<string, number>();
  for (const [index, areaId] of grid.palette.entries()) {
    const count = counts[index + 1] ?? 0;
    if (count > 0) found.set(areaId, count);
  }
  return found;
}

/** The painted surface of each zone in m2; zones without any are left out. */
export const paintedAreas = (grid: Grid): ReadonlyMap<string, number> =>
  new Map(
    [...paintedSquares(grid)].map(([areaId, count]) => [
      areaId,
      count * grid.squareArea,
    ]),
  );
