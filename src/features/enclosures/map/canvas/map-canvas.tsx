import type { Cell, Grid } from "@domain/grid/grid";
import { useComputedColorScheme } from "@mantine/core";
import type { CanvasHTMLAttributes, Ref } from "react";
import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { Look } from "./draw";
import { drawMap } from "./draw";

/** A bitmap is no larger than this: what browsers of phones take. */
const pixelsMax = 16_000_000;

/** How large a square is on the bitmap where it is `size` px on the screen. */
function bitmapSize({ columns, rows }: Grid, size: number): number {
  const wanted = Math.max(1, size * devicePixelRatio);
  return Math.min(wanted, Math.sqrt(pixelsMax / (columns * rows)));
}

type MapCanvasProps = Omit<CanvasHTMLAttributes<HTMLCanvasElement>, "ref"> & {
  grid: Grid;
  /** Of a square, in px of the screen. */
  size: number;
  look: Omit<Look, "dark">;
  ref?: Ref<HTMLCanvasElement>;
};

/** The squares of a map. */
export function MapCanvas({
  grid,
  size,
  look,
  ref,
  style,
  ...props
}: MapCanvasProps) {
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current as HTMLCanvasElement);
  const { layer, areaIds, plan, marked } = look;
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    const square = bitmapSize(grid, size);
    const [width, height] = [grid.columns, grid.rows].map((count) =>
      Math.max(1, Math.round(count * square)),
    );
    if (element.width !== width) element.width = width ?? 1;
    if (element.height !== height) element.height = height ?? 1;
    drawMap(context, grid, square, { layer, areaIds, plan, marked, dark });
  }, [grid, size, layer, areaIds, plan, marked, dark]);
  return (
    <canvas
      {...props}
      ref={canvas}
      style={{
        display: "block",
        width: grid.columns * size,
        height: grid.rows * size,
        ...style,
      }}
    />
  );
}

/** The square under a point of the screen; beyond the map too. */
export function cellUnder(
  canvas: HTMLCanvasElement,
  grid: Grid,
  { clientX, clientY }: { clientX: number; clientY: number },
): Cell {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return {
    column: Math.floor(((clientX - left) / (width || 1)) * grid.columns),
    row: Math.floor(((clientY - top) / (height || 1)) * grid.rows),
  };
}
