import { useEffect } from "react";

const typesIn = "input, textarea, select, [contenteditable], [role=dialog]";

/** Does something on a key by itself, unless somebody is typing or asked something; null does nothing. */
export function usePageKey(key: string, act: (() => void) | null): void {
  useEffect(() => {
    if (act === null) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== key || held || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typesIn) !== null) return;
      if (document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [key, act]);
}
