import { report } from "../../lib/report";
import { toAppError } from "../errors";
import type { Identity } from "../identity";
import { within } from "../sdk/within";
import type { OutboxEntry } from "./entry";
import type { EntryStore } from "./entry-store";

const byAge = (a: OutboxEntry, b: OutboxEntry) => a.createdAt - b.createdAt;

/** How long an acknowledged entry is shown at most, until the lists have it from the server. */
const landingMs = 4000;

/** A browser's database may answer nothing at all: after so long what waits for it goes on. */
const keepingMs = 5000;

/** An entry that cannot be kept is still sent, and shown as long as the tab lives. */
const failed = (what: string) => (error: unknown) => {
  report({ code: toAppError(error).code, where: `outbox ${what}` });
};

interface Shown {
  uid: string | null;
  list: readonly OutboxEntry[];
  landed: readonly OutboxEntry[];
}

/** The signed-in person's entries in memory, always the same array until they change. */
export function createMirror(
  store: EntryStore,
  identity: () => Identity | null,
  announce: () => void,
) {
  let all: readonly OutboxEntry[] = [];
  let landing: readonly OutboxEntry[] = [];
  let shown: Shown | null = null;
  const listeners = new Set<() => void>();
  /** On their way into the store: a read that began before does not know them. */
  const saving = new Map<string, OutboxEntry>();

  const tell = () => {
    shown = null;
    for (const listener of [...listeners]) listener();
  };
  const set = (next: readonly OutboxEntry[]) => {
    all = next;
    tell();
  };
  const ours = (): Shown => {
    const uid = identity()?.uid ?? null;
    if (shown?.uid === uid) return shown;
    const mine = (entry: OutboxEntry) => entry.uid === uid;
    return (shown = {
      uid,
      list: all.filter(mine),
      landed: landing.filter(mine),
    });
  };
  const list = () => ours().list;
  const pending = () =>
    list().filter(({ state }) => state === "pending").length;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const without = (entries: readonly OutboxEntry[], gone: string) =>
    entries.filter(({ id }) => id !== gone);
  const forgetLanded = (id: string) => {
    if (landing.some((entry) => entry.id === id)) {
      landing = without(landing, id);
      tell();
    }
  };
  return {
    list,
    /** Acknowledged a moment ago, and perhaps not yet in the lists that people look at. */
    landed: () => ours().landed,
    forgetLanded,
    subscribe,
    /** Reads what other tabs and earlier sessions left. */
    refresh: async (): Promise<void> => {
      const stored = await store.all();
      const rest = stored.filter(({ id }) => !saving.has(id));
      set([...rest, ...saving.values()].sort(byAge));
    },
    put: async (entry: OutboxEntry): Promise<void> => {
      saving.set(entry.id, entry);
      set([...without(all, entry.id), entry].sort(byAge));
      await within(keepingMs, store.put(entry)).catch(failed("put"));
      if (saving.get(entry.id) === entry) saving.delete(entry.id);
      announce();
    },
    /** Takes an entry away; a landed one stays shown for a moment. */
    remove: async (id: string, landed = false): Promise<void> => {
      const entry = all.find((one) => one.id === id);
      if (landed && entry) {
        landing = [...landing, entry];
        setTimeout(() => forgetLanded(id), landingMs);
      }
      await within(keepingMs, store.remove(id)).catch(failed("remove"));
      set(without(all, id));
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

export type Mirror = ReturnType<typeof createMirror>;
