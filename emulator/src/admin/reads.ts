import type { Engine, ReadRecord } from "../contract/engine";
import type { RulesDecision } from "../contract/rules";

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
  /** What the dearest decision of the rules evaluated, by `method collection`; refusals are left out. */
  expressions: Counts;
}

export interface ReadCounter {
  /** All zero for a project nobody read from. */
  counts(project: string): ReadCounts;
  reset(project: string): void;
}

/** Keys are what clients send: a table that knows no `__proto__`. */
const table = <Counted>(): Record<string, Counted> =>
  Object.create(null) as Record<string, Counted>;

const none = (): ReadCounts => ({
  total: 0,
  rules: 0,
  byUid: table(),
  byMethod: table(),
  byCollection: table(),
  byUidAndCollection: table(),
  expressions: table(),
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
  add((into.byUidAndCollection[uid] ??= table()), collection, documents);
  if (read.admin) return;
  into.total += documents;
  add(into.byMethod, method, documents);
  add(into.byCollection, collection, documents);
}

/** The collections of a path, joined: `users/private` of `users/u1/private/account`. */
const collectionsOf = (path: string): string =>
  path
    .split("/")
    .filter((_, index) => index % 2 === 0)
    .join("/");

function dearest(into: Counts, decision: RulesDecision): void {
  if (!decision.allowed) return;
  const key = `${decision.method} ${collectionsOf(decision.path)}`;
  into[key] = Math.max(into[key] ?? 0, decision.expressions);
}

/** Counts what the real service would bill, so that tests can hold read budgets. */
export function createReadCounter(engine: Engine): ReadCounter {
  const byProject = new Map<string, ReadCounts>();
  const countsOf = (project: string): ReadCounts => {
    const counts = byProject.get(project) ?? none();
    byProject.set(project, counts);
    return counts;
  };
  engine.onRead((read) => count(countsOf(read.project), read));
  engine.onDecision((decision) =>
    dearest(countsOf(decision.project).expressions, decision),
  );
  return {
    counts: (project) => byProject.get(project) ?? none(),
    reset: (project) => void byProject.delete(project),
  };
}
