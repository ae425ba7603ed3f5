import type { RefCallback } from "react";
import { useCallback, useState } from "react";

/** Where nothing is laid out there is room for everything. */
const measured = (element: Element): number =>
  element.getBoundingClientRect().width || Infinity;

/** How wide an element is, in px, null before it is in the page: what is in it is laid out by that, not by the window. */
export function useWidth<E extends Element>(): [RefCallback<E>, number | null] {
  const [width, setWidth] = useState<number | null>(null);
  const ref = useCallback((element: E | null) => {
    if (element === null) return;
    setWidth(measured(element));
    const observer = new ResizeObserver(() => setWidth(measured(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
