import type { Engine, ReadRecord } from "../contract";

type Counts = Record<string, number>;

/** Document reads since the last reset. `total` leaves out what administrators read. */
export interface ReadCounts {
  total: number;
  byUid: Counts;
  byMethod: Counts;
  byCollection: Counts;
  /** uid, then collection. */
  byUidAndCollection: Record<string, Counts>;
}

export interface ReadCounter {
  counts(): ReadCounts;
  reset(): void;
}

const none = (): ReadCounts => ({
  total: 0,
  byUid: {},
  byMethod: {},
  byCollection: {},
  byUidAndCollection: {},
});

const add = (counts: Counts, key: string, amount: number) => {
  counts[key] = (counts[key] ?? 0) + amount;
};

function count(into: ReadCounts, read: ReadRecord): void {
  const { collection, documents, method } = read;
  const uid = read.admin ? "(admin)" : (read.uid ?? "(none)");
  add(into.byUid, uid, documents);
  add((into.byUidAndCollection[uid] ??= {}), collection, documents);
  if (read.admin) return;
  into.total += documents;
  add(into.byMethod, method, documents);
  add(into.byCollection, collection, documents);
}

/** Counts what the real service would bill, so that tests can hold read budgets. */
export function createReadCounter(engine: Engine): ReadCounter {
  let counts = none();
  engine.onRead((read) => count(counts, read));
  return {
    counts: () => counts,
    reset() {
      counts = none();
    },
  };
}
