import type { Position } from "@domain/observation/analysed/positions/positions";
import type { MapPoint } from "@domain/observation/rows/motion";
import type { KeyboardEvent, PointerEvent } from "react";
import { useRef } from "react";

/** A touch chooses what lies within so many px. */
const reach = 24;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Hands {
  /** Those with a point. */
  rows: readonly Position[];
  /** The chosen one as it would be; null: none is. */
  chosen: MapPoint | null;
  /** Which one the keyboard is at, in the order of `rows`. */
  aimed: number;
  aim: (at: number) => void;
  /** How far the map reaches, in thousandths of its width. */
  edge: MapPoint;
  /** Of a square, in thousandths. */
  square: number;
  onChoose: (row: Position) => void;
  onMove: (to: MapPoint) => void;
  onSave: () => void;
  onLeave: () => void;
}

const far = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** The one nearest to a point, within so many thousandths; null: none is. */
function nearest(
  rows: readonly Position[],
  to: MapPoint,
  within: number,
): Position | null {
  let best: Position | null = null;
  let least = within;
  for (const row of rows) {
    const { x, y } = row.seen;
    if (x === null || y === null) continue;
    const distance = far({ x, y }, to);
    if (distance > least) continue;
    least = distance;
    best = row;
  }
  return best;
}

/** Choosing and moving a position on the map, by mouse, finger or keyboard. */
export function useMapHands(hands: Hands) {
  const { rows, chosen, aimed, aim, edge, square } = hands;
  const isHeld = useRef(false);
  const pointOf = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } =
      event.currentTarget.getBoundingClientRect();
    return {
      point: {
        x: ((event.clientX - left) / (width || 1)) * edge.x,
        y: ((event.clientY - top) / (height || 1)) * edge.y,
      },
      within: (reach * edge.x) / (width || 1),
    };
  };
  const keys = (event: KeyboardEvent): boolean => {
    const arrow = arrows[event.key];
    if (arrow !== undefined) {
      const [across, down] = arrow;
      if (chosen === null) {
        const next = aimed + across + down;
        aim(Math.min(rows.length - 1, Math.max(0, next)));
        return true;
      }
      const step = event.shiftKey ? square : Math.max(1, square / 4);
      hands.onMove({
        x: chosen.x + across * step,
        y: chosen.y + down * step,
      });
      return true;
    }
    if (event.key === "Enter") {
      const row = rows[aimed];
      if (chosen !== null) hands.onSave();
      else if (row !== undefined) hands.onChoose(row);
      return true;
    }
    if (event.key !== "Escape" || chosen === null) return false;
    hands.onLeave();
    return true;
  };
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (keys(event)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { point, within } = pointOf(event);
      if (chosen !== null && far(chosen, point) <= within) {
        event.currentTarget.setPointerCapture(event.pointerId);
        isHeld.current = true;
        return;
      }
      const row = nearest(rows, point, within);
      if (row !== null) hands.onChoose(row);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isHeld.current) hands.onMove(pointOf(event).point);
    },
    onPointerUp: () => {
      isHeld.current = false;
    },
    onPointerCancel: () => {
      isHeld.current = false;
    },
  };
}
