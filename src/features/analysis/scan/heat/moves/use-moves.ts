import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { useEffect, useEffectEvent, useRef } from "react";

/** A point of what is moved, in px from its upper left corner. */
export interface At {
  x: number;
  y: number;
}

export interface Moves {
  /** By so many px. */
  by: (across: number, down: number) => void;
  /** So many times as large, around a point, else the middle. */
  zoom: (factor: number, around?: At) => void;
  /** As it was at first. */
  start: () => void;
}

/** How far a key moves, in px, and how much closer it brings. */
export const keyStep = 40;
export const zoomStep = 1.4;

const between = ([a, b]: readonly At[]) => ({
  x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
  y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
  apart: Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)),
});

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/** Moves what is in an element: by mouse, pen, fingers, wheel and keys. */
export function useMoves(
  view: RefObject<HTMLElement | null>,
  { by, zoom, start }: Moves,
) {
  const points = useRef(new Map<number, At>());
  const atOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = view.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    // The wheel alone scrolls the page.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, atOf(event));
  });
  useEffect(() => {
    const element = view.current;
    // React listens passively: the page would be enlarged, too.
    const listen = (event: WheelEvent) => wheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, [view]);
  const end = (event: PointerEvent<HTMLElement>) =>
    points.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button > 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      points.current.set(event.pointerId, atOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!points.current.has(event.pointerId)) return;
      const before = between([...points.current.values()]);
      const isOne = points.current.size === 1;
      const known = points.current.get(event.pointerId) ?? before;
      const to = atOf(event);
      points.current.set(event.pointerId, to);
      if (isOne) {
        by(to.x - known.x, to.y - known.y);
        return;
      }
      const after = between([...points.current.values()]);
      by(after.x - before.x, after.y - before.y);
      if (before.apart > 0 && after.apart > 0)
        zoom(after.apart / before.apart, after);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = arrows[event.key];
      if (arrow !== undefined) by(...arrow);
      else if (event.key === "+" || event.key === "=") zoom(zoomStep);
      else if (event.key === "-") zoom(1 / zoomStep);
      else if (event.key === "0") start();
      else return;
      event.preventDefault();
    },
  };
}
