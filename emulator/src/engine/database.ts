import type { Database } from "../contract/database";
import { batchWrite, clear, commit, load } from "./commits";
import type { Core, DatabaseState } from "./core";
import { History } from "./history";
import { listen } from "./listening/listen";
import { Listeners } from "./listening/listeners";
import { listCollectionIds, listDocuments } from "./listing/listing";
import { partition } from "./listing/partition";
import { aggregateQuery, getDocuments, planOf, queryDocuments } from "./reads";
import { Transactions } from "./transactions";
import { documentsRoot } from "./values/resource-path";
import { snapshotAt } from "./view";

/** The running state of one database of the engine. */
export function openDatabaseState(
  core: Core,
  project: string,
  database: string,
): DatabaseState {
  const tree = core.store.tree(project, database);
  return {
    core,
    project,
    database,
    root: documentsRoot(project, database),
    tree,
    history: new History(core.clock, tree, core.startTime),
    transactions: new Transactions(core.clock, tree),
    listeners: new Listeners(),
    rules: null,
    lookedUp: null,
  };
}

function begin(state: DatabaseState): Database["begin"] {
  return ({ readOnly, readTime, retry }) =>
    readOnly && readTime !== undefined
      ? state.transactions.beginAt(readTime, snapshotAt(state, readTime))
      : state.transactions.begin(readOnly, retry);
}

/** The contract's view of a database. */
export function databaseOf(state: DatabaseState): Database {
  const { project, database, core, transactions } = state;
  return {
    project,
    database,
    now: () => core.clock.next(),
    get: getDocuments(state),
    query: queryDocuments(state),
    aggregate: aggregateQuery(state),
    indexesUsed: planOf(state),
    commit: commit(state),
    batchWrite: batchWrite(state),
    begin: begin(state),
    rollback: (id) => transactions.rollback(id),
    listDocuments: listDocuments(state),
    listCollectionIds: listCollectionIds(state),
    partition: partition(state),
    clear: clear(state),
    load: load(state),
    listen: listen(state),
  };
}
