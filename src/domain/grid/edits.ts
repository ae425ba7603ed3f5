import type { Cell, Grid, Level } from "./grid";
import { indexOf } from "./grid";

/** What an edit paints: a zone (null takes it away) or an elevation. */
export type Paint =
  | { layer: "zones"; areaId: string | null }
  | { layer: "levels"; level: Level };

/** A grid that may be written on, of which nobody else knows yet. */
interface Canvas {
  grid: Grid;
  layer: Uint8Array | Int8Array;
  value: number;
}

function canvasOf(grid: Grid, paint: Paint): Canvas {
  if (paint.layer === "levels") {
    const layer = grid.levels.slice();
    return { grid: { ...grid, levels: layer }, layer, value: paint.level };
  }
  const { areaId } = paint;
  const layer = grid.zones.slice();
  const isNew = areaId !== null && !grid.palette.includes(areaId);
  const palette = isNew ? [...grid.palette, areaId] : grid.palette;
  const value = areaId === null ? 0 : palette.indexOf(areaId) + 1;
  return { grid: { ...grid, palette, zones: layer }, layer, value };
}

function paintRectangle({ grid, layer, value }: Canvas, a: Cell, b: Cell) {
  const { columns, rows } = grid;
  const left = Math.max(0, Math.min(a.column, b.column));
  const right = Math.min(columns - 1, Math.max(a.column, b.column));
  const top = Math.max(0, Math.min(a.row, b.row));
  const bottom = Math.min(rows - 1, Math.max(a.row, b.row));
  if (right < left) return;
  for (let row = top; row <= bottom; row += 1)
    layer.fill(value, row * columns + left, row * columns + right + 1);
}

/** The squares from one to another, both included, without a gap. */
function* between(from: Cell, to: Cell): Generator<Cell> {
  const steps = Math.max(
    Math.abs(to.column - from.column),
    Math.abs(to.row - from.row),
  );
  for (let step = 0; step <= steps; step += 1) {
    const part = steps === 0 ? 0 : step / steps;
    yield {
      column: Math.round(from.column + (to.column - from.column) * part),
      row: Math.round(from.row + (to.row - from.row) * part),
    };
  }
}

/**
 * Paints along a line, `radius` squares to every side of it; what lies beyond the map is left out.
 *
 * @example brush(grid, { column: 0, row: 0 }, { column: 4, row: 0 }, 1, { layer: "levels", level: 2 })
 */
export function brush(
  grid: Grid,
  from: Cell,
  to: Cell,
  radius: number,
  paint: Paint,
): Grid {
  const canvas = canvasOf(grid, paint);
  for (const { column, row } of between(from, to))
    paintRectangle(
      canvas,
      { column: column - radius, row: row - radius },
      { column: column + radius, row: row + radius },
    );
  return canvas.grid;
}

/** Paints the rectangle of which two opposite corners are given, both included. */
export function rectangle(grid: Grid, a: Cell, b: Cell, paint: Paint): Grid {
  const canvas = canvasOf(grid, paint);
  paintRectangle(canvas, a, b);
  return canvas.grid;
}

/** Paints all squares that hang together with one by their sides and have in this layer what it has; the same grid where that is painted already, and beyond the map. */
export function fill(grid: Grid, cell: Cell, paint: Paint): Grid {
  const start = indexOf(grid, cell);
  const canvas = canvasOf(grid, paint);
  const { layer, value } = canvas;
  const old = layer[start];
  if (start < 0 || old === value) return grid;
  const { columns } = grid;
  const waiting = [start];
  layer[start] = value;
  const visit = (at: number) => {
    if (layer[at] !== old) return;
    layer[at] = value;
    waiting.push(at);
  };
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at % columns > 0) visit(at - 1);
    if (at % columns < columns - 1) visit(at + 1);
    visit(at - columns);
    visit(at + columns);
  }
  return canvas.grid;
}
