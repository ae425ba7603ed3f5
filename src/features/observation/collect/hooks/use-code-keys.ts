import { useEffect, useEffectEvent } from "react";

interface CodeKeys {
  /** The key that codes a behaviour, or the digit of an animal's place; whether there was one. */
  onCode: (code: string) => boolean;
  onUndo: () => void;
  onPause: () => void;
}

const typesIn =
  "input, textarea, select, [contenteditable], [role=dialog], [role=menu]";

/** What the keyboard does while somebody collects: codes, digits, Space, Ctrl+Z; nothing where they type or are asked something. */
export function useCodeKeys(active: boolean, keys: CodeKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof Element)) return false;
    if (target.closest(typesIn) !== null) return false;
    if (document.querySelector("[role=dialog]") !== null) return false;
    if ((ctrlKey || metaKey) && key.toLowerCase() === "z") {
      keys.onUndo();
      return true;
    }
    if (ctrlKey || metaKey || altKey || event.repeat) return false;
    if (key === " ") {
      // Whoever walks by Tab presses what they are at.
      if (target.matches("button:focus-visible, a:focus-visible")) return false;
      keys.onPause();
      return true;
    }
    return key.length === 1 && keys.onCode(key);
  });
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      if (!onKey(event)) return;
      // The app's own keys are letters, too.
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, [active]);
}
