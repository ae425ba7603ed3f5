import type { Hand, Transaction } from "../clients/client";
import { filledQuery, filledWrite, withReads } from "./arguments";
import {
  documentDifferences,
  outcome,
  resultDifferences,
} from "./expectations";
import type { Data, TransactionRun, TransactionStep } from "../format/scenario";
import { asJavaScript } from "../format/notation";
import { wholePath } from "./place";
import type { Run } from "./runner";
import { runStep } from "./steps";

/** What a transaction's function throws on purpose. */
class Thrown extends Error {}

interface Attempt {
  run: Run;
  transaction: Transaction;
  /** Which run of the function this is, from 1. */
  number: number;
  reads: Map<string, Data | null>;
  differences: string[];
}

async function act(attempt: Attempt, step: TransactionStep): Promise<void> {
  const { run, transaction, number, reads, differences } = attempt;
  const { place, client } = run;
  const words = <Value>(value: Value): Value =>
    client.family === "rest" ? value : (asJavaScript(value as never) as Value);
  switch (step.do) {
    case "throw":
      throw new Thrown("as the case says");
    case "outside":
      if (step.run === number)
        differences.push(
          ...(await runStep(run, { ...step.step, as: "admin" })),
        );
      return;
    case "get": {
      const seen = await transaction.get(wholePath(place, step.path));
      reads.set(step.path, seen.data);
      if (step.expect && !("error" in step.expect))
        differences.push(
          ...documentDifferences(place, words(step.expect), seen),
        );
      return;
    }
    case "query": {
      const seen = await transaction.query(filledQuery(place, step));
      if (step.expect && !("error" in step.expect))
        differences.push(...resultDifferences(place, words(step.expect), seen));
      return;
    }
    default: {
      const op =
        "data" in step ? { ...step, data: withReads(reads, step.data) } : step;
      transaction.write(filledWrite(place, op));
    }
  }
}

/** Runs a transaction step. What its reads expect counts in the last run of the function alone. */
export async function runTransaction(
  run: Run,
  hand: Hand,
  step: TransactionRun,
): Promise<string[]> {
  const { place, client } = run;
  let runs = 0;
  let inside: string[] = [];
  const body = async (transaction: Transaction) => {
    runs += 1;
    const attempt: Attempt = {
      run,
      transaction,
      number: runs,
      reads: new Map(),
      differences: [],
    };
    inside = attempt.differences;
    for (const inner of step.steps) await act(attempt, inner);
  };
  const throws = step.steps.some((inner) => inner.do === "throw");
  const { maxAttempts, readOnly } = step;
  const found = await outcome(place, client.family, step.expect, async () => {
    try {
      await hand.transaction({ maxAttempts, readOnly }, body);
    } catch (error) {
      if (!throws || !(error instanceof Thrown)) throw error;
    }
  });
  const wanted =
    step.expect && "runs" in step.expect ? step.expect.runs : undefined;
  if (wanted !== undefined && wanted !== runs)
    found.push(`runs: expected ${wanted}, got ${runs}`);
  return [...found, ...inside];
}
