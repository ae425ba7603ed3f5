import type { RefCallback } from "react";
import { useEffect } from "react";

interface AnchoredProps {
  node: HTMLElement;
  ref?: RefCallback<HTMLElement>;
}

/** Stands for a button that was there before the code of what it opens. */
export function Anchored({ node, ref }: AnchoredProps) {
  useEffect(() => {
    ref?.(node);
    return () => {
      ref?.(null);
    };
  }, [node, ref]);
  return null;
}
