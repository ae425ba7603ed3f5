import type { Grid } from "@domain/grid/grid";
import { drawMap } from "../../../shared/map/draw";
import { drawZoneNumbers } from "../../../shared/map/zone-numbers";
import type { Filled } from "./fills";
import { fillOf, stripes } from "./fills";

/** Papers over the plan, which stays in sight below. */
export const washes = {
  light: "rgba(255, 255, 255, 0.86)",
  dark: "rgba(34, 38, 43, 0.86)",
} as const;

export interface Heat extends Filled {
  grid: Grid;
  areaIds: readonly string[];
}

type Plan = Pick<Heat, "grid" | "areaIds" | "dark">;

function drawPaled(
  context: CanvasRenderingContext2D,
  { grid, areaIds, dark }: Plan,
  size: number,
): void {
  const [width, height] = [grid.columns * size, grid.rows * size];
  const look = {
    layer: "zones" as const,
    areaIds,
    plan: null,
    dark,
    isUnnumbered: true,
    marked: null,
  };
  drawMap(context, grid, size, look, { x: 0, y: 0, width, height });
  context.fillStyle = washes[dark ? "dark" : "light"];
  context.fillRect(0, 0, width, height);
}

/** The zones' numbers, seen on whatever lies below them. */
function numberZones(
  context: CanvasRenderingContext2D,
  { grid, areaIds, dark }: Plan,
  size: number,
): void {
  const paper = dark ? "dark" : "light";
  drawZoneNumbers(context, grid, size, { areaIds, paper });
}

/** Draws the plan and its zones, paled, squares being `size` px of the bitmap. */
export function drawGround(
  context: CanvasRenderingContext2D,
  plan: Plan,
  size: number,
): void {
  drawPaled(context, plan, size);
  numberZones(context, plan, size);
}

/** Draws the plan and its zones, and over them how much there is in each square, `size` px of the bitmap each. */
export function drawHeat(
  context: CanvasRenderingContext2D,
  heat: Heat,
  size: number,
): void {
  const { grid, values } = heat;
  drawPaled(context, heat, size);
  for (const [square, value] of values.entries()) {
    const fill = fillOf(heat, value);
    if (fill === null) continue;
    const x = (square % grid.columns) * size;
    const y = Math.floor(square / grid.columns) * size;
    context.fillStyle = fill.color;
    if (fill.isStriped)
      for (const [from, high] of stripes)
        context.fillRect(x, y + from * size, size, high * size);
    else context.fillRect(x, y, size, size);
  }
  numberZones(context, heat, size);
}
