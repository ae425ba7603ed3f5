import { useEffect } from "react";

/** Keeps the screen awake while `wanted`, in browsers that can. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const hold = () => {
      if (document.visibilityState !== "visible") return;
      // A device that saves its battery says no.
      navigator.wakeLock.request("screen").then(
        (held) => {
          lock = held;
          if (isOver) void held.release();
        },
        () => undefined,
      );
    };
    hold();
    // Whoever looks at something else loses it.
    document.addEventListener("visibilitychange", hold);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [wanted]);
}
