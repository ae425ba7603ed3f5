import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { documentsRoot } from "../engine/values/resource-path";
import type { DocumentTree } from "./document-tree";
import { Log, replayLog } from "./log";
import type { CommitRecord } from "./record";
import { commitOf, commitRecord } from "./record";
import { readSnapshot, writeSnapshot } from "./snapshot";
import type { Store, StoredCommit, StoredDatabase } from "./store";
import { MemoryStore } from "./store";

const DEFAULT_COMPACT_BYTES = 8 * 1024 * 1024;
const FILE = /^(snapshot|log)-(\d+)(\.tmp)?$/;

interface DataFile {
  name: string;
  kind: "snapshot" | "log";
  generation: number;
  temporary: boolean;
}

function dataFiles(folder: string): DataFile[] {
  return readdirSync(folder).flatMap((name) => {
    const match = FILE.exec(name);
    if (!match) return [];
    return {
      name,
      kind: match[1] === "log" ? "log" : "snapshot",
      generation: Number(match[2]),
      temporary: match[3] !== undefined,
    };
  });
}

/** The newest whole snapshot; its log holds what came after. Generation 0 has no snapshot. */
function newestGeneration(files: readonly DataFile[]): number {
  return files
    .filter((file) => file.kind === "snapshot" && !file.temporary)
    .reduce((newest, file) => Math.max(newest, file.generation), 0);
}

/** Documents in memory, with every commit in a log on disk before it counts. */
export class DurableStore implements Store {
  readonly #folder: string;
  readonly #memory = new MemoryStore();
  readonly #unlock: () => void;
  readonly #compactBytes: number;
  #generation: number;
  #log: Log;
  /** Log size from which it is folded into a snapshot. */
  #compactAt: number;

  /** Reads what the folder holds; the caller has locked it. */
  constructor(
    folder: string,
    unlock: () => void,
    compactBytes = DEFAULT_COMPACT_BYTES,
  ) {
    this.#folder = folder;
    this.#unlock = unlock;
    this.#compactBytes = compactBytes;
    this.#compactAt = compactBytes;
    const files = dataFiles(folder);
    this.#generation = newestGeneration(files);
    this.#removeExcept(files, this.#generation);
    if (this.#generation > 0) {
      readSnapshot(this.#path("snapshot"), this.#memory);
    }
    replayLog(this.#path("log"), (record) => {
      this.#replay(record as CommitRecord);
    });
    this.#log = new Log(this.#path("log"));
    this.#compactWhenLarge();
  }

  tree(project: string, database: string): DocumentTree {
    return this.#memory.tree(project, database);
  }

  databases(): Iterable<StoredDatabase> {
    return this.#memory.databases();
  }

  lastTime(): number {
    return this.#memory.lastTime();
  }

  apply(commit: StoredCommit): void {
    const root = documentsRoot(commit.project, commit.database);
    this.#log.append(commitRecord(root, commit));
    this.#memory.apply(commit);
    this.#compactWhenLarge();
  }

  close(): Promise<void> {
    this.#log.close();
    this.#unlock();
    return Promise.resolve();
  }

  #replay(record: CommitRecord): void {
    const root = documentsRoot(record.p, record.d);
    this.#memory.apply(commitOf(root, record));
  }

  #path(kind: DataFile["kind"]): string {
    return join(this.#folder, `${kind}-${this.#generation}`);
  }

  #compactWhenLarge(): void {
    if (this.#log.size <= this.#compactAt) return;
    try {
      this.#compact();
    } catch (error) {
      this.#compactAt = 2 * this.#log.size;
      process.emitWarning(`The log could not be compacted: ${String(error)}`);
    }
  }

  #compact(): void {
    const next = this.#generation + 1;
    const snapshot = join(this.#folder, `snapshot-${next}`);
    const size = writeSnapshot(snapshot, this.#memory);
    const log = new Log(join(this.#folder, `log-${next}`));
    this.#log.close();
    this.#log = log;
    this.#generation = next;
    this.#compactAt = Math.max(this.#compactBytes, 2 * size);
    this.#removeExcept(dataFiles(this.#folder), next);
  }

  #removeExcept(files: readonly DataFile[], generation: number): void {
    for (const file of files) {
      if (file.temporary || file.generation !== generation) {
        rmSync(join(this.#folder, file.name), { force: true });
      }
    }
  }
}
