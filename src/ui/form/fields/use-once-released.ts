import { useEffect, useRef } from "react";

/** What ends a press; a finger's, too, and one that becomes something else. */
const releases = [
  "mouseup",
  "pointerup",
  "pointercancel",
  "dragend",
  "contextmenu",
] as const;

/** Does something once what is pressed is let go, at once where nothing is. */
interface OnceReleased {
  /** After the click. */
  afterClick: (run: () => void) => void;
  /** Before the click, which then finds it done, and goes where it was pressed. */
  beforeClick: (run: () => void) => void;
}

/**
 * What appears under a press moves what is pressed away, and the click goes into the void: it waits until that is let go.
 * Listens while `watches`.
 */
export function useOnceReleased(watches: boolean): OnceReleased {
  const isPressed = useRef(false);
  const waiting = useRef(new Map<keyof OnceReleased, () => void>());
  useEffect(() => {
    if (!watches) return undefined;
    const held = waiting.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      isPressed.current = true;
    };
    const run = (when: keyof OnceReleased) => {
      const next = held.get(when);
      held.delete(when);
      next?.();
    };
    const release = ({ type }: Event) => {
      isPressed.current = false;
      // By then it is settled what was pressed; earlier, as a pointer is let go, it need not be.
      if (type === "mouseup") run("beforeClick");
      // The click comes first.
      timer ??= setTimeout(() => {
        timer = undefined;
        run("beforeClick");
        run("afterClick");
      });
    };
    addEventListener("mousedown", press, true);
    for (const name of releases) addEventListener(name, release, true);
    return () => {
      clearTimeout(timer);
      isPressed.current = false;
      held.clear();
      removeEventListener("mousedown", press, true);
      for (const name of releases) removeEventListener(name, release, true);
    };
  }, [watches]);
  const once = (when: keyof OnceReleased, run: () => void) => {
    if (isPressed.current) waiting.current.set(when, run);
    else run();
  };
  return {
    afterClick: (run) => once("afterClick", run),
    beforeClick: (run) => once("beforeClick", run),
  };
}
