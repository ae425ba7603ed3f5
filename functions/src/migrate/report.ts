import type { CollectionName } from "@domain/collections";

/** What was seen of a collection: documents read, written, left as they are. */
export interface Counts {
  collection: CollectionName;
  read: number;
  written: number;
  left: number;
}

/** Something odd of one document: a code or a field with what is wrong with it, never a value. */
export interface Odd {
  collection: CollectionName;
  id: string;
  reason: string;
}

export interface MigrateOptions {
  /** Reads and reports only. */
  dryRun: boolean;
  now: Date;
  /** The buckets whose addresses become paths. */
  buckets: readonly string[];
  /** What Authentication knows of these people; who has no account is left out. */
  signIns: (uids: readonly string[]) => Promise<ReadonlyMap<string, SignIn>>;
  onOdd: (odd: Odd) => void;
  onCounted: (counts: Counts) => void;
}

export interface SignIn {
  mail: string | null;
  disabled: boolean;
}

/** One run of the migration. */
export interface Run extends MigrateOptions {
  operationId: string;
}

export const countsOf = (collection: CollectionName): Counts => ({
  collection,
  read: 0,
  written: 0,
  left: 0,
});

/** Counts one document, written or left. */
export function count(counts: Counts, written: boolean): void {
  counts.read += 1;
  counts[written ? "written" : "left"] += 1;
}
