import type { Engine, ReadRecord } from "../contract";

type Counts = Record<string, number>;

/**
 * Document reads of one project since the last reset. `total` leaves out what administrators read
 * and what the rules looked up.
 */
export interface ReadCounts {
  total: number;
  /** What the rules looked up to decide; billed, too. In none of the other counts. */
  rules: number;
  byUid: Counts;
  byMethod: Counts;
  byCollection: Counts;
  /** uid, then collection. */
  byUidAndCollection: Record<string, Counts>;
}

export interface ReadCounter {
  /** All zero for a project nobody read from. */
  counts(project: string): ReadCounts;
  reset(project: string): void;
}

const none = (): ReadCounts => ({
  total: 0,
  rules: 0,
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
  if (method === "rules") {
    into.rules += documents;
    return;
  }
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
  const byProject = new Map<string, ReadCounts>();
  engine.onRead((read) => {
    const counts = byProject.get(read.project) ?? none();
    byProject.set(read.project, counts);
    count(counts, read);
  });
  return {
    counts: (project) => byProject.get(project) ?? none(),
    reset: (project) => void byProject.delete(project),
  };
}
