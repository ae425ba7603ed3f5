import type { CommitEvent } from "../contract/write";
import type { Database } from "../contract/database";
import type { Engine, ReadRecord } from "../contract/engine";
import type { RulesDecision } from "../contract/rules";
import { exportDocuments } from "../store/export";
import { readExport } from "../store/import";
import type { StoreOptions } from "../store/open";
import { openStore } from "../store/open";
import { Clock } from "./clock";
import { applyTogether } from "./commits";
import type { Core, DatabaseState } from "./core";
import { databaseOf, openDatabaseState } from "./database";
import { Dispatcher } from "./dispatcher";
import type { IndexFile } from "./indexes/index-file";
import { parseMicros } from "./values/timestamp";

/** An engine whose documents can be written to a folder and read back. */
export interface DurableEngine extends Engine {
  /** Writes all databases of a project to a folder, which is made when missing. */
  exportTo(project: string, dir: string): Promise<void>;
  /** Whether no database of a project holds a document. */
  isEmpty(project: string): boolean;
  /**
   * Adds the documents of an export to those there are, replacing those of the same name. Throws, with
   * nothing changed, when the export is broken or none of ours.
   */
  importFrom(dir: string): void;
  /** From now on queries need these indexes; null: none. Live targets go on. */
  setIndexes(indexes: IndexFile | null): void;
}

/** Where documents are kept and what the time is; without `dataDir` everything is in memory only. */
export interface EngineOptions {
  dataDir?: string;
  /** How the folder is kept. */
  store?: StoreOptions;
  /** Milliseconds since 1970. */
  wallClock?: () => number;
}

interface OpenDatabase {
  state: DatabaseState;
  api: Database;
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

class LocalEngine implements DurableEngine {
  readonly #core: Core;
  readonly #databases = new Map<string, OpenDatabase>();

  constructor(core: Core) {
    this.#core = core;
  }

  database(project: string, database: string): Database {
    return this.#open(project, database).api;
  }

  onCommit(listener: (event: CommitEvent) => void): () => void {
    return subscribe(this.#core.commitListeners, listener);
  }

  onRead(listener: (read: ReadRecord) => void): () => void {
    return subscribe(this.#core.readListeners, listener);
  }

  onDecision(listener: (decision: RulesDecision) => void): () => void {
    return subscribe(this.#core.decisionListeners, listener);
  }

  setAuthorizer(...[project, make]: Parameters<Engine["setAuthorizer"]>): void {
    const { authorizers, dispatcher } = this.#core;
    authorizers.set(project, make);
    for (const { state } of this.#databases.values()) {
      const concerned =
        project === "default"
          ? !authorizers.has(state.project)
          : state.project === project;
      if (concerned) dispatcher.run(state.listeners.rechecks());
    }
  }

  async exportTo(project: string, dir: string): Promise<void> {
    await exportDocuments(this.#core.store, project, dir);
  }

  isEmpty(project: string): boolean {
    for (const stored of this.#core.store.databases()) {
      if (stored.project !== project) continue;
      const [first] = stored.tree.collectionNames();
      if (first !== undefined) return false;
    }
    return true;
  }

  importFrom(dir: string): void {
    const exported = readExport(dir);
    const commits = exported.map(({ project, database, docs }) => {
      const { state } = this.#open(project, database);
      const changes = docs.map((after) => ({
        name: after.name,
        before: state.tree.get(after.name),
        after,
      }));
      for (const { updateTime } of docs) {
        this.#core.clock.advancePast(parseMicros(updateTime));
      }
      return { state, changes };
    });
    applyTogether(this.#core, commits, false);
  }

  setIndexes(indexes: IndexFile | null): void {
    this.#core.indexes = indexes;
  }

  async close(): Promise<void> {
    await this.#core.store.close();
  }

  #open(project: string, database: string): OpenDatabase {
    const key = `${project}/${database}`;
    const known = this.#databases.get(key);
    if (known) return known;
    const state = openDatabaseState(this.#core, project, database);
    const opened = { state, api: databaseOf(state) };
    this.#databases.set(key, opened);
    return opened;
  }
}

/** Opens the engine, with the documents kept in `dataDir` if one is given. */
export async function createEngine(
  options: EngineOptions = {},
): Promise<DurableEngine> {
  const store = await openStore(options.dataDir, options.store);
  const clock = new Clock(options.wallClock ?? Date.now);
  clock.advancePast(store.lastTime());
  return new LocalEngine({
    clock,
    startTime: clock.next(),
    store,
    dispatcher: new Dispatcher(),
    commitListeners: new Set(),
    readListeners: new Set(),
    decisionListeners: new Set(),
    authorizers: new Map(),
    indexes: null,
  });
}
