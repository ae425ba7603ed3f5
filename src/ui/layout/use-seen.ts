import type { RefObject } from "react";
import { useEffect, useEffectEvent, useRef } from "react";

/** To set on what tells once that it came into sight; null: nobody asks. */
export function useSeen<T extends Element>(
  onSeen: (() => void) | null,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const tell = useEffectEvent(() => onSeen?.());
  const isAsked = onSeen !== null;
  useEffect(() => {
    const { current } = ref;
    if (!isAsked || current === null || !("IntersectionObserver" in window))
      return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.every(({ isIntersecting }) => !isIntersecting)) return;
      observer.disconnect();
      tell();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAsked]);
  return ref;
}
