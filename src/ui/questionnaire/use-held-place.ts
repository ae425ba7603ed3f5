import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * What somebody has just touched stays where it is on the screen, whatever opens or closes above it when `change` does.
 * The returned function is told of it before.
 */
export function useHeldPlace(change: unknown): (held: Element | null) => void {
  const held = useRef<{ element: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    const before = held.current;
    held.current = null;
    if (before?.element.isConnected !== true) return;
    const moved = before.element.getBoundingClientRect().top - before.top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: "instant" });
  }, [change]);
  return useCallback((element) => {
    held.current = element && {
      element,
      top: element.getBoundingClientRect().top,
    };
  }, []);
}
