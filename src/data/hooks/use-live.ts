import { useMemo, useState, useSyncExternalStore } from "react";
import type { CollectionName } from "@domain/collections";
import { compareRows, queryKey, type Query } from "@domain/query/query";
import { clockOf } from "../live/clock";
import type { Live, LiveList, Row } from "../live-store";
import { isOnline, watchOnline } from "../online";
import type { OutboxEntry } from "../outbox/entry";
import { outbox } from "../outbox/outbox";
import { currentSession, watchSession, type SessionState } from "../session";
import { subscriptions, type Source } from "../subscriptions";
import { eachSource } from "../live/each-source";
import { unionSource } from "../live/union-source";

const loading = { state: "loading" } as const;
const nothing: Source<never> = {
  subscribe: () => () => undefined,
  snapshot: () => loading,
};

/** The same object for the same key, whatever object a render made. */
function useStable<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}

function useSource<T>(source: Source<T>): Live<T> {
  return useSyncExternalStore(source.subscribe, source.snapshot);
}

/** The union of several queries of one collection, live, each document once, as the first query orders; null and [] ask nothing and stay loading. `asTheyCome`: what the first ones answer is shown while later ones are on their way. */
export function useLiveQueries<C extends CollectionName>(
  queries: readonly Query<C>[] | null,
  { asTheyCome = false }: { asTheyCome?: boolean } = {},
): Live<LiveList<C>> {
  const key = queries === null ? "" : JSON.stringify(queries.map(queryKey));
  const stable = useStable(queries, key);
  const source = useMemo<Source<LiveList<C>>>(() => {
    const first = stable?.[0];
    if (stable === null || first === undefined) return nothing;
    if (stable.length === 1) return subscriptions.list(first);
    return unionSource(
      stable.map((query) => subscriptions.list(query)),
      { compare: compareRows(first), asTheyCome },
    );
  }, [stable, asTheyCome]);
  return useSource(source);
}

/** Several queries side by side, each live by itself, in their order; [] for none. */
export function useEachQuery<C extends CollectionName>(
  queries: readonly Query<C>[],
): readonly Live<LiveList<C>>[] {
  const stable = useStable(queries, JSON.stringify(queries.map(queryKey)));
  const source = useMemo(
    () => eachSource(stable.map((query) => subscriptions.list(query))),
    [stable],
  );
  return useSyncExternalStore(source.subscribe, source.snapshot);
}

/** One document, live; data null: there is none. A null id asks nothing and stays loading. */
export function useLiveDoc<C extends CollectionName>(
  collection: C,
  id: string | null,
  parentId?: string,
): Live<Row<C> | null> {
  const source = useMemo<Source<Row<C> | null>>(
    () => (id === null ? nothing : subscriptions.doc(collection, id, parentId)),
    [collection, id, parentId],
  );
  return useSource(source);
}

/** Several documents of a collection, each live by itself, in the order of their ids; [] for none. */
export function useLiveDocs<C extends CollectionName>(
  collection: C,
  ids: readonly string[],
): readonly Live<Row<C> | null>[] {
  const stable = useStable(ids, JSON.stringify(ids));
  const source = useMemo(
    () => eachSource(stable.map((id) => subscriptions.doc(collection, id))),
    [collection, stable],
  );
  return useSyncExternalStore(source.subscribe, source.snapshot);
}

/** Documents named by their ids and what they lie below, each live by itself, in their order; [] for none. */
export function useLiveDocsAt<C extends CollectionName>(
  collection: C,
  places: readonly { id: string; parentId: string }[],
): readonly Live<Row<C> | null>[] {
  const stable = useStable(places, JSON.stringify(places));
  const source = useMemo(
    () =>
      eachSource(
        stable.map(({ id, parentId }) =>
          subscriptions.doc(collection, id, parentId),
        ),
      ),
    [collection, stable],
  );
  return useSyncExternalStore(source.subscribe, source.snapshot);
}

/** The document of one id below each of several others, each live by itself, in their order; [] for none. */
export function useLiveDocsBelow<C extends CollectionName>(
  collection: C,
  id: string,
  parentIds: readonly string[],
): readonly Live<Row<C> | null>[] {
  const stable = useStable(parentIds, JSON.stringify(parentIds));
  const source = useMemo(
    () =>
      eachSource(
        stable.map((parent) => subscriptions.doc(collection, id, parent)),
      ),
    [collection, id, stable],
  );
  return useSyncExternalStore(source.subscribe, source.snapshot);
}

const subscribeSession = (listener: () => void) =>
  watchSession(() => {
    listener();
  });

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, currentSession);
}

/** The time, the same for all who ask at the same pace; a new object at every tick. */
export function useNow(everyMs = 30_000): Date {
  const clock = clockOf(everyMs);
  return useSyncExternalStore(clock.subscribe, clock.now);
}

export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, isOnline);
}

/** This person's unsent and refused writes, oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useSyncExternalStore(outbox.subscribe, outbox.list);
}
