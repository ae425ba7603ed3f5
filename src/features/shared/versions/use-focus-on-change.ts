import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** To set on what takes the focus whenever this becomes something else: what had it before may be gone. "" takes none. */
export function useFocusOnChange(
  becomes: string,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(becomes);
  useEffect(() => {
    if (before.current === becomes) return;
    before.current = becomes;
    if (becomes !== "") box.current?.focus();
  }, [becomes]);
  return box;
}
