import type { Cell, Grid } from "@domain/grid/grid";
import { useComputedColorScheme } from "@mantine/core";
import type { HTMLAttributes, RefObject } from "react";
import { useLayoutEffect, useRef } from "react";
import type { Look, Port } from "./draw";
import { drawMap } from "./draw";

/** A bitmap is no larger than this: what browsers of phones take. */
const pixelsMax = 16_000_000;

/** How many px of the bitmap are one of the screen. */
const finenessFor = (width: number, height: number): number =>
  Math.min(devicePixelRatio, Math.sqrt(pixelsMax / (width * height)));

/** What of a map as large as this is seen in what scrolls it, in px of the screen; all of it where nothing does. */
function portOf(view: HTMLElement | null, width: number, height: number): Port {
  if (view === null) return { x: 0, y: 0, width, height };
  return {
    x: view.scrollLeft,
    y: view.scrollTop,
    width: Math.min(width, view.clientWidth),
    height: Math.min(height, view.clientHeight),
  };
}

const resize = (element: HTMLCanvasElement, port: Port, fineness: number) => {
  const width = Math.max(1, Math.round(port.width * fineness));
  const height = Math.max(1, Math.round(port.height * fineness));
  if (element.width !== width) element.width = width;
  if (element.height !== height) element.height = height;
  element.style.width = `${port.width}px`;
  element.style.height = `${port.height}px`;
};

// Where motion is reduced every change of size is a very short one: what is measured at once would be the old size.
const atOnce = { transition: "none" } as const;

type MapCanvasProps = HTMLAttributes<HTMLDivElement> & {
  grid: Grid;
  /** Of a square, in px of the screen. */
  size: number;
  look: Omit<Look, "dark">;
  /** What scrolls the map: only what is seen of it is drawn. */
  view?: RefObject<HTMLElement | null>;
};

/** The squares of a map, drawn once a frame however often they change. */
export function MapCanvas({
  grid,
  size,
  look,
  view,
  style,
  ...props
}: MapCanvasProps) {
  const dark = useComputedColorScheme("light") === "dark";
  const canvas = useRef<HTMLCanvasElement>(null);
  const { layer, areaIds, plan, marked } = look;
  const [width, height] = [grid.columns * size, grid.rows * size];
  useLayoutEffect(() => {
    const scrolled = view?.current ?? null;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const element = canvas.current;
      const context = element?.getContext("2d") ?? null;
      if (element === null || context === null) return;
      const port = portOf(scrolled, width, height);
      const fine = finenessFor(port.width, port.height);
      resize(element, port, fine);
      const seen = {
        x: port.x * fine,
        y: port.y * fine,
        width: element.width,
        height: element.height,
      };
      const look = { layer, areaIds, plan, marked, dark };
      drawMap(context, grid, size * fine, look, seen);
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    soon();
    scrolled?.addEventListener("scroll", soon, { passive: true });
    const observer = new ResizeObserver(soon);
    if (scrolled !== null) observer.observe(scrolled);
    return () => {
      cancelAnimationFrame(frame);
      scrolled?.removeEventListener("scroll", soon);
      observer.disconnect();
    };
  }, [grid, size, width, height, view, layer, areaIds, plan, marked, dark]);
  return (
    <div {...props} style={{ ...atOnce, width, height, ...style }}>
      <canvas
        ref={canvas}
        style={{
          ...atOnce,
          display: "block",
          position: "sticky",
          left: 0,
          top: 0,
        }}
      />
    </div>
  );
}

/** The square under a point of the screen; beyond the map too. */
export function cellUnder(
  map: HTMLElement,
  grid: Pick<Grid, "columns" | "rows">,
  { clientX, clientY }: { clientX: number; clientY: number },
): Cell {
  const { left, top, width, height } = map.getBoundingClientRect();
  return {
    column: Math.floor(((clientX - left) / (width || 1)) * grid.columns),
    row: Math.floor(((clientY - top) / (height || 1)) * grid.rows),
  };
}
