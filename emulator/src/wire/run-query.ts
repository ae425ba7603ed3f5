import type { Caller } from "../contract/rules";
import type { Engine } from "../contract/engine";
import type { Json } from "./codec/json";
import { startTransaction } from "./consistency";
import { explainMetrics, isPlanOnly, measured } from "./explain";
import type { Requests } from "./requests";
import { databaseOf } from "./resource";

/** Answers one method. */
export type Handler<Request> = (
  engine: Engine,
  caller: Caller,
  request: Request,
) => Json[];

/** Documents, and how they were found where that is asked. */
export const runQuery: Handler<Requests["RunQuery"]> = (
  engine,
  caller,
  request,
) => {
  const { parent, structuredQuery, explainOptions } = request;
  const db = databaseOf(engine, parent);
  const used = () => db.indexesUsed(caller, parent, structuredQuery);
  if (isPlanOnly(request)) return [explainMetrics(used())];
  const { at, started } = startTransaction(engine, parent, request);
  const { result, milliseconds } = measured(() =>
    db.query(caller, parent, structuredQuery, at),
  );
  const { readTime, docs, skipped } = result;
  const skip: Json[] =
    skipped > 0 ? [{ readTime, skippedResults: skipped }] : [];
  const found: Json[] = docs.map((document) => ({ document, readTime }));
  const close = (how: Json) =>
    closed([...started, ...skip], found, { ...how, readTime, done: true });
  if (!explainOptions) return close({});
  const documents = docs.length + skipped;
  const metrics = explainMetrics(used(), {
    results: docs.length,
    documents,
    entries: documents,
    entriesBillable: 0,
    milliseconds,
  });
  return close(metrics);
};

/** Ends with what `end` says: with the last document, or an answer of its own where none was found. */
const closed = (first: Json[], found: Json[], end: Json): Json[] => [
  ...first,
  ...found.slice(0, -1),
  { ...found.at(-1), ...end },
];

/** The results of an aggregation, and how they were found where that is asked. */
export const runAggregationQuery: Handler<Requests["RunAggregationQuery"]> = (
  engine,
  caller,
  request,
) => {
  const { parent, structuredAggregationQuery, explainOptions } = request;
  const db = databaseOf(engine, parent);
  const used = () => db.indexesUsed(caller, parent, structuredAggregationQuery);
  if (isPlanOnly(request)) return [explainMetrics(used())];
  const { at, started } = startTransaction(engine, parent, request);
  const { result, milliseconds } = measured(() =>
    db.aggregate(caller, parent, structuredAggregationQuery, at),
  );
  const { readTime, fields, entries } = result;
  const answer: Json = { result: { aggregateFields: fields }, readTime };
  if (!explainOptions) return [...started, answer];
  const metrics = explainMetrics(used(), {
    results: 1,
    documents: 0,
    entries,
    entriesBillable: entries,
    milliseconds,
  });
  return [...started, answer, { ...metrics, readTime }];
};
