import type { Identity } from "../identity";
import type { OutboxEntry } from "./entry";
import type { EntryStore } from "./entry-store";

const byAge = (a: OutboxEntry, b: OutboxEntry) => a.createdAt - b.createdAt;

/** The signed-in person's entries in memory, always the same array until they change. */
export function createMirror(
  store: EntryStore,
  identity: () => Identity | null,
  announce: () => void,
) {
  let all: readonly OutboxEntry[] = [];
  let shown: { uid: string | null; list: readonly OutboxEntry[] } = {
    uid: null,
    list: [],
  };
  const listeners = new Set<() => void>();
  /** On their way into the store: a read that began before does not know them. */
  const saving = new Map<string, OutboxEntry>();

  const set = (next: readonly OutboxEntry[]) => {
    all = next;
    shown = { uid: null, list: [] };
    for (const listener of [...listeners]) listener();
  };
  const list = (): readonly OutboxEntry[] => {
    const uid = identity()?.uid ?? null;
    if (shown.uid !== uid)
      shown = { uid, list: all.filter((entry) => entry.uid === uid) };
    return shown.list;
  };
  const pending = () =>
    list().filter(({ state }) => state === "pending").length;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const replace = (entry: OutboxEntry) =>
    [...all.filter(({ id }) => id !== entry.id), entry].sort(byAge);
  return {
    list,
    subscribe,
    /** Reads what other tabs and earlier sessions left. */
    refresh: async (): Promise<void> => {
      const stored = await store.all();
      const rest = stored.filter(({ id }) => !saving.has(id));
      set([...rest, ...saving.values()].sort(byAge));
    },
    put: async (entry: OutboxEntry): Promise<void> => {
      saving.set(entry.id, entry);
      set(replace(entry));
      try {
        await store.put(entry);
      } finally {
        if (saving.get(entry.id) === entry) saving.delete(entry.id);
      }
      announce();
    },
    remove: async (id: string): Promise<void> => {
      await store.remove(id);
      set(all.filter((entry) => entry.id !== id));
      announce();
    },
    drained: (ms: number): Promise<number> =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          stop();
          resolve(pending());
        };
        const timer = setTimeout(finish, ms);
        const stop = subscribe(() => {
          if (pending() === 0) finish();
        });
        if (pending() === 0) finish();
      }),
  };
}
