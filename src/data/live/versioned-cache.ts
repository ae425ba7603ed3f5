import type { ErrorCode } from "@domain/errors";
import { backend } from "../backend";
import type { Backend } from "../backend-type";
import { toAppError } from "../errors";

/** Values by key, each in the version that was wanted last, for whoever watches. */
export interface VersionedCache<V extends string | number, T> {
  watch: (listener: () => void) => () => void;
  /** Changes whenever a value has come or failed. */
  changes: () => number;
  /** Loads what is not here in this version, once; `again`: also what has failed. */
  want: (
    key: string,
    version: V,
    load: (store: Backend) => Promise<T>,
    again: boolean,
  ) => void;
  /** The values, as old as they may be; the code of a failure, or null, while one is not here at all. */
  here: (keys: readonly string[]) => readonly T[] | ErrorCode | null;
}

/** What the device holds of documents that another names with their versions; `serves`: one version is as good as another. */
export function versionedCache<V extends string | number, T>(
  serves: (here: V, wanted: V) => boolean,
): VersionedCache<V, T> {
  let owner: Backend | null = null;
  let count = 0;
  const values = new Map<string, { version: V; value: T }>();
  /** What was asked for and is not here yet: the version by key. */
  const loading = new Map<string, V>();
  const failed = new Map<string, ErrorCode>();
  const listeners = new Set<() => void>();

  /** What another store held says nothing of this one. */
  const ofThisStore = () => {
    const now = backend();
    if (owner === now) return;
    owner = now;
    for (const one of [values, loading, failed]) one.clear();
  };

  const tell = () => {
    count += 1;
    for (const listener of [...listeners]) listener();
  };

  const fetch = async (
    key: string,
    version: V,
    load: (store: Backend) => Promise<T>,
  ) => {
    const store = backend();
    loading.set(key, version);
    failed.delete(key);
    try {
      const value = await load(store);
      if (store === backend()) values.set(key, { version, value });
    } catch (error) {
      if (store === backend()) failed.set(key, toAppError(error).code);
    } finally {
      if (loading.get(key) === version) loading.delete(key);
      tell();
    }
  };

  const has = (known: V | undefined, wanted: V) =>
    known !== undefined && serves(known, wanted);

  return {
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    changes: () => count,
    want: (key, version, load, again) => {
      ofThisStore();
      if (has(values.get(key)?.version, version)) return;
      if (has(loading.get(key), version)) return;
      if (failed.has(key) && !again) return;
      void fetch(key, version, load);
    },
    here: (keys) => {
      ofThisStore();
      const here: T[] = [];
      for (const key of keys) {
        const known = values.get(key);
        if (known === undefined) return failed.get(key) ?? null;
        here.push(known.value);
      }
      return here;
    },
  };
}
