import { useEffect, useState } from "react";
import { identity } from "../identity";
import { taps } from "./tap-log";

const none: ReadonlyMap<string, number> = new Map();

/** How many rows of each session this device holds that are not sent; null until it has been looked. */
export function useHeldTouches(): ReadonlyMap<string, number> | null {
  const [held, setHeld] = useState<ReadonlyMap<string, number> | null>(null);
  useEffect(() => {
    let current = true;
    taps.held(identity()?.uid ?? null).then(
      (found) => current && setHeld(found),
      () => current && setHeld(none),
    );
    return () => {
      current = false;
    };
  }, []);
  return held;
}
