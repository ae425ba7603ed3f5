import type { Cell, Grid } from "@domain/grid/grid";
import { levelAt } from "@domain/grid/grid";
import { inkOn, levelColor, zoneColor } from "./colors";
import { drawZoneNumbers } from "./zone-numbers";

/** What a drawing shows beside the squares. */
export interface Look {
  layer: "zones" | "levels";
  /** Ids of the enclosure's zones in their order: it says colours and numbers. */
  areaIds: readonly string[];
  plan: { image: HTMLImageElement; opacity: number } | null;
  dark: boolean;
  /** Zones are told by their colours alone. */
  isUnnumbered?: boolean;
  /** Squares about to be painted. */
  marked: { from: Cell; to: Cell } | null;
}

/** Squares smaller than this, in px of the screen, have no lines between them. */
const lineFrom = 6;
const noteFrom = 14;

type Colors = (index: number) => string | null;

/** A part of a map, in squares: from one row and column to before another. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is seen of a map, in px of the bitmap. */
export interface Port {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The squares that are seen. */
const partOf = (
  { columns, rows }: Grid,
  size: number,
  { x, y, width, height }: Port,
): Part => ({
  left: Math.max(0, Math.floor(x / size)),
  top: Math.max(0, Math.floor(y / size)),
  right: Math.min(columns, Math.ceil((x + width) / size)),
  bottom: Math.min(rows, Math.ceil((y + height) / size)),
});

function colorsOf(grid: Grid, { layer, areaIds }: Look): Colors {
  if (layer === "levels")
    return (index) => {
      const level = grid.levels[index] ?? 0;
      return level === 0 && grid.zones[index] === 0 ? null : levelColor(level);
    };
  const byValue = [
    null,
    ...grid.palette.map((id) => zoneColor(Math.max(0, areaIds.indexOf(id)))),
  ];
  return (index) => byValue[grid.zones[index] ?? 0] ?? null;
}

/** Fills the squares, as many of a row at once as are alike. */
function fillSquares(
  context: CanvasRenderingContext2D,
  { columns }: Grid,
  { left, top, right, bottom }: Part,
  size: number,
  colorAt: Colors,
): void {
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right;) {
      const color = colorAt(row * columns + column);
      let end = column + 1;
      while (end < right && colorAt(row * columns + end) === color) end += 1;
      if (color !== null) {
        context.fillStyle = color;
        context.fillRect(
          column * size,
          row * size,
          (end - column) * size,
          size,
        );
      }
      column = end;
    }
}

/** In the drawing of zones what is not level is hatched lightly or darkly. */
function shadeLevels(
  context: CanvasRenderingContext2D,
  grid: Grid,
  { left, top, right, bottom }: Part,
  size: number,
): void {
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const level = levelAt(grid, column, row);
      if (level === 0) continue;
      context.fillStyle =
        level < 0 ? "rgba(0,0,0,0.25)" : `rgba(255,255,255,${0.12 * level})`;
      context.fillRect(column * size, row * size, size, size);
    }
}

function lines(
  context: CanvasRenderingContext2D,
  { left, top, right, bottom }: Part,
  size: number,
  dark: boolean,
): void {
  context.beginPath();
  for (let column = left; column <= right; column += 1) {
    context.moveTo(column * size, top * size);
    context.lineTo(column * size, bottom * size);
  }
  for (let row = top; row <= bottom; row += 1) {
    context.moveTo(left * size, row * size);
    context.lineTo(right * size, row * size);
  }
  context.strokeStyle = dark ? "rgba(255,255,255,0.16)" : "rgba(0,0,0,0.14)";
  context.lineWidth = 1;
  context.stroke();
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  color: string,
  [x, y]: readonly [number, number],
  size: number,
): void {
  context.font = `600 ${size}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = inkOn(color);
  context.fillText(text, x, y);
}

/** Elevations in figures, where they can be read. */
function figures(
  context: CanvasRenderingContext2D,
  grid: Grid,
  { left, top, right, bottom }: Part,
  size: number,
): void {
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) {
      const level = levelAt(grid, column, row);
      if (level === 0) continue;
      const at = [(column + 0.5) * size, (row + 0.5) * size] as const;
      write(context, `${level}`, levelColor(level), at, size * 0.55);
    }
}

function mark(
  context: CanvasRenderingContext2D,
  { from, to }: NonNullable<Look["marked"]>,
  size: number,
): void {
  const left = Math.min(from.column, to.column) * size;
  const top = Math.min(from.row, to.row) * size;
  const width = (Math.abs(from.column - to.column) + 1) * size;
  const height = (Math.abs(from.row - to.row) + 1) * size;
  const wide = Math.max(2, Math.min(4, size / 5));
  for (const [color, inset] of [
    ["#ffffff", 0],
    ["#000000", wide / 2],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = wide / 2;
    context.strokeRect(
      left + inset,
      top + inset,
      width - 2 * inset,
      height - 2 * inset,
    );
  }
}

/** Draws what is seen of a map, squares being `size` px of the bitmap. */
export function drawMap(
  context: CanvasRenderingContext2D,
  grid: Grid,
  size: number,
  look: Look,
  port: Port,
): void {
  const [width, height] = [grid.columns * size, grid.rows * size];
  const part = partOf(grid, size, port);
  context.setTransform(1, 0, 0, 1, -port.x, -port.y);
  context.fillStyle = look.dark ? "#22262b" : "#ffffff";
  context.fillRect(0, 0, width, height);
  if (look.plan !== null) {
    const { image, opacity } = look.plan;
    context.globalAlpha = opacity;
    const high = (width * image.naturalHeight) / image.naturalWidth;
    context.drawImage(image, 0, 0, width, high);
    context.globalAlpha = 1 - opacity / 2;
  }
  fillSquares(context, grid, part, size, colorsOf(grid, look));
  context.globalAlpha = 1;
  if (look.layer === "zones") shadeLevels(context, grid, part, size);
  if (size >= lineFrom) lines(context, part, size, look.dark);
  if (look.layer === "zones") {
    if (look.isUnnumbered !== true) drawZoneNumbers(context, grid, size, look);
  } else if (size >= noteFrom) figures(context, grid, part, size);
  if (look.marked !== null) mark(context, look.marked, size);
}
