/**
 * Finds what is wrong with a history of committed transactions: a cycle of the precedence graph (writes read,
 * overwritten, and reads overwritten, queries included), or a read that the order of the commits does not explain.
 * A version of a document is named by the transaction that wrote it; null is the state before all of them.
 */

/** What a version holds, as far as queries look at it; null for a document that is not there. */
export type Content = Record<string, number> | null;

/** A query: what it selects, the version of each document it saw (all documents not named: null), and its answer. */
export interface PredicateRead {
  matches: (content: Content) => boolean;
  seen: ReadonlyMap<string, string | null>;
  /** The documents found, or only how many there were. */
  result: readonly string[] | number;
}

export interface CommittedTransaction {
  id: string;
  reads: readonly { doc: string; version: string | null }[];
  queries: readonly PredicateRead[];
  writes: ReadonlyMap<string, Content>;
}

/** The transactions that wrote, in the order of their commits, and those that only read. */
export interface History {
  writers: readonly CommittedTransaction[];
  readers: readonly CommittedTransaction[];
}

interface Version {
  writer: string | null;
  content: Content;
}

function versionsOf(history: History): Map<string, Version[]> {
  const versions = new Map<string, Version[]>();
  for (const { id, writes } of history.writers) {
    for (const [doc, content] of writes) {
      const known = versions.get(doc) ?? [{ writer: null, content: null }];
      versions.set(doc, [...known, { writer: id, content }]);
    }
  }
  return versions;
}

/** Precedence: from a transaction to those that must come after it. */
type Graph = Map<string, Set<string>>;

function addEdge(graph: Graph, from: string | null, to: string | null): void {
  if (from === null || to === null || from === to) return;
  const known = graph.get(from);
  if (known) known.add(to);
  else graph.set(from, new Set([to]));
}

function addRead(
  graph: Graph,
  reader: string,
  versions: readonly Version[],
  read: string | null,
): void {
  const at = versions.findIndex(({ writer }) => writer === read);
  addEdge(graph, read, reader);
  addEdge(graph, reader, versions[at + 1]?.writer ?? null);
}

/** A query depends on the last change of its result before what it saw, and comes before the next one. */
function addQuery(
  graph: Graph,
  reader: string,
  versions: readonly Version[],
  { matches, result, seen }: PredicateRead,
  doc: string,
): void {
  const at = versions.findIndex(
    ({ writer }) => writer === (seen.get(doc) ?? null),
  );
  const changes = (i: number): boolean => {
    const before = matches(versions[i - 1]?.content ?? null);
    const after = matches(versions[i]?.content ?? null);
    return before !== after || (after && typeof result !== "number");
  };
  for (let i = at; i > 0; i--) {
    if (!changes(i)) continue;
    addEdge(graph, versions[i]?.writer ?? null, reader);
    break;
  }
  for (let i = at + 1; i < versions.length; i++) {
    if (!changes(i)) continue;
    addEdge(graph, reader, versions[i]?.writer ?? null);
    break;
  }
}

function precedence(history: History): Graph {
  const graph: Graph = new Map();
  const versions = versionsOf(history);
  for (const list of versions.values()) {
    for (const [i, { writer }] of list.entries()) {
      addEdge(graph, list[i - 1]?.writer ?? null, writer);
    }
  }
  for (const { id, reads, queries } of [
    ...history.writers,
    ...history.readers,
  ]) {
    for (const { doc, version } of reads) {
      addRead(graph, id, versions.get(doc) ?? [], version);
    }
    for (const query of queries) {
      for (const [doc, list] of versions) {
        addQuery(graph, id, list, query, doc);
      }
    }
  }
  return graph;
}

/** Transactions each of which must come before the next and the last before the first; null when there are none. */
export function findCycle(history: History): string[] | null {
  const graph = precedence(history);
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (id: string): string[] | null => {
    if (path.includes(id)) return path.slice(path.indexOf(id));
    if (done.has(id)) return null;
    path.push(id);
    for (const next of graph.get(id) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(id);
    return null;
  };
  for (const id of graph.keys()) {
    const cycle = visit(id);
    if (cycle) return cycle;
  }
  return null;
}

/** A query's answer that the versions it saw do not give; null when all of them do. */
export function findWrongAnswer(history: History): string | null {
  const contents = new Map<string, Content>();
  for (const { id, writes } of history.writers) {
    for (const [doc, content] of writes) contents.set(`${doc} ${id}`, content);
  }
  for (const { id, queries } of [...history.writers, ...history.readers]) {
    for (const { matches, seen, result } of queries) {
      const found = [...seen]
        .filter(([doc, by]) => matches(contents.get(`${doc} ${by}`) ?? null))
        .map(([doc]) => doc)
        .sort();
      const right =
        typeof result === "number"
          ? result === found.length
          : [...result].sort().join() === found.join();
      if (!right) {
        return `${id}: ${JSON.stringify(result)} instead of ${found.join()}`;
      }
    }
  }
  return null;
}

type State = Map<string, { by: string; content: Content }>;

function explains(state: State, transaction: CommittedTransaction): boolean {
  const versionOf = (doc: string): string | null => state.get(doc)?.by ?? null;
  const reads = transaction.reads.every(
    ({ doc, version }) => versionOf(doc) === version,
  );
  return (
    reads &&
    transaction.queries.every(({ matches, seen, result }) => {
      const found = [...state]
        .filter(([, { content }]) => matches(content))
        .map(([doc]) => doc);
      if (typeof result === "number") return result === found.length;
      const same = found.every((doc) => seen.get(doc) === versionOf(doc));
      return same && found.sort().join() === [...result].sort().join();
    })
  );
}

/**
 * Runs the transactions one after the other in the order of their commits, each seeing all before it, those that only
 * read wherever their reads fit. Returns the id of one that saw something else, or the documents at the end.
 */
export function replay(
  history: History,
): { unexplained: string } | { documents: Map<string, Content> } {
  const state: State = new Map();
  const waiting = new Set(history.readers);
  const settle = (): void => {
    for (const reader of waiting) {
      if (explains(state, reader)) waiting.delete(reader);
    }
  };
  settle();
  for (const writer of history.writers) {
    if (!explains(state, writer)) return { unexplained: writer.id };
    for (const [doc, content] of writer.writes) {
      state.set(doc, { by: writer.id, content });
    }
    settle();
  }
  const [lost] = waiting;
  if (lost) return { unexplained: lost.id };
  const documents = new Map<string, Content>();
  for (const [doc, { content }] of state) {
    if (content) documents.set(doc, content);
  }
  return { documents };
}
