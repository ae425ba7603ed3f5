import type { Consistency } from "../contract/database";
import type { Doc } from "../contract/values";
import { StatusError } from "../contract/status";
import type { Reader } from "../store/document-tree";
import type { SnapshotReader } from "../store/snapshot-reader";
import type { DatabaseState } from "./core";
import type { QueryPlan } from "./query/plan";
import { runPlan } from "./query/run";
import type { Transaction } from "./transactions";
import { parseMicros } from "./values/timestamp";

/** What one read sees, and the transaction it has to be noted in. */
export interface View {
  reader: Reader;
  readTime: string;
  transaction: Transaction | null;
}

/** The documents at a past time; INVALID_ARGUMENT in the future, FAILED_PRECONDITION when not kept any more. */
export function snapshotAt(
  state: DatabaseState,
  readTime: string,
): SnapshotReader {
  if (parseMicros(readTime) > state.core.clock.reached()) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      "The requested 'read_time' cannot be in the future.",
    );
  }
  const reader = state.history.readerAt(readTime);
  if (reader) return reader;
  throw new StatusError(
    "FAILED_PRECONDITION",
    "The requested snapshot version is too old.",
  );
}

/** What a read with these options sees: the present when it names nothing. */
export function viewOf(
  state: DatabaseState,
  { transaction: id, readTime }: Consistency,
): View {
  if (id !== undefined && readTime !== undefined) {
    throw new StatusError(
      "INVALID_ARGUMENT",
      "A read may name a transaction or a read time, not both.",
    );
  }
  if (readTime !== undefined) {
    const reader = snapshotAt(state, readTime);
    return { reader, readTime, transaction: null };
  }
  if (id === undefined) {
    const now = state.core.clock.next();
    return { reader: state.tree, readTime: now, transaction: null };
  }
  const transaction = state.transactions.use(id);
  return {
    reader: transaction.reader,
    readTime: transaction.readTime,
    transaction,
  };
}

/** Runs a plan on a view; a transaction remembers the result to check it again at its commit. */
export function runIn(
  view: View,
  plan: QueryPlan,
): { docs: Doc[]; skipped: number } {
  const result = runPlan(view.reader, plan);
  view.transaction?.queries.push({ plan, docs: result.docs });
  return result;
}
