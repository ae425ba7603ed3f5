import type { RefObject } from "react";
import { useEffect, useRef } from "react";

/** What somebody came to see is brought into sight, once for each moment; null: nobody came to see one. */
export function useInSight(
  moment: number | null,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moment !== null)
      mark.current?.scrollIntoView({ block: "center", inline: "center" });
  }, [moment]);
  return mark;
}
