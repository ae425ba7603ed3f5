import type { RefObject } from "react";
import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** A point of the screen. */
export interface Point {
  x: number;
  y: number;
}

export type ZoomBy = (factor: number, around?: Point) => void;

interface Zoom {
  /** How many times as large as where all of it is seen. */
  zoom: number;
  /** By so much closer, around a point, else the middle: what lies there stays there. */
  zoomBy: ZoomBy;
  showAll: () => void;
}

/** What of a map, as a share of it, lies under a point. */
interface Held {
  point: Point;
  share: Point;
}

const zoomMax = 12;

const clamp = (zoom: number) => Math.min(zoomMax, Math.max(1, zoom));

function holdOf(view: HTMLElement, around: Point | undefined): Held | null {
  const map = view.firstElementChild?.getBoundingClientRect();
  if (map === undefined || map.width === 0) return null;
  const { left, top, width, height } = view.getBoundingClientRect();
  const point = around ?? { x: left + width / 2, y: top + height / 2 };
  const share = {
    x: (point.x - map.left) / map.width,
    y: (point.y - map.top) / map.height,
  };
  return { point, share };
}

/** Scrolls so that the same lies there again. */
function bringBack(view: HTMLElement, { point, share }: Held): void {
  const map = view.firstElementChild?.getBoundingClientRect();
  if (map === undefined) return;
  view.scrollLeft += map.left + share.x * map.width - point.x;
  view.scrollTop += map.top + share.y * map.height - point.y;
}

/** How closely a map is looked at in what scrolls it. */
export function useZoom(viewRef: RefObject<HTMLElement | null>): Zoom {
  const [zoom, setZoom] = useState(1);
  const held = useRef<Held | null>(null);
  const zoomBy = useCallback<ZoomBy>(
    (factor, around) => {
      held.current = viewRef.current && holdOf(viewRef.current, around);
      setZoom((now) => clamp(now * factor));
    },
    [viewRef],
  );
  const showAll = useCallback(() => setZoom(1), []);
  useLayoutEffect(() => {
    if (viewRef.current !== null && held.current !== null)
      bringBack(viewRef.current, held.current);
    held.current = null;
  }, [zoom, viewRef]);
  return { zoom, zoomBy, showAll };
}
