import { useEffect, useState } from "react";

/**
 * Whether this tab alone of this browser holds something. Another one that has it is waited for. Browsers that know no
 * locks have it at once.
 */
export function useAlone(name: string): boolean {
  const [held, setHeld] = useState<string | null>(
    "locks" in navigator ? null : name,
  );
  useEffect(() => {
    if (!("locks" in navigator)) return;
    const wish = new AbortController();
    const hold = () =>
      new Promise<null>((resolve) => {
        setHeld(name);
        wish.signal.addEventListener("abort", () => resolve(null));
      });
    navigator.locks
      .request(name, { signal: wish.signal }, hold)
      .catch(() => undefined);
    return () => {
      wish.abort();
      setHeld(null);
    };
  }, [name]);
  return held === name || !("locks" in navigator);
}
