import type { Random } from "../../src/engine/test-support/random";

/** What a random transaction does: it reads, then writes; a `move` writes what the query before it found. */
export type ReadStep =
  | { kind: "get"; doc: string }
  | { kind: "query"; group: number }
  | { kind: "count"; group: number };
export type WriteStep =
  | { kind: "set"; doc: string; group: number }
  | { kind: "delete"; doc: string }
  | { kind: "move"; group: number };
export interface Plan {
  reads: ReadStep[];
  writes: WriteStep[];
}

const DOCUMENTS = 5;
const GROUPS = 2;

/** The names of the documents all transactions work on. */
export const DOCUMENT_IDS = Array.from(
  { length: DOCUMENTS },
  (_, i) => `d${String(i)}`,
);

function some<T>(random: Random, most: number, make: () => T): T[] {
  return Array.from({ length: random.below(most + 1) }, make);
}

/** A random transaction; `queries` false leaves single documents only, as the web SDK reads them. */
export function randomPlan(random: Random, queries: boolean): Plan {
  const doc = (): string => random.pick(DOCUMENT_IDS);
  const group = (): number => random.below(GROUPS);
  const reads = some(random, 3, (): ReadStep => {
    const kind = queries
      ? random.pick(["get", "query", "count"] as const)
      : "get";
    return kind === "get" ? { kind, doc: doc() } : { kind, group: group() };
  });
  const writes = some(random, 3, (): WriteStep => {
    const kind = random.pick(["set", "set", "delete", "move"] as const);
    if (kind === "set") return { kind, doc: doc(), group: group() };
    return kind === "delete" ? { kind, doc: doc() } : { kind, group: group() };
  });
  return { reads, writes };
}

/** The last write to each document, moves resolved to what was found; null deletes. */
export function resolveWrites(
  plan: Plan,
  found: readonly string[],
): Map<string, number | null> {
  const writes = new Map<string, number | null>();
  for (const step of plan.writes) {
    if (step.kind === "move") {
      for (const doc of found) writes.set(doc, step.group);
    } else {
      writes.set(step.doc, step.kind === "set" ? step.group : null);
    }
  }
  return writes;
}
