import type { Caller, LookupBudget } from "../contract/rules";
import type { Database } from "../contract/database";
import type { StructuredQuery } from "../contract/query";
import type { DatabaseState } from "./core";
import { authorizerFor, recordRead } from "./core";
import { checkIndexed } from "./indexes/check-indexed";
import { indexesUsed } from "./indexes/plan-summary";
import {
  aggregateDocuments,
  aggregatedFields,
  baseQuery,
} from "./query/aggregate";
import { planQuery, projection } from "./query/plan";
import { checkDocumentName, checkParent } from "./values/resource-name";
import { collectionIdOf } from "./values/resource-path";
import type { View } from "./view";
import { runIn, viewOf } from "./view";

const INDEX_ENTRIES_PER_READ = 1000;

function recordGets(
  state: DatabaseState,
  caller: Caller,
  names: readonly string[],
): void {
  const counts = new Map<string, number>();
  for (const name of names) {
    const collection = collectionIdOf(name);
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
  }
  for (const [collection, documents] of counts) {
    recordRead(state, caller, { method: "get", collection, documents });
  }
}

/** `Database.get`: documents by name, null for each missing one. */
export function getDocuments(state: DatabaseState): Database["get"] {
  return (caller, names, options = {}) => {
    for (const name of names) checkDocumentName(state.root, name);
    const view = viewOf(state, options);
    const authorizer = authorizerFor(state, caller);
    const project = projection(options.mask);
    const lookups: LookupBudget = new Set();
    const docs = names.map((name) => {
      const doc = view.reader.get(name);
      authorizer?.get(caller, name, doc, lookups);
      view.transaction?.documents.set(name, doc);
      return doc && project(doc);
    });
    recordGets(state, caller, names);
    return { readTime: view.readTime, docs };
  };
}

/** The rules see a named document as the query will return it, which may be of another time. */
function askForList(
  state: DatabaseState,
  caller: Caller,
  parent: string,
  query: StructuredQuery,
  { reader }: View,
): void {
  const authorizer = authorizerFor(state, caller);
  authorizer?.list(caller, parent, query, (name) => reader.get(name));
}

/** `Database.query`. */
export function queryDocuments(state: DatabaseState): Database["query"] {
  return (caller, parent, query, options = {}) => {
    checkParent(state.root, parent);
    const plan = planQuery(parent, query);
    const view = viewOf(state, options);
    askForList(state, caller, parent, query, view);
    checkIndexed(state, query);
    const { docs, skipped } = runIn(view, plan);
    recordRead(state, caller, {
      method: "query",
      collection: plan.source.collectionId,
      documents: Math.max(1, docs.length + skipped),
    });
    return { readTime: view.readTime, docs: docs.map(plan.project), skipped };
  };
}

/** `Database.aggregate`. */
export function aggregateQuery(state: DatabaseState): Database["aggregate"] {
  return (caller, parent, query, options = {}) => {
    checkParent(state.root, parent);
    const plan = planQuery(parent, baseQuery(query));
    const view = viewOf(state, options);
    askForList(state, caller, parent, query.structuredQuery, view);
    checkIndexed(state, query.structuredQuery, aggregatedFields(query));
    const { docs } = runIn(view, plan);
    recordRead(state, caller, {
      method: "aggregate",
      collection: plan.source.collectionId,
      documents: Math.max(1, Math.ceil(docs.length / INDEX_ENTRIES_PER_READ)),
    });
    return {
      readTime: view.readTime,
      fields: aggregateDocuments(query, docs),
      entries: docs.length,
    };
  };
}

/** `Database.indexesUsed`. */
export function planOf(state: DatabaseState): Database["indexesUsed"] {
  return (caller, parent, asked) => {
    checkParent(state.root, parent);
    const aggregation = "structuredQuery" in asked ? asked : null;
    const query = "structuredQuery" in asked ? asked.structuredQuery : asked;
    planQuery(parent, aggregation ? baseQuery(aggregation) : query);
    authorizerFor(state, caller)?.list(caller, parent, query);
    const aggregated = aggregation ? aggregatedFields(aggregation) : [];
    checkIndexed(state, query, aggregated);
    return indexesUsed(state, query, aggregated);
  };
}
