import type { RunCounts, SyncRun } from "@domain/sync/run";
import { addCounts } from "@domain/sync/counts";
import { errorCode } from "@domain/errors";
import type { DocumentReference, Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { nowhere, record } from "../edge/audit";
import { readable, ref, stampChange } from "../edge/documents";
import { logFailure, startOperation } from "../edge/log";

/** A run as a runner sees it. */
export interface Run extends SyncRun {
  id: string;
}

/** What one step of a run did; `cursor`: where the next begins, null when there is none. */
export interface Piece {
  cursor: string | null;
  /** So much of the total is done now. */
  done: number;
  counts?: RunCounts;
}

/**
 * How runs of a kind are carried out. A step reads, then stages what it writes, in the transaction in which the run
 * moves on: whoever ends half-way leaves the steps that are done, and nothing is done twice.
 */
export interface Runner {
  step: (transaction: Transaction, run: Run) => Promise<Piece>;
  /** Puts away what was kept for the run, once it is over; safe to replay. */
  putAway?: (runId: string) => Promise<void>;
}

/** For so long nobody else takes the run up; every step asks anew. */
const leaseMs = 120_000;

export const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMs);

export const runRef = (runId: string): DocumentReference =>
  ref("syncRuns", runId);

/** A run within a transaction; null where there is none. */
export async function runIn(
  transaction: Transaction,
  runId: string,
): Promise<Run | null> {
  const stored = readable("syncRuns", await transaction.get(runRef(runId)));
  return stored === null ? null : { ...stored, id: runId };
}

/** Changes what a run says of itself. */
export const changeRun = (
  transaction: Transaction,
  runId: string,
  values: Partial<SyncRun>,
): Transaction =>
  transaction.update(runRef(runId), {
    ...values,
    ...stampChange("system", runId),
  });

/** What everybody finds later: who, when, how much. */
export function recordRun(transaction: Transaction, run: Run): void {
  const counted = Object.entries(run.counts).flatMap(([collection, counts]) =>
    Object.entries(counts).map(
      ([outcome, count]) => [`${collection}.${outcome}`, count] as const,
    ),
  );
  record(transaction, {
    zooId: nowhere,
    action: "referenceDataSynced",
    by: run.startedBy,
    subject: { collection: "syncRuns", id: run.id },
    after: {
      kind: run.kind,
      status: run.status,
      done: run.done,
      ...Object.fromEntries(counted),
    },
    operationId: run.id,
  });
}

/** One step; false when there is nothing more to do, or the run was stopped. */
const move = (
  runId: string,
  { step }: Runner,
  clock: () => Date,
): Promise<boolean> =>
  database().runTransaction(async (transaction) => {
    const run = await runIn(transaction, runId);
    if (run?.status !== "running") return false;
    const { cursor, done, counts = {} } = await step(transaction, run);
    const now = clock();
    const over = cursor === null;
    const after = {
      cursor,
      done: run.done + done,
      counts: addCounts(run.counts, counts),
      leaseUntil: over ? null : leaseFrom(now),
      ...(over && { status: "done" as const, finishedAt: now }),
    };
    changeRun(transaction, runId, after);
    if (over) recordRun(transaction, { ...run, ...after });
    return !over;
  });

/** Keeps what went wrong with the run, which may be taken up again. */
const fail = (runId: string, error: string, now: Date): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const run = await runIn(transaction, runId);
    if (run?.status !== "running") return;
    changeRun(transaction, runId, {
      status: "failed",
      error,
      finishedAt: now,
      leaseUntil: null,
    });
  });

export interface Driving {
  /** Whether to leave the rest to whoever takes the run up next; asked before every step. */
  leave: () => boolean;
  clock: () => Date;
}

/** Does what is left of a run, step by step; what goes wrong is kept in the run. Safe to replay, by several at once too. */
export async function drive(
  runId: string,
  runner: Runner,
  { leave, clock }: Driving,
): Promise<void> {
  try {
    while (!leave()) {
      if (await move(runId, runner, clock)) continue;
      await runner.putAway?.(runId);
      return;
    }
  } catch (error) {
    const code = errorCode(error);
    logFailure(startOperation("drive", null), code, {
      runId,
      name: error instanceof Error ? error.name : typeof error,
    });
    await fail(runId, code, clock());
  }
}
