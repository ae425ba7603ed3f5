import { useCallback, useMemo, useRef, useState } from "react";

/** How wide things are by what is in them, in px: of each name the widest that was seen. */
export interface Fits {
  /** undefined while nothing of the name was laid out. */
  of: (name: string) => number | undefined;
  see: See;
}

/** Tells how wide something of a name is; the same function as long as the list's columns are the same. */
export type See = (name: string, width: number) => void;

const none: ReadonlyMap<string, number> = new Map();

/** Keeps the widest of each name, so that what is drawn later does not move what is there; another `key` begins anew. */
export function useFits(key: string): Fits {
  const seen = useRef<{ key: string; widths: ReadonlyMap<string, number> }>({
    key,
    widths: none,
  });
  const [held, setHeld] = useState(() => ({ key, widths: none }));
  const see = useCallback(
    (name: string, width: number) => {
      const { widths } = seen.current;
      const known = seen.current.key === key ? widths : none;
      if (width <= (known.get(name) ?? 0)) return;
      seen.current = { key, widths: new Map(known).set(name, width) };
      setHeld(seen.current);
    },
    [key],
  );
  const widths = held.key === key ? held.widths : none;
  return useMemo(
    () => ({ of: (name: string) => widths.get(name), see }),
    [widths, see],
  );
}
