import type { Grid } from "@domain/grid/grid";
import { drawMap } from "../../../shared/map/draw";

/** Dark on light paper, light on dark: read by lightness alone. */
const inks = { light: "0, 34, 78", dark: "254, 232, 56" } as const;
/** Papers over the plan, which stays in sight below. */
const washes = {
  light: "rgba(255, 255, 255, 0.86)",
  dark: "rgba(34, 38, 43, 0.86)",
} as const;
/** What is there at all is seen. */
const faintest = 0.03;

const schemeOf = (dark: boolean) => (dark ? "dark" : "light");

/** The colour of a share of the scale, 0 to 1. */
export const heatColor = (share: number, dark: boolean): string => {
  const strength = faintest + (1 - faintest) * Math.min(1, share);
  return `rgba(${inks[schemeOf(dark)]}, ${String(strength)})`;
};

export interface Heat {
  grid: Grid;
  areaIds: readonly string[];
  /** By square, row after row. */
  values: readonly number[];
  /** The value at the end of the scale; above 0. */
  top: number;
  dark: boolean;
}

/** Less of a point than this is none: densities have no end. */
const least = 0.01;

/** Draws the plan and its zones, and over them how much there is in each square, `size` px of the bitmap each. */
export function drawHeat(
  context: CanvasRenderingContext2D,
  { grid, areaIds, values, top, dark }: Heat,
  size: number,
): void {
  const [width, height] = [grid.columns * size, grid.rows * size];
  const look = {
    layer: "zones" as const,
    areaIds,
    plan: null,
    dark,
    marked: null,
  };
  drawMap(context, grid, size, look, { x: 0, y: 0, width, height });
  context.fillStyle = washes[schemeOf(dark)];
  context.fillRect(0, 0, width, height);
  for (const [square, value] of values.entries()) {
    const share = value / top;
    if (share < least) continue;
    const column = square % grid.columns;
    const row = Math.floor(square / grid.columns);
    context.fillStyle = heatColor(share, dark);
    context.fillRect(column * size, row * size, size, size);
  }
}
