import type { Shape } from "./chart-colors";

/** The path of a shape around a point, `r` its half width in px. */
export function shapePath(
  shape: Shape,
  x: number,
  y: number,
  r: number,
): string {
  const polygon = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([dx, dy]) => `${round(x + dx * r)},${round(y + dy * r)}`).join("L")}Z`;
  switch (shape) {
    case "circle":
      return circle(x, y, r);
    case "ring":
      // The inner one runs the other way round, so that it is a hole.
      return circle(x, y, r) + circle(x, y, r * 0.5, 0);
    case "square":
      return polygon(
        [-0.85, -0.85],
        [0.85, -0.85],
        [0.85, 0.85],
        [-0.85, 0.85],
      );
    case "diamond":
      return polygon([0, -1.25], [1.25, 0], [0, 1.25], [-1.25, 0]);
    case "triangle":
      return polygon([0, -1.1], [1.1, 0.9], [-1.1, 0.9]);
    case "bar":
      return polygon([-0.4, -1.3], [0.4, -1.3], [0.4, 1.3], [-0.4, 1.3]);
    case "cross":
      return polygon(
        [-0.4, -1.2],
        [0.4, -1.2],
        [0.4, -0.4],
        [1.2, -0.4],
        [1.2, 0.4],
        [0.4, 0.4],
        [0.4, 1.2],
        [-0.4, 1.2],
        [-0.4, 0.4],
        [-1.2, 0.4],
        [-1.2, -0.4],
        [-0.4, -0.4],
      );
    case "star":
      return polygon(
        ...Array.from({ length: 10 }, (_, corner): [number, number] => {
          const angle = (corner * Math.PI) / 5 - Math.PI / 2;
          const reach = corner % 2 === 0 ? 1.4 : 0.6;
          return [Math.cos(angle) * reach, Math.sin(angle) * reach];
        }),
      );
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

const circle = (x: number, y: number, r: number, sweep = 1): string =>
  `M${round(x - r)},${round(y)}a${r},${r} 0 1 ${sweep} ${2 * r},0a${r},${r} 0 1 ${sweep} ${-2 * r},0Z`;

/** An arrowhead that points to where a value went, beyond its limits. */
export const arrowPath = (
  side: "below" | "above",
  x: number,
  y: number,
  r: number,
): string => {
  const up = side === "above" ? -1 : 1;
  return `M${round(x)},${round(y + up * r * 1.3)}L${round(x + r * 1.2)},${round(y - up * r * 0.8)}L${round(x - r * 1.2)},${round(y - up * r * 0.8)}Z`;
};
