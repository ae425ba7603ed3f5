import { pyramidOf } from "@domain/analysis/space/pyramid";
import type { HeatPoints } from "@domain/observation/analysed/space/heat-points";
import type { Heat } from "../draw-heat";
import { inks } from "../fills";
import { rasterOf, strengthOf } from "../points/points-picture";
import { onGround } from "./heat-svg";
import type { SavedPlan } from "./plan-svg";
import { planOnce } from "./plan-svg";
import { line, rect, svgOf } from "./svg";

const side = 800;
const headline = 32;
/** So many places along a side are drawn at most: a drawing that no program opens helps nobody. */
const placesMost = 250;

/** Every point as a drawing, at places as fine as can be drawn. */
export function pointsSvg(
  title: string,
  points: HeatPoints,
  ground: Pick<Heat, "grid" | "areaIds" | "dark">,
  plan: SavedPlan | null = null,
): string {
  const { grid, dark } = ground;
  const size = side / Math.max(grid.columns, grid.rows);
  const [wide, high] = [grid.columns * size, grid.rows * size];
  const raster = pyramidOf(rasterOf(points), placesMost).at(-1);
  const { across = 1, counts = new Uint32Array() } = raster ?? {};
  const place = wide / across;
  const most = counts.reduce((top, count) => Math.max(top, count), 0);
  const ink = inks[dark ? "dark" : "light"].join(", ");
  const dots: string[] = [];
  counts.forEach((count, at) => {
    if (count === 0) return;
    const strength = strengthOf(count, most).toFixed(2);
    const x = (at % across) * place;
    const y = Math.floor(at / across) * place;
    dots.push(rect([x, y, place, place], `rgba(${ink}, ${strength})`));
  });
  return svgOf({ width: wide, height: high + headline, title, dark }, [
    ...planOnce(plan, grid, size),
    line([8, 22], title, dark, 16),
    `<g transform="translate(0 ${String(headline)})">`,
    ...onGround(ground, size, dots, plan),
    "</g>",
  ]);
}
