import type { Cell, Grid } from "@domain/grid/grid";
import { inkOn, zoneColor } from "./colors";

/** The square of each zone that lies nearest to the zone's middle. */
function middles({ columns, zones, palette }: Grid): (Cell | null)[] {
  const sums = palette.map(() => ({ count: 0, column: 0, row: 0 }));
  const each = (see: (value: number, column: number, row: number) => void) => {
    for (let index = 0; index < zones.length; index += 1) {
      const value = zones[index] ?? 0;
      if (value > 0)
        see(value - 1, index % columns, Math.floor(index / columns));
    }
  };
  each((zone, column, row) => {
    const sum = sums[zone];
    if (sum === undefined) return;
    sum.count += 1;
    sum.column += column;
    sum.row += row;
  });
  const best = palette.map(() => ({
    far: Infinity,
    cell: null as Cell | null,
  }));
  each((zone, column, row) => {
    const [sum, found] = [sums[zone], best[zone]];
    if (sum === undefined || found === undefined) return;
    const far =
      (column - sum.column / sum.count) ** 2 + (row - sum.row / sum.count) ** 2;
    if (far < found.far) best[zone] = { far, cell: { column, row } };
  });
  return best.map(({ cell }) => cell);
}

interface Numbered {
  /** Ids of the enclosure's zones in their order: it says the numbers. */
  areaIds: readonly string[];
  /** What they are written on, where that is not the zones' colours: they have a rim of it. */
  paper?: "light" | "dark";
}

const inks = {
  light: ["#000000", "rgba(255, 255, 255, 0.85)"],
  dark: ["#ffffff", "rgba(0, 0, 0, 0.75)"],
} as const;

/** Writes the number of each zone in its middle, as the list of zones has it; squares are `size` px of the bitmap. */
export function drawZoneNumbers(
  context: CanvasRenderingContext2D,
  grid: Grid,
  size: number,
  { areaIds, paper }: Numbered,
): void {
  const text = Math.max(size * 0.8, 18);
  for (const [index, cell] of middles(grid).entries()) {
    const place = areaIds.indexOf(grid.palette[index] ?? "");
    if (cell === null || place < 0) continue;
    const [x, y] = [(cell.column + 0.5) * size, (cell.row + 0.5) * size];
    context.font = `600 ${text}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = inkOn(zoneColor(place));
    if (paper !== undefined) {
      const [ink, rim] = inks[paper];
      context.lineWidth = text / 5;
      context.lineJoin = "round";
      context.strokeStyle = rim;
      context.strokeText(`${place + 1}`, x, y);
      context.fillStyle = ink;
    }
    context.fillText(`${place + 1}`, x, y);
  }
}
