import type { Grid } from "./grid";
import { blankGrid } from "./grid";
import type { MapSize } from "./size";
import { sideOf } from "./size";

/**
 * The drawing on a map of another size, from its upper left corner. Every square takes what was drawn
 * under its middle, so that a pond stays as large in metres where squares change. What no longer fits is
 * lost, what is new is unpainted and level.
 */
export function refit(grid: Grid, size: MapSize): Grid {
  const made = blankGrid(size);
  const scale = sideOf(size.squareArea) / sideOf(grid.squareArea);
  for (let row = 0; row < made.rows; row += 1) {
    const oldRow = Math.floor((row + 0.5) * scale);
    if (oldRow >= grid.rows) break;
    for (let column = 0; column < made.columns; column += 1) {
      const oldColumn = Math.floor((column + 0.5) * scale);
      if (oldColumn >= grid.columns) break;
      const from = oldRow * grid.columns + oldColumn;
      const to = row * made.columns + column;
      made.zones[to] = grid.zones[from] ?? 0;
      made.levels[to] = grid.levels[from] ?? 0;
    }
  }
  return { ...made, palette: grid.palette };
}
