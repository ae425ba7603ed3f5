import type { Grid } from "@domain/grid/grid";

/** A line from a corner of a square to another, in squares: x, y, x, y. */
type Side = readonly [number, number, number, number];

/** Every side of a square beyond which another zone begins, those on the map's edge too; nothing painted: none. */
export function outlinesOf({
  columns,
  rows,
  zones,
}: Pick<Grid, "columns" | "rows" | "zones">): Side[] {
  const zoneAt = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows
      ? 0
      : (zones[row * columns + column] ?? 0);
  const sides: Side[] = [];
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1) {
      const zone = zoneAt(column, row);
      if (zone !== zoneAt(column - 1, row))
        sides.push([column, row, column, row + 1]);
      if (zone !== zoneAt(column, row - 1))
        sides.push([column, row, column + 1, row]);
    }
  return sides;
}

/** How a picture shows through what is drawn over it: on light paper by its dark, on dark paper by its light. */
export const blend = {
  light: { operation: "multiply", opacity: 0.75 },
  dark: { operation: "screen", opacity: 0.4 },
} as const;

/** Lets the picture of the plan show through a map whose squares are `size` px of the bitmap: as wide as the map, from its upper left corner. */
export function drawPlan(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  { size, dark }: { size: number; dark: boolean },
): void {
  const { operation, opacity } = blend[dark ? "dark" : "light"];
  const width = columns * size;
  const high = (width * image.naturalHeight) / (image.naturalWidth || 1);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, rows * size);
  context.clip();
  context.globalCompositeOperation = operation;
  context.globalAlpha = opacity;
  context.drawImage(image, 0, 0, width, high);
  context.restore();
}

/** The colour and width, in px, of what is drawn along a zone's end, the lowest first. */
export const outlineStrokes = [
  ["rgba(255, 255, 255, 0.7)", 3],
  ["rgba(0, 0, 0, 0.75)", 1.2],
] as const;

/** Draws where zones end, dark in a light rim so that it is seen on both. */
export function drawOutlines(
  context: CanvasRenderingContext2D,
  grid: Grid,
  size: number,
): void {
  const sides = outlinesOf(grid);
  for (const [color, wide] of outlineStrokes) {
    context.beginPath();
    for (const [x, y, toX, toY] of sides) {
      context.moveTo(x * size, y * size);
      context.lineTo(toX * size, toY * size);
    }
    context.strokeStyle = color;
    context.lineWidth = wide;
    context.stroke();
  }
}
