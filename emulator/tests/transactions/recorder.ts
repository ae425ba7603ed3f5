import type { CommitEvent } from "../../src/contract/write";
import type { Engine } from "../../src/contract/engine";
import { parseMicros } from "../../src/engine/values/timestamp";
import type {
  CommittedTransaction,
  Content,
  History,
  PredicateRead,
} from "./serializable-check";

/**
 * What a client saw in a transaction that committed. What it did not see, a missing document or one outside a query's
 * result, has no version: it is taken to be the one before the commit, or of the read's time when there was no commit.
 * So a document that came and went in between does no harm, as its absence was still true.
 */
export interface Observation {
  id: string;
  reads: { doc: string; version: string | null; readTime?: number }[];
  queries: {
    group: number;
    readTime: number;
    result: { doc: string; version: string }[] | number;
  }[];
}

interface Commit {
  id: string;
  time: number;
  writes: Map<string, Content>;
}

const idOf = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

const momentOf = (commit: Commit | undefined, readTime = 0): number =>
  commit ? commit.time - 1 : readTime;

function contentOf(change: CommitEvent["changes"][number]): Content {
  const group = change.after?.fields["group"];
  return group && "integerValue" in group
    ? { group: Number(group.integerValue) }
    : null;
}

/**
 * Notes the commits to a collection in their order. Every transaction that writes also makes a document in `log`,
 * named by its id, so that a commit tells whose it is.
 */
export class Recorder {
  readonly #commits: Commit[] = [];
  readonly stop: () => void;

  constructor(engine: Engine, collection: string) {
    this.stop = engine.onCommit(({ commitTime, changes }) => {
      const own = changes.filter(({ name }) =>
        name.includes(`/${collection}/`),
      );
      const log = own.find(({ name }) => name.includes("/log/"));
      if (!log) return;
      const writes = own
        .filter((change) => change !== log)
        .map((change): [string, Content] => [
          idOf(change.name),
          contentOf(change),
        ]);
      const time = parseMicros(commitTime);
      this.#commits.push({ id: idOf(log.name), time, writes: new Map(writes) });
    });
  }

  /** The ids of the commits, in their order. */
  committed(): string[] {
    return this.#commits.map(({ id }) => id);
  }

  /** The history of what clients observed; a commit without an observation saw nothing. */
  history(observations: readonly Observation[]): History {
    const byId = new Map(observations.map((o) => [o.id, o]));
    const writers = this.#commits.map(({ id, writes }) =>
      this.#transaction(byId.get(id) ?? { id, reads: [], queries: [] }, writes),
    );
    const wrote = new Set(this.committed());
    const readers = observations
      .filter(({ id }) => !wrote.has(id))
      .map((observation) => this.#transaction(observation, new Map()));
    return { writers, readers };
  }

  #transaction(
    { id, reads, queries }: Observation,
    writes: Map<string, Content>,
  ): CommittedTransaction {
    const commit = this.#commits.find((one) => one.id === id);
    return {
      id,
      reads: reads.map(({ doc, version, readTime }) => ({
        doc,
        version: version ?? this.#deletion(doc, momentOf(commit, readTime)),
      })),
      queries: queries.map((query) =>
        this.#predicate(query, momentOf(commit, query.readTime)),
      ),
      writes,
    };
  }

  /** Who had deleted a document that was missing at a time; null when nobody had ever made it. */
  #deletion(doc: string, time: number): string | null {
    const last = this.#commits.findLast(
      (commit) => commit.time <= time && commit.writes.has(doc),
    );
    return last?.writes.get(doc) === null ? last.id : null;
  }

  #predicate(
    query: Observation["queries"][number],
    moment: number,
  ): PredicateRead {
    const seen = new Map<string, string | null>();
    for (const { id, time, writes } of this.#commits) {
      if (time > moment) break;
      for (const doc of writes.keys()) seen.set(doc, id);
    }
    const { result } = query;
    const matches = (content: Content): boolean =>
      content?.["group"] === query.group;
    if (typeof result === "number") return { matches, seen, result };
    for (const { doc, version } of result) seen.set(doc, version);
    return { matches, seen, result: result.map(({ doc }) => doc) };
  }
}
