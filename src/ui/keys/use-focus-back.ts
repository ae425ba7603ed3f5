import { useLayoutEffect } from "react";

/** Where the focus was before comes to it again afterwards. */
export function useFocusBack(): void {
  useLayoutEffect(() => {
    const from = document.activeElement;
    return () => {
      if (from instanceof HTMLElement && from.isConnected)
        from.focus({ preventScroll: true });
    };
  }, []);
}
