import type { Live } from "../live-store";
import type { Source } from "../subscriptions";

/** Several sources side by side. */
export interface EachSource<T> {
  subscribe: (listener: () => void) => () => void;
  /** What each is now, in their order; the same list until one of them changes. */
  snapshot: () => readonly Live<T>[];
}

/** Several sources as one that tells of each by itself; none give an empty list. */
export function eachSource<T>(sources: readonly Source<T>[]): EachSource<T> {
  let now: readonly Live<T>[] = [];
  return {
    subscribe(listener) {
      const ends = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    snapshot() {
      const next = sources.map((source) => source.snapshot());
      const same =
        next.length === now.length &&
        next.every((live, index) => live === now[index]);
      if (!same) now = next;
      return now;
    },
  };
}
