import { rmSync } from "node:fs";
import type { DataFile } from "./disk/folder";
import { dataFiles, dataPath, syncFolder } from "./disk/folder";
import { FORMAT, writeFormat } from "./disk/format";
import { Log } from "./disk/log";
import { takeStill, writeSnapshot } from "./disk/snapshot";
import type { DocumentTree } from "./document-tree";
import type { LoadOptions } from "./load";
import { loadFolder } from "./load";
import { packLater } from "./pack-later";
import { commitParts } from "./record";
import type { Store, StoredCommit, StoredDatabase } from "./store";
import { MemoryStore } from "./store";

export interface DurableOptions extends LoadOptions {
  /** Bytes of log from which it is folded into a snapshot. */
  compactBytes: number;
}

/** Documents in memory, with every commit in a log on disk before it counts. */
export class DurableStore implements Store {
  readonly #folder: string;
  readonly #memory = new MemoryStore();
  readonly #unlock: () => void;
  readonly #options: DurableOptions;
  readonly #closed = new AbortController();
  /** Of the newest log; the logs from the snapshot's generation on belong together. */
  #generation: number;
  #log: Log;
  /** Bytes in the logs before the newest one. */
  #olderBytes: number;
  #compactAt: number;
  #compaction: Promise<void> | undefined;

  /** Reads what the folder holds; the caller has locked it. */
  constructor(folder: string, unlock: () => void, options: DurableOptions) {
    this.#folder = folder;
    this.#unlock = unlock;
    this.#options = options;
    const loaded = loadFolder(folder, this.#memory, options);
    if (loaded.format !== FORMAT) writeFormat(folder);
    this.#generation = loaded.generation;
    this.#log = this.#openLog(loaded.generation);
    this.#olderBytes = loaded.logBytes - this.#log.size;
    this.#compactAt = this.#limitFor(loaded.snapshotBytes);
    this.#removeBefore(loaded.base);
    this.#compactWhenLarge();
    void packLater(this.#memory, this.#closed.signal);
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

  apply(...commits: StoredCommit[]): void {
    this.#log.append(commitParts(commits));
    this.#memory.apply(...commits);
    this.#compactWhenLarge();
  }

  async close(): Promise<void> {
    if (this.#closed.signal.aborted) return;
    this.#closed.abort();
    try {
      await this.#compaction;
      await this.#log.close();
    } finally {
      this.#unlock();
    }
  }

  #openLog(generation: number): Log {
    const path = dataPath(this.#folder, "log", generation);
    const log = new Log(path, { report: this.#options.report });
    syncFolder(this.#folder);
    return log;
  }

  #logBytes(): number {
    return this.#olderBytes + this.#log.size;
  }

  #limitFor(snapshotBytes: number): number {
    return Math.max(this.#options.compactBytes, 2 * snapshotBytes);
  }

  #compactWhenLarge(): void {
    if (this.#compaction || this.#closed.signal.aborted) return;
    if (this.#logBytes() <= this.#compactAt) return;
    this.#compaction = this.#compact()
      .catch((error: unknown) => {
        if (this.#closed.signal.aborted) return;
        this.#compactAt = 2 * this.#logBytes();
        this.#options.report(`the log is not compacted: ${String(error)}`);
      })
      .finally(() => {
        this.#compaction = undefined;
        this.#compactWhenLarge();
      });
  }

  /** Commits go on in a new log while the state at its beginning is written to a snapshot. */
  async #compact(): Promise<void> {
    this.#log.flush();
    const log = this.#openLog(this.#generation + 1);
    const full = this.#log;
    this.#olderBytes += full.size;
    this.#log = log;
    this.#generation += 1;
    const base = this.#generation;
    const file = dataPath(this.#folder, "snapshot", base);
    const still = takeStill(this.#memory);
    await full.close();
    const size = await writeSnapshot(file, still, this.#closed.signal);
    this.#olderBytes = 0;
    this.#compactAt = this.#limitFor(size);
    this.#removeBefore(base);
  }

  #removeBefore(base: number): void {
    const outdated = (file: DataFile): boolean =>
      file.temporary || file.generation < base;
    for (const { path } of dataFiles(this.#folder).filter(outdated)) {
      rmSync(path, { force: true });
    }
  }
}
