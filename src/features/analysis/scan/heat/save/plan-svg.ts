import type { Grid } from "@domain/grid/grid";
import { blend, outlinesOf, outlineStrokes } from "../draw-plan";
import { round } from "./svg";

/** The picture of a plan as a drawing holds it: in itself, so that the drawing is whole wherever it is taken. */
export interface SavedPlan {
  href: string;
  /** How high it is, of its width. */
  ratio: number;
}

/** In px: no drawing is printed so large that more would be seen. */
const widthMost = 1600;

/** A picture that may be saved as one that a drawing holds; null: none is shown, or it is none. */
export function savedPlan(image: HTMLImageElement | null): SavedPlan | null {
  if (image === null || image.naturalWidth === 0) return null;
  const ratio = image.naturalHeight / image.naturalWidth;
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(widthMost, image.naturalWidth);
  canvas.height = Math.max(1, Math.round(canvas.width * ratio));
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { href: canvas.toDataURL("image/png"), ratio };
}

/** The picture once for a whole drawing, cut at the edge of the map, whose squares are `size` wide; [] without one. */
export const planOnce = (
  plan: SavedPlan | null,
  { columns, rows }: Pick<Grid, "columns" | "rows">,
  size: number,
): string[] => {
  if (plan === null) return [];
  const [wide, high] = [columns * size, rows * size];
  return [
    `<defs><svg id="plan" width="${round(wide)}" height="${round(high)}" overflow="hidden">`,
    `<image href="${plan.href}" width="${round(wide)}" height="${round(wide * plan.ratio)}" preserveAspectRatio="none"/>`,
    "</svg></defs>",
  ];
};

/** The picture of `planOnce` where it shows through a map, as on the screen. */
export function planHere(dark: boolean): string {
  const { operation, opacity } = blend[dark ? "dark" : "light"];
  return `<use href="#plan" opacity="${String(opacity)}" style="mix-blend-mode:${operation}"/>`;
}

/** Where zones end, dark in a light rim as on the screen. */
export function outlineSvg(grid: Grid, size: number): string[] {
  const path = outlinesOf(grid)
    .map(
      ([x, y, toX, toY]) =>
        `M${round(x * size)} ${round(y * size)}L${round(toX * size)} ${round(toY * size)}`,
    )
    .join("");
  if (path === "") return [];
  return outlineStrokes.map(
    ([color, wide]) =>
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${String(wide)}"/>`,
  );
}
