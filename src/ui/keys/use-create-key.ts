import { useEffect } from "react";

const typesIn = "input, textarea, select, [contenteditable], [role=dialog]";

/** Does what creating a record does on "c", unless somebody is typing or asked something; null does nothing. */
export function useCreateKey(create: (() => void) | null): void {
  useEffect(() => {
    if (create === null) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      const held = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== "c" || held || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typesIn) !== null) return;
      if (document.querySelector("[role=dialog]") !== null) return;
      event.preventDefault();
      create();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [create]);
}
