import type { Dispatch, KeyboardEvent } from "react";
import { useRef } from "react";
import type { Deed } from "./editor";

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -10],
  PageDown: [0, 10],
  Home: [-100, 0],
  End: [100, 0],
};

const simple: Readonly<Record<string, "press" | "escape">> = {
  Enter: "press",
  Escape: "escape",
};

/** What Ctrl and a letter do; null for nothing. */
function historyOf({ key, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return "redo";
  return letter === "z" ? "undo" : null;
}

/** The map by keyboard: arrows go, Shift draws a rectangle out, Enter and the space bar paint; held, the space bar pushes. */
export function useMapKeys(
  act: Dispatch<Deed>,
  onZoom: (steps: number) => void,
) {
  /** Pressed, and whether the map was pushed since. */
  const space = useRef({ held: false, used: false });
  const deedOf = (event: KeyboardEvent): Deed | null => {
    const { key, shiftKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) {
      const kind = historyOf(event);
      return kind === null ? null : { kind };
    }
    const step = steps[key];
    if (step !== undefined) {
      const [columns, rows] = step;
      return { kind: "go", columns, rows, extend: shiftKey };
    }
    const kind = simple[key];
    return kind === undefined ? null : { kind };
  };
  return {
    pans: () => {
      space.current.used = true;
      return space.current.held;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === " ") {
        event.preventDefault();
        if (!event.repeat) space.current = { held: true, used: false };
        return;
      }
      if (event.key === "+" || event.key === "-") {
        event.preventDefault();
        onZoom(event.key === "+" ? 1 : -1);
        return;
      }
      const deed = deedOf(event);
      if (deed === null) return;
      event.preventDefault();
      event.stopPropagation();
      act(deed);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      const { held, used } = space.current;
      space.current = { held: false, used: false };
      if (held && !used) act({ kind: "press" });
    },
  };
}
