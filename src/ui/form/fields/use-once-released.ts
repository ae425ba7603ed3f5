import { useEffect, useRef } from "react";

/** What ends a press; a finger's, too, and one that becomes something else. */
const releases = [
  "mouseup",
  "pointerup",
  "pointercancel",
  "dragend",
  "contextmenu",
] as const;

/**
 * Does something once what is pressed is let go, at once where nothing is: what appears under a press
 * moves what is pressed away, and the click goes into the void. Listens while `watches`.
 */
export function useOnceReleased(watches: boolean): (run: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!watches) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes first.
      timer ??= setTimeout(() => {
        timer = undefined;
        const run = waiting.current;
        waiting.current = null;
        run?.();
      });
    };
    addEventListener("mousedown", press, true);
    for (const name of releases) addEventListener(name, release, true);
    return () => {
      clearTimeout(timer);
      isPressed.current = false;
      waiting.current = null;
      removeEventListener("mousedown", press, true);
      for (const name of releases) removeEventListener(name, release, true);
    };
  }, [watches]);
  return (run) => {
    if (isPressed.current) waiting.current = run;
    else run();
  };
}
