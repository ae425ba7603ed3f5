import type { Cell, Grid } from "@domain/grid/grid";
import type { Dispatch, PointerEvent, RefObject } from "react";
import { useRef } from "react";
import type { Deed } from "./editor";
import { cellUnder } from "../../../shared/map/map-canvas";
import type { Point, ZoomBy } from "./use-zoom";

interface Surface {
  grid: Grid;
  /** What scrolls. */
  view: RefObject<HTMLDivElement | null>;
  act: Dispatch<Deed>;
  /** The movement pushes the map instead of painting. */
  pans: () => boolean;
  zoomBy: ZoomBy;
}

const between = ([a, b]: readonly Point[]) => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
  apart: Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)),
});

/** Painting with mouse, pen or one finger; two fingers push and zoom, as does the middle button and the space bar. */
export function useGestures({ grid, view, act, pans, zoomBy }: Surface) {
  const points = useRef(new Map<number, Point>());
  const mode = useRef<"paint" | "pan" | null>(null);
  const cellOf = (event: PointerEvent<HTMLElement>): Cell =>
    cellUnder(event.currentTarget, grid, event);
  const stop = () => {
    points.current.clear();
    mode.current = null;
  };
  const push = (from: Point, to: Point) =>
    view.current?.scrollBy(from.x - to.x, from.y - to.y);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, {
        x: event.clientX,
        y: event.clientY,
      });
      if (points.current.size > 1) {
        act({ kind: "cancel" });
        mode.current = "pan";
      } else if (event.button === 1 || pans()) mode.current = "pan";
      else {
        mode.current = "paint";
        act({ kind: "begin", cell: cellOf(event) });
      }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const known = points.current.get(event.pointerId);
      if (known === undefined) return;
      if (mode.current === "paint") {
        act({ kind: "move", cell: cellOf(event) });
        return;
      }
      const before = between([...points.current.values()]);
      const to = { x: event.clientX, y: event.clientY };
      points.current.set(event.pointerId, to);
      if (points.current.size === 1) {
        push(known, to);
        return;
      }
      const after = between([...points.current.values()]);
      push(before, after);
      if (before.apart > 0) zoomBy(after.apart / before.apart, after);
    },
    onPointerUp: () => {
      if (mode.current === "paint") act({ kind: "end" });
      stop();
    },
    onPointerCancel: () => {
      act({ kind: "cancel" });
      stop();
    },
  };
}
