import { AppError } from "@domain/errors";
import type { CallableInput, CallableOutput } from "@domain/callables";
import type { Session } from "@domain/access/session";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { readingOf, ref } from "../edge/documents";
import { drive, runIn } from "../sync/runner";
import { mergeRunner } from "./merge-runner";
import { startRun } from "./start-run";

/** A callable has a minute; what is left then goes on by itself. */
const workMs = 40_000;

type Asked = CallableInput<"mergeTaxa">;

/** Starts the run, once for the same operation of the same person. */
const begin = (
  { uid }: Session,
  runId: string,
  { collection, id, intoId }: Asked,
): Promise<void> =>
  database().runTransaction(async (transaction) => {
    const known = await runIn(transaction, runId);
    if (known !== null) {
      const same =
        known.subject?.id === id &&
        known.subject.intoId === intoId &&
        known.subject.collection === collection;
      if (!same) throw new AppError("conflict", { operation: "reused" });
      return;
    }
    const both = await transaction.getAll(
      ref(collection, id),
      ref(collection, intoId),
    );
    if (both.some((one) => readingOf(collection, one).record === null))
      throw new AppError("not-found");
    const subject = { collection, id, intoId };
    startRun(
      transaction,
      runId,
      { kind: "merge", startedBy: uid, subject },
      new Date(),
    );
  });

async function stateOf(runId: string): Promise<CallableOutput<"mergeTaxa">> {
  const run = await database().runTransaction((transaction) =>
    runIn(transaction, runId),
  );
  return { runId, status: run?.status ?? "failed" };
}

/** Merges a duplicate into the record that stays: everything that names it names the other, then it is gone. */
export const mergeTaxa = defineCallable("mergeTaxa", async (session, asked) => {
  const runId = `merge-${session.uid}-${asked.operationId}`;
  await begin(session, runId, asked);
  const began = Date.now();
  await drive(runId, mergeRunner, {
    leave: () => Date.now() - began > workMs,
    clock: () => new Date(),
  });
  return stateOf(runId);
});
