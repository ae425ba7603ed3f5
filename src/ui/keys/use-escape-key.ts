import { useEffect, useEffectEvent } from "react";

/** What Escape closes or empties itself. */
const above = "[role=dialog], [role=menu]";
/** A list to choose from belongs to its field. */
const typesIn =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Does something on Escape while `active`, unless the key is meant for a field or for what stands over the page. */
export function useEscapeKey(active: boolean, act: () => void): void {
  const onEscape = useEffectEvent(act);
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== "Escape" || event.isComposing) return;
      if (target instanceof Element && target.closest(typesIn) !== null) return;
      if (document.querySelector(above) === null) onEscape();
    };
    // Before what the key closes is gone.
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  }, [active]);
}
