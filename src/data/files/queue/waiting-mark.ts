const key = "filesWaiting";

/** Remembers whether any file waits on this device: the queue is fetched only where one does. */
export function markWaiting(any: boolean): void {
  try {
    if (any) localStorage.setItem(key, "true");
    else localStorage.removeItem(key);
  } catch {
    // Blocked storage: what waits is looked after once somebody attaches again.
  }
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Looks after the files that an earlier session left; nothing is fetched where there are none. */
export function wakeFiles(): void {
  if (isMarked())
    void import("./file-queue")
      .then(({ fileQueue }) => fileQueue.sweep())
      .catch(() => undefined);
}

/** How many files of whoever is signed in wait to be sent. */
export async function countWaitingFiles(): Promise<number> {
  if (!isMarked()) return 0;
  const { fileQueue } = await import("./file-queue");
  await fileQueue.refresh();
  return fileQueue.list().filter(({ state }) => state === "waiting").length;
}
