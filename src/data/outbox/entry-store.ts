import { collections } from "@domain/collections";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { report } from "../../lib/report";
import { entryOf, type OutboxEntry, type StoredEntry } from "./entry";

/** Where entries survive a closed tab. */
export interface EntryStore {
  /** Oldest first, without what this version cannot read. */
  all(): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: string; value: StoredEntry };
}

interface Kept {
  about?: { name?: unknown } | null;
  operations?: unknown;
}

type KeptOperation = { collection?: unknown; values?: unknown } | null;

// One entry that is none would end every list, in every tab, until the browser's data are cleared.
const isEntry = ({ about, operations }: Kept): boolean =>
  typeof about?.name === "string" &&
  Array.isArray(operations) &&
  operations.every(
    (one?: KeptOperation) =>
      typeof one?.values === "object" &&
      one.values !== null &&
      Object.hasOwn(collections, String(one.collection)),
  );

const byAge = (a: OutboxEntry, b: OutboxEntry) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/** Entries that live as long as the tab, where the browser keeps no database (some private windows). */
export function tabEntries(): EntryStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    all: () => Promise.resolve([...entries.values()].sort(byAge)),
    put: (entry) => {
      entries.set(entry.id, entry);
      return Promise.resolve();
    },
    remove: (id) => {
      entries.delete(id);
      return Promise.resolve();
    },
  };
}

function inDatabase(db: IDBPDatabase<Schema>): EntryStore {
  return {
    all: async () =>
      (await db.getAll("entries")).filter(isEntry).map(entryOf).sort(byAge),
    put: async (entry) => {
      await db.put("entries", entry);
    },
    remove: async (id) => {
      await db.delete("entries", id);
    },
  };
}

async function open(name: string): Promise<EntryStore> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore("entries", { keyPath: "id" });
      },
    });
    return inDatabase(db);
  } catch (error) {
    report({
      code: error instanceof Error ? error.name : "unknown",
      where: "outbox",
    });
    return tabEntries();
  }
}

/** Entries in IndexedDB, opened at first use. */
export function databaseEntries(name: string): EntryStore {
  let opened: Promise<EntryStore> | null = null;
  const store = () => (opened ??= open(name));
  return {
    all: async () => (await store()).all(),
    put: async (entry) => (await store()).put(entry),
    remove: async (id) => (await store()).remove(id),
  };
}
