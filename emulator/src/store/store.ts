import type { DocChange } from "../contract/write";
import { documentsRoot } from "../engine/values/resource-path";
import { parseMicros } from "../engine/values/timestamp";
import { DocumentTree } from "./document-tree";

/** One commit as it is kept: the documents as they are after it. */
export interface StoredCommit {
  project: string;
  database: string;
  time: string;
  changes: readonly Pick<DocChange, "name" | "after">[];
}

/** The documents of one database. */
export interface StoredDatabase {
  project: string;
  database: string;
  /** `projects/P/databases/D/documents`. */
  root: string;
  tree: DocumentTree;
}

/** All documents of an engine. */
export interface Store {
  /** The documents of a database, empty when it is new. */
  tree(project: string, database: string): DocumentTree;
  databases(): Iterable<StoredDatabase>;
  /** Time of the latest commit, microseconds since 1970; 0 when there was none. */
  lastTime(): number;
  /** Keeps commits, all or none, and makes them visible; throws, with nothing changed, when they cannot be kept. */
  apply(...commits: StoredCommit[]): void;
  close(): Promise<void>;
}

/** Documents in memory only. */
export class MemoryStore implements Store {
  readonly #databases = new Map<string, StoredDatabase>();
  #lastTime = 0;

  tree(project: string, database: string): DocumentTree {
    return this.database(project, database).tree;
  }

  database(project: string, database: string): StoredDatabase {
    const root = documentsRoot(project, database);
    const known = this.#databases.get(root);
    if (known) return known;
    const opened = { project, database, root, tree: new DocumentTree() };
    this.#databases.set(root, opened);
    return opened;
  }

  databases(): Iterable<StoredDatabase> {
    return this.#databases.values();
  }

  lastTime(): number {
    return this.#lastTime;
  }

  apply(...commits: StoredCommit[]): void {
    for (const { project, database, time, changes } of commits) {
      const tree = this.tree(project, database);
      for (const { name, after } of changes) {
        if (after) tree.put(after);
        else tree.remove(name);
      }
      this.advance(time);
    }
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Notes a commit's time, if it is the latest. */
  advance(time: string): void {
    this.#lastTime = Math.max(this.#lastTime, parseMicros(time));
  }
}
