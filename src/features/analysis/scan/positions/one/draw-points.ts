import type { MapPoint } from "@domain/observation/rows/motion";

/** In px of the screen: so large are points, and where they are so many that they would cover the plan. */
const radius = { few: 4, many: 2 } as const;
const manyFrom = 500;

/** Inks that are seen on every zone: dark with a light rim, or where something was, light with a dark rim. */
const inks = {
  is: ["rgba(0, 0, 0, 0.75)", "rgba(255, 255, 255, 0.9)"],
  was: ["rgba(255, 255, 255, 0.55)", "rgba(0, 0, 0, 0.6)"],
} as const;
export type Ink = keyof typeof inks;

/** Draws points over a map; `scale` px of the bitmap are one thousandth, `fine` of them one px of the screen. */
export function drawPoints(
  context: CanvasRenderingContext2D,
  points: readonly MapPoint[],
  scale: number,
  fine: number,
  ink: Ink,
): void {
  const [fill, rim] = inks[ink];
  const isMany = points.length >= manyFrom;
  const wide = (isMany ? radius.many : radius.few) * fine;
  context.lineWidth = (isMany ? 0.75 : 1.5) * fine;
  context.fillStyle = fill;
  context.strokeStyle = rim;
  for (const { x, y } of points) {
    context.beginPath();
    context.arc(x * scale, y * scale, wide, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}
