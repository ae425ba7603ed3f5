import type { IndexUsed } from "../contract/query";
import type { Json } from "./codec/json";
import type { Explained } from "./requests";

const INDEX_ENTRIES_PER_READ = 1000;

/** What a query took. */
export interface Work {
  /** Documents, or results of an aggregation, that were answered. */
  results: number;
  /** Documents that were read, those passed over by an offset too. */
  documents: number;
  /** Index entries that were read. */
  entries: number;
  /** Of these, the ones paid for: those of an aggregation. */
  entriesBillable: number;
  milliseconds: number;
}

/** A time as ProtoJSON writes it; never none at all. */
const duration = (milliseconds: number): string =>
  `${Math.max(milliseconds / 1000, 0.000_001).toFixed(6)}s`;

function executionStats(work: Work): Json {
  const { results, documents, entries, entriesBillable } = work;
  const billable =
    documents + Math.ceil(entriesBillable / INDEX_ENTRIES_PER_READ);
  return {
    resultsReturned: String(results),
    executionDuration: duration(work.milliseconds),
    // A query that finds nothing costs a read.
    readOperations: String(Math.max(1, billable)),
    debugStats: {
      index_entries_scanned: String(entries),
      documents_scanned: String(documents),
      billing_details: {
        documents_billable: String(documents),
        index_entries_billable: String(entriesBillable),
        small_ops: "0",
        min_query_cost: billable === 0 ? "1" : "0",
      },
    },
  };
}

/** The metrics of a query that was planned, and with `work` also run. */
export const explainMetrics = (
  used: readonly IndexUsed[],
  work?: Work,
): Json => ({
  explainMetrics: {
    planSummary: { indexesUsed: used.map((index) => ({ ...index })) },
    ...(work ? { executionStats: executionStats(work) } : {}),
  },
});

/** Whether a query is to be planned alone. */
export const isPlanOnly = ({ explainOptions }: Explained): boolean =>
  explainOptions !== undefined && explainOptions.analyze !== true;

/** What `run` gives and how many milliseconds it took. */
export function measured<T>(run: () => T): { result: T; milliseconds: number } {
  const start = performance.now();
  const result = run();
  return { result, milliseconds: performance.now() - start };
}
