/** Without a word from the server for so long, the device counts as offline. */
const patienceMs = 12_000;

const listeners = new Set<() => void>();
let reachable = true;
let doubt: ReturnType<typeof setTimeout> | null = null;

const tell = () => {
  for (const listener of [...listeners]) listener();
};

function setReachable(next: boolean): void {
  if (doubt !== null) clearTimeout(doubt);
  doubt = null;
  if (reachable === next) return;
  reachable = next;
  tell();
}

/** Told by the store with every snapshot: from the server, or from the cache alone. */
export function noteSource(fromCache: boolean): void {
  if (!fromCache) setReachable(true);
  else if (reachable)
    doubt ??= setTimeout(() => {
      setReachable(false);
    }, patienceMs);
}

/** The device has a network and the server was heard of lately. */
export const isOnline = (): boolean => navigator.onLine && reachable;

/** Told at every change of `isOnline()`; returns its end. */
export function watchOnline(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
