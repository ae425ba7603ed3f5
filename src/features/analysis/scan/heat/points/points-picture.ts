import type { Raster } from "@domain/analysis/space/pyramid";
import { pyramidOf } from "@domain/analysis/space/pyramid";
import type { HeatPoints } from "@domain/observation/analysed/space/heat-points";
import { papers } from "../save/svg";
import type { Heat } from "../draw-heat";
import { drawGround } from "../draw-heat";
import { drawOutlines, drawPlan } from "../draw-plan";
import { inks } from "../fills";
import type { Frame, Looked } from "./viewport";
import { squareOf } from "./viewport";

/** A place is drawn no smaller than this, in px: coarser places are drawn from afar. */
const placeLeast = 2;
/** The coarsest places are so many along a side. */
const coarsest = 64;
/** One alone is seen. */
const faintest = 0.4;
/** In px, the longer side of the plan as it is kept. */
const groundSide = 1600;

/** How strong the ink of so many points in one place is, 0 to 1. */
export const strengthOf = (count: number, most: number): number =>
  count === 0
    ? 0
    : faintest +
      (1 - faintest) * (most > 1 ? Math.log(count) / Math.log(most) : 1);

export function rasterOf({ across, down, places, counts }: HeatPoints): Raster {
  const all = new Uint32Array(across * down);
  places.forEach((place, at) => {
    all[place] = counts[at] ?? 0;
  });
  return { across, down, counts: all };
}

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

/** A pixel for each place. */
function bitmapOf({ across, down, counts }: Raster, dark: boolean) {
  const canvas = canvasOf(across, down);
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const [red, green, blue] = inks[dark ? "dark" : "light"];
  const pixels = context.createImageData(across, down);
  const most = counts.reduce((top, count) => Math.max(top, count), 0);
  counts.forEach((count, place) => {
    if (count === 0) return;
    const strength = Math.round(255 * strengthOf(count, most));
    pixels.data.set([red, green, blue, strength], 4 * place);
  });
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** What is drawn of points: their plan, and them at finer and coarser places; a frame of it is two pictures, however many they are. */
interface PointsPicture {
  ground: HTMLCanvasElement;
  /** The finest first. */
  steps: { across: number; bitmap: HTMLCanvasElement }[];
  dark: boolean;
}

export function pictureOf(
  points: HeatPoints,
  map: Pick<Heat, "grid" | "areaIds" | "dark">,
  plan: HTMLImageElement | null,
): PointsPicture {
  const { grid, dark } = map;
  const size = Math.ceil(groundSide / Math.max(grid.columns, grid.rows));
  const ground = canvasOf(grid.columns * size, grid.rows * size);
  const context = ground.getContext("2d");
  if (context !== null) {
    drawGround(context, map, size);
    if (plan !== null) drawPlan(context, plan, grid, { size, dark });
    drawOutlines(context, grid, size);
  }
  const steps = pyramidOf(rasterOf(points), coarsest).map((raster) => ({
    across: raster.across,
    bitmap: bitmapOf(raster, dark),
  }));
  return { ground, steps, dark };
}

/** Draws what is seen, `fine` px of the bitmap being one of the screen. */
export function paint(
  context: CanvasRenderingContext2D,
  { ground, steps, dark }: PointsPicture,
  frame: Frame,
  looked: Looked,
  fine: number,
): void {
  const square = squareOf(frame, looked.zoom);
  const [wide, high] = [frame.columns * square, frame.rows * square];
  const box = [looked.x, looked.y, wide, high] as const;
  context.setTransform(fine, 0, 0, fine, 0, 0);
  context.fillStyle = papers[dark ? "dark" : "light"];
  context.fillRect(0, 0, frame.width, frame.height);
  context.imageSmoothingEnabled = false;
  context.drawImage(ground, ...box);
  const step =
    steps.find(({ across }) => wide / across >= placeLeast) ?? steps.at(-1);
  if (step !== undefined) context.drawImage(step.bitmap, ...box);
}
