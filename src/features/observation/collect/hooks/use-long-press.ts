import type { MouseEvent, PointerEvent } from "react";
import { useEffect, useRef } from "react";

/** So long a key is held, in ms, until it is asked about instead of pressed. */
const heldMs = 600;

/** What a key needs so that holding it asks about it: the click that ends it presses nothing. */
export function useLongPress(onHeld: (behaviourId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasHeld = useRef(false);
  const release = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => release, []);
  return (behaviourId: string) => ({
    onPointerDown: ({ button }: PointerEvent) => {
      release();
      wasHeld.current = false;
      if (button !== 0) return;
      timer.current = setTimeout(() => {
        // A page that was busy may hear of its timer before it hears that the finger was lifted long ago.
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          onHeld(behaviourId);
        }, 0);
      }, heldMs);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClickCapture: (event: MouseEvent) => {
      if (wasHeld.current) event.stopPropagation();
      wasHeld.current = false;
    },
    // Who presses it by a key next has held nothing.
    onKeyDown: () => {
      wasHeld.current = false;
    },
    // A finger that stays down asks for the browser's menu, too.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  });
}
