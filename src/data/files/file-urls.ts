import { urlKeptMs, urlsAtOnce } from "@domain/file/limits";

/** An address and until when it need not be asked for again. */
interface Known {
  url: string;
  until: number;
}

export interface FileUrls {
  /** The address of a stored file; null while it is not known. One that is an hour old stays until another comes. */
  known: (path: string) => string | null;
  /** Asks for what is not known, or is an hour old: everything wanted at about the same time in one call. */
  want: (paths: readonly string[]) => void;
  subscribe: (listener: () => void) => () => void;
  /** What somebody was told is nobody else's. */
  forget: () => void;
}

/** Rows that are drawn one after the other are asked for together. */
const togetherMs = 20;

/** What could not be had is asked for again when it is wanted again, not before. */
const againAfterMs = 30_000;

/** The addresses of stored files, each kept for an hour. `ask` answers them in the order asked. */
export function fileUrls(
  ask: (paths: string[]) => Promise<readonly string[]>,
  now: () => number = Date.now,
): FileUrls {
  const known = new Map<string, Known>();
  const failed = new Map<string, number>();
  const wanted = new Set<string>();
  const asking = new Set<string>();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let generation = 0;

  const isNeeded = (path: string) =>
    !asking.has(path) &&
    (known.get(path)?.until ?? 0) <= now() &&
    (failed.get(path) ?? -Infinity) <= now() - againAfterMs;

  async function askFor(paths: string[]): Promise<void> {
    const asked = generation;
    const until = now() + urlKeptMs;
    for (const path of paths) asking.add(path);
    try {
      const urls = await ask(paths);
      if (asked !== generation) return;
      paths.forEach((path, index) => {
        const url = urls[index];
        if (url !== undefined) known.set(path, { url, until });
      });
    } catch {
      // Said where people act; a picture that is not there has its silhouette.
      for (const path of paths) failed.set(path, now());
    } finally {
      for (const path of paths) asking.delete(path);
      for (const listener of [...listeners]) listener();
    }
  }

  function flush(): void {
    timer = null;
    const paths = [...wanted].filter(isNeeded);
    wanted.clear();
    for (let start = 0; start < paths.length; start += urlsAtOnce)
      void askFor(paths.slice(start, start + urlsAtOnce));
  }

  return {
    known: (path) => known.get(path)?.url ?? null,
    want: (paths) => {
      for (const path of paths) if (isNeeded(path)) wanted.add(path);
      if (wanted.size > 0) timer ??= setTimeout(flush, togetherMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forget: () => {
      generation += 1;
      known.clear();
      failed.clear();
    },
  };
}
