import { useEffect, useState } from "react";

const locksHere = (): LockManager | null =>
  "locks" in navigator ? navigator.locks : null;

/**
 * Whether this tab alone of this browser holds something. Another one that has it is waited for. Browsers that know no
 * locks have it at once.
 */
export function useAlone(name: string): boolean {
  const [locks] = useState(locksHere);
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    if (locks === null) return;
    const wish = new AbortController();
    const hold = () =>
      new Promise<null>((resolve) => {
        setHeld(name);
        wish.signal.addEventListener("abort", () => resolve(null));
      });
    locks.request(name, { signal: wish.signal }, hold).catch(() => undefined);
    return () => {
      wish.abort();
      setHeld(null);
    };
  }, [locks, name]);
  return locks === null || held === name;
}
