import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import type { See } from "./use-fits";

interface FitProps {
  name: string;
  see: See;
  children: ReactNode;
}

/** On one line, as wide as it is, which it tells before anything is painted. */
export function Fit({ name, see, children }: FitProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { width = 0 } = ref.current?.getBoundingClientRect() ?? {};
    see(name, Math.ceil(width));
  });
  return (
    <span
      ref={ref}
      data-fit={name}
      style={{
        display: "block",
        width: "max-content",
        whiteSpace: "nowrap",
      }}
    >
      {children}
    </span>
  );
}
