import type { CollectionName } from "@domain/collections";
import type { ErrorCode } from "@domain/errors";
import { queryKey, type Query } from "@domain/query/query";
import { backend } from "./backend";
import { demonstration, watchDemonstration } from "./demonstration/mode";
import { atLeaving } from "./live/leaving";
import { forgetSeen, noticing } from "./directory/seen";
import type { Live, LiveList, LiveStore, Row } from "./live-store";
import { overlayStore } from "./overlay/overlay-store";
import { waiting } from "./overlay/waiting";

/** Something live that React can subscribe to; its snapshot stays the same object until it changes. */
export interface Source<T> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => Live<T>;
}

/** A screen left and come back to within this time shows its data at once and reads nothing again. */
const lingerMs = 30_000;

type Watch<T> = (
  onNext: (data: T) => void,
  onError: (code: ErrorCode) => void,
) => () => void;

interface Shared<T> extends Source<T> {
  close(): void;
}

const loading = { state: "loading" } as const;

/** One watch for any number of listeners; it ends a while after the last has left, at once after an error. */
function shared<T>(
  watch: Watch<T>,
  linger: number,
  onBegin: () => void,
  onEnd: () => void,
) {
  const listeners = new Set<() => void>();
  let live: Live<T> = loading;
  let unwatch: (() => void) | null = null;
  let ending: ReturnType<typeof setTimeout> | null = null;

  const set = (next: Live<T>) => {
    live = next;
    for (const listener of [...listeners]) listener();
  };
  const stop = () => {
    unwatch?.();
    unwatch = null;
  };
  const begin = () => {
    onBegin();
    unwatch = watch(
      (data) => {
        set({ state: "data", data });
      },
      (code) => {
        stop();
        // Whoever comes back after a failure nobody saw asks anew.
        if (listeners.size === 0) end();
        else set({ state: "error", code, retry });
      },
    );
  };
  const retry = () => {
    if (unwatch !== null || listeners.size === 0) return;
    set(loading);
    begin();
  };
  const end = () => {
    if (ending !== null) clearTimeout(ending);
    stop();
    live = loading;
    onEnd();
  };
  const source: Shared<T> = {
    subscribe(listener) {
      if (ending !== null) clearTimeout(ending);
      ending = null;
      listeners.add(listener);
      if (unwatch === null && live.state === "loading") begin();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        if (live.state === "error") end();
        else ending = setTimeout(end, linger);
      };
    },
    snapshot: () => live,
    close: stop,
  };
  return source;
}

/** The subscription cache over a store: the same question is asked once, however many listen. */
export function createSubscriptions(store: () => LiveStore, linger: number) {
  const open = new Map<string, Shared<unknown>>();

  function source<T>(key: string, watch: Watch<T>): Source<T> {
    // A key stands for one collection and one shape of question: what it was made with fits.
    const known = open.get(key) as Shared<T> | undefined;
    if (known) return known;
    const made: Shared<T> = shared(
      watch,
      linger,
      () => {
        if (!open.has(key)) open.set(key, made);
      },
      () => {
        if (open.get(key) === made) open.delete(key);
      },
    );
    open.set(key, made);
    return made;
  }
  return {
    list: <C extends CollectionName>(query: Query<C>): Source<LiveList<C>> =>
      source(`list ${queryKey(query)}`, (onNext, onError) =>
        store().watch(query, onNext, onError),
      ),
    doc: <C extends CollectionName>(
      collection: C,
      id: string,
      parentId?: string,
    ): Source<Row<C> | null> =>
      source(
        `doc ${JSON.stringify([collection, id, parentId])}`,
        (onNext, onError) =>
          store().watchDoc(collection, id, onNext, onError, parentId),
      ),
    /** How many a query finds in all, as stored; rejects AppError. */
    count: (query: Query): Promise<number> => store().countOf(query),
    /** Ends every watch, whoever listens. */
    close() {
      for (const one of open.values()) one.close();
      open.clear();
    },
  };
}

const overlay = overlayStore(backend, waiting);
const shown = noticing(() => overlay);

/** What people look at: what is stored, with what waits here. */
export const subscriptions = createSubscriptions(() => shown, lingerMs);

atLeaving(() => subscriptions.close());

// What a demonstration showed is no name of anything once it is over.
watchDemonstration(() => {
  if (demonstration() === "off") forgetSeen();
});
