import type { Doc, Value } from "../contract/values";
import type { DocChange } from "../contract/write";
import type { Reader } from "../store/document-tree";
import { SnapshotReader } from "../store/snapshot-reader";
import { StoredDocument } from "../store/stored-document";
import type { Clock } from "./clock";
import { parseMicros } from "./values/timestamp";

/** How much of the past is kept: document versions, their estimated bytes, and an age in milliseconds. */
export interface HistoryLimits {
  versions: number;
  bytes: number;
  age: number;
}

const DEFAULT_LIMITS: HistoryLimits = {
  versions: 100_000,
  bytes: 48 * 1024 * 1024,
  age: 60 * 60 * 1000,
};
const VERSION_OVERHEAD = 200;
const VALUE_OVERHEAD = 48;

interface PastCommit {
  micros: number;
  changes: readonly DocChange[];
  bytes: number;
}

function valueBytes(value: Value): number {
  if ("stringValue" in value) return value.stringValue.length;
  if ("bytesValue" in value) return value.bytesValue.length;
  if ("mapValue" in value) return fieldsBytes(value.mapValue.fields);
  if ("arrayValue" in value) {
    return value.arrayValue.values.reduce(
      (sum, item) => sum + VALUE_OVERHEAD + valueBytes(item),
      0,
    );
  }
  return 0;
}

function fieldsBytes(fields: Doc["fields"]): number {
  let bytes = 0;
  for (const name in fields) {
    const value = fields[name];
    if (value) bytes += VALUE_OVERHEAD + name.length + valueBytes(value);
  }
  return bytes;
}

function documentBytes(doc: Doc): number {
  const kept = doc instanceof StoredDocument ? doc.keptBytes : undefined;
  return kept ?? fieldsBytes(doc.fields);
}

/** What a commit keeps alive: the versions it replaced; those it made are the tree's or a later commit's. */
function keptBytes(changes: readonly DocChange[]): number {
  return changes.reduce(
    (sum, { before }) =>
      sum + VERSION_OVERHEAD + (before ? documentBytes(before) : 0),
    0,
  );
}

/**
 * The recent commits of one database in this life of the process, as far as they answer what its
 * documents were at a past moment and which have changed since.
 */
export class History {
  readonly #clock: Clock;
  readonly #current: Reader;
  readonly #limits: HistoryLimits;
  #commits: PastCommit[] = [];
  /** Commits before this position are dropped; they are cut off now and then, not one by one. */
  #first = 0;
  #versions = 0;
  #bytes = 0;
  /** The earliest moment that can be answered, microseconds since 1970. */
  #floor: number;

  /** `since` is the moment, RFC 3339, before which nothing is known. */
  constructor(
    clock: Clock,
    current: Reader,
    since: string,
    limits: HistoryLimits = DEFAULT_LIMITS,
  ) {
    this.#clock = clock;
    this.#current = current;
    this.#floor = parseMicros(since);
    this.#limits = limits;
  }

  /** Notes a commit that has just been applied. */
  add(time: string, changes: readonly DocChange[]): void {
    const micros = parseMicros(time);
    const bytes = keptBytes(changes);
    this.#commits.push({ micros, changes, bytes });
    this.#versions += changes.length;
    this.#bytes += bytes;
    this.#drop(micros - this.#limits.age * 1000);
  }

  /**
   * The documents as they were right after everything committed up to `time`, RFC 3339. Null when that is
   * longer ago than what is kept, in an earlier life of the process, or still to come. The reader is good
   * until the next commit, and longer for whoever calls its `keep` for what later commits replace.
   */
  readerAt(time: string): SnapshotReader | null {
    const micros = parseMicros(time);
    if (!this.#answers(micros)) return null;
    const reader = new SnapshotReader(this.#current);
    for (let i = this.#after(micros); i < this.#commits.length; i++) {
      for (const { name, before } of this.#commits[i]?.changes ?? []) {
        reader.keep(name, before);
      }
    }
    return reader;
  }

  /** Full names of the documents that commits after `time`, RFC 3339, changed; null as in `readerAt`. */
  changedSince(time: string): ReadonlySet<string> | null {
    const micros = parseMicros(time);
    if (!this.#answers(micros)) return null;
    const names = new Set<string>();
    for (let i = this.#after(micros); i < this.#commits.length; i++) {
      for (const { name } of this.#commits[i]?.changes ?? []) names.add(name);
    }
    return names;
  }

  #answers(micros: number): boolean {
    const oldest = (this.#clock.wall() - this.#limits.age) * 1000;
    return (
      micros >= this.#floor &&
      micros >= oldest &&
      micros <= this.#clock.reached()
    );
  }

  /** Position of the first commit after a moment. */
  #after(micros: number): number {
    let low = this.#first;
    let high = this.#commits.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#commits[middle]?.micros ?? 0) <= micros) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #drop(oldest: number): void {
    for (;;) {
      const commit = this.#commits[this.#first];
      if (!commit) break;
      const full =
        this.#versions > this.#limits.versions ||
        this.#bytes > this.#limits.bytes;
      if (!full && commit.micros >= oldest) break;
      this.#commits[this.#first] = { ...commit, changes: [] };
      this.#first += 1;
      this.#versions -= commit.changes.length;
      this.#bytes -= commit.bytes;
      this.#floor = commit.micros;
    }
    if (this.#first * 2 <= this.#commits.length) return;
    this.#commits = this.#commits.slice(this.#first);
    this.#first = 0;
  }
}
