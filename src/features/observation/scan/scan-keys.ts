import type { KeyboardEvent } from "react";

const typesIn =
  "input:not([type=radio]):not([type=checkbox]), textarea, select";
const presses = "button:not([data-scan-tile]), a";

interface ScanKeys {
  /** Whether a behaviour has this key: then it is touched. */
  onCode: (code: string) => boolean;
  onStep: (by: -1 | 1) => void;
  onSame: () => void;
  onUnseen: () => void;
  onUndo: () => void;
  onSave: () => void;
}

const steps: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** What a key does; null for nothing. */
function actOf(event: KeyboardEvent, keys: ScanKeys): (() => void) | null {
  const { key, target } = event;
  const on = target instanceof Element ? target : null;
  const held = event.ctrlKey || event.metaKey;
  if (event.altKey || on === null) return null;
  if (held && key.toLowerCase() === "z" && !on.matches(typesIn))
    return keys.onUndo;
  // A button that has the focus is pressed; with Ctrl it is saved from everywhere.
  if (key === "Enter") return held || !on.matches(presses) ? keys.onSave : null;
  if (held || on.matches(typesIn)) return null;
  const step = steps[key];
  if (step !== undefined)
    return on.matches("input") ? null : () => keys.onStep(step);
  if (key === "=") return keys.onSame;
  if (key === "-") return keys.onUnseen;
  return null;
}

/** The keyboard of a scan: behaviours by their keys, arrows from animal to animal, Enter saves. */
export const scanKeys = (keys: ScanKeys) => (event: KeyboardEvent) => {
  const { key, target } = event;
  if (event.nativeEvent.isComposing) return;
  // A menu has the keys for itself.
  if (target instanceof Element && target.closest("[role=menu]") !== null)
    return;
  const act = actOf(event, keys);
  const isFree =
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    target instanceof Element &&
    !target.matches(typesIn);
  if (act !== null) act();
  else if (!isFree || key.length !== 1 || !keys.onCode(key)) return;
  event.preventDefault();
  event.stopPropagation();
};
