import { inks } from "../save/svg";
import type { ReliefDrawing } from "./relief-svg";
import { nameAt } from "./relief-svg";

/** A picture of what is seen, with the names of its levels; null: nothing is. */
export function namedShot(
  shot: (() => HTMLCanvasElement) | null,
  drawing: ReliefDrawing,
): HTMLCanvasElement | null {
  if (shot === null) return null;
  const seen = shot();
  const canvas = document.createElement("canvas");
  canvas.width = seen.width;
  canvas.height = seen.height;
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.drawImage(seen, 0, 0);
  const fine = seen.width / drawing.width;
  context.scale(fine, fine);
  context.font = "12px system-ui, sans-serif";
  context.fillStyle = inks[drawing.dark ? "dark" : "light"];
  for (const { level } of drawing.building.storeys)
    context.fillText(drawing.nameOf(level), ...nameAt(drawing, level));
  return canvas;
}
