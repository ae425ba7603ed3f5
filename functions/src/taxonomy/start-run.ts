import { parseCreate } from "@domain/record/parse";
import type { SyncRun } from "@domain/sync/run";
import type { Transaction } from "firebase-admin/firestore";
import { stampNew } from "../edge/documents";
import { runRef } from "../sync/runner";

/**
 * Starts a run of the taxonomy in the transaction that makes it necessary. The minute's schedule takes it up at the
 * instant its lease is over.
 */
export function startRun(
  transaction: Transaction,
  runId: string,
  run: Pick<SyncRun, "kind" | "startedBy"> & {
    subject: NonNullable<SyncRun["subject"]>;
  },
  now: Date,
): void {
  transaction.create(runRef(runId), {
    ...parseCreate("syncRuns", runId, {
      ...run,
      status: "running",
      startedAt: now,
      leaseUntil: now,
    }),
    ...stampNew(run.startedBy, runId),
  });
}
