import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { report } from "../../../lib/report";
import type { QueuedFile } from "./queued-file";

/** Where files survive a closed tab, with the bytes of their parts. */
export interface FileStore {
  /** Oldest first. */
  all(): Promise<QueuedFile[]>;
  /** The file with all its parts, or nothing; rejects where there is no room. */
  add(file: QueuedFile, parts: readonly ArrayBuffer[]): Promise<void>;
  /** What is known of a file; nothing where it was taken away meanwhile. */
  put(file: QueuedFile): Promise<void>;
  part(id: string, index: number): Promise<ArrayBuffer | undefined>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  files: { key: string; value: QueuedFile };
  parts: { key: [string, number]; value: ArrayBuffer };
}

const byAge = (a: QueuedFile, b: QueuedFile) =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1);

/** Files that live as long as the tab, where the browser keeps no database (some private windows). */
export function tabFiles(): FileStore {
  const files = new Map<string, QueuedFile>();
  const parts = new Map<string, readonly ArrayBuffer[]>();
  return {
    all: () => Promise.resolve([...files.values()].sort(byAge)),
    add: (file, bytes) => {
      files.set(file.id, file);
      parts.set(file.id, bytes);
      return Promise.resolve();
    },
    put: (file) => {
      if (files.has(file.id)) files.set(file.id, file);
      return Promise.resolve();
    },
    part: (id, index) => Promise.resolve(parts.get(id)?.[index]),
    remove: (id) => {
      files.delete(id);
      parts.delete(id);
      return Promise.resolve();
    },
  };
}

const partsOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Infinity]);

function inDatabase(db: IDBPDatabase<Schema>): FileStore {
  return {
    all: async () => (await db.getAll("files")).sort(byAge),
    add: async (file, parts) => {
      const adding = db.transaction(["files", "parts"], "readwrite");
      await Promise.all([
        adding.objectStore("files").put(file),
        ...parts.map((bytes, index) =>
          adding.objectStore("parts").put(bytes, [file.id, index]),
        ),
        adding.done,
      ]);
    },
    put: async (file) => {
      const putting = db.transaction("files", "readwrite");
      const known = await putting.store.getKey(file.id);
      if (known !== undefined) await putting.store.put(file);
      await putting.done;
    },
    part: (id, index) => db.get("parts", [id, index]),
    remove: async (id) => {
      const removing = db.transaction(["files", "parts"], "readwrite");
      await Promise.all([
        removing.objectStore("files").delete(id),
        removing.objectStore("parts").delete(partsOf(id)),
        removing.done,
      ]);
    },
  };
}

async function open(name: string): Promise<FileStore> {
  try {
    const db = await openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore("files", { keyPath: "id" });
        fresh.createObjectStore("parts");
      },
    });
    return inDatabase(db);
  } catch (error) {
    report({
      code: error instanceof Error ? error.name : "unknown",
      where: "file queue",
    });
    return tabFiles();
  }
}

/** Files in IndexedDB, opened at first use. */
export function databaseFiles(name: string): FileStore {
  let opened: Promise<FileStore> | null = null;
  const store = () => (opened ??= open(name));
  return {
    all: async () => (await store()).all(),
    add: async (file, parts) => (await store()).add(file, parts),
    put: async (file) => (await store()).put(file),
    part: async (id, index) => (await store()).part(id, index),
    remove: async (id) => (await store()).remove(id),
  };
}
