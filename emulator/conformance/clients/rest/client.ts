import type { Notation } from "../../format/scenario";
import type { Need } from "../../format/needs";
import { type Client, type Hand, impossible } from "../client";
import {
  addDocument,
  aggregate,
  bulk,
  commit,
  getAll,
  listDocuments,
  runQuery,
} from "./calls";
import {
  ask,
  connect,
  type Connection,
  encoded,
  type RestTarget,
} from "./connection";
import { runTransaction } from "./transaction";

function restHand(connection: Connection): Hand {
  const { names } = connection;
  return {
    write: (op) => commit(connection, [op]),
    add: (collection, data) => addDocument(connection, collection, data),
    batch: (writes) => commit(connection, writes),
    bulk: (writes) => bulk(connection, writes),
    async get(path, select) {
      const [document] = await getAll(connection, [path], { select });
      return document ?? { path, data: null };
    },
    getAll: (paths) => getAll(connection, paths),
    query: (query) => runQuery(connection, query),
    aggregate: (query, values) => aggregate(connection, query, values),
    listDocuments: (collection) => listDocuments(connection, collection),
    async listCollections(path) {
      const answer = (await ask(
        connection,
        "POST",
        `${names.documents}/${encoded(path)}:listCollectionIds`,
        {},
      )) as { collectionIds?: string[] };
      return answer.collectionIds ?? [];
    },
    recursiveDelete: () => impossible("recursive delete"),
    transaction: (options, body) => runTransaction(connection, options, body),
    listen: () => impossible("listener"),
    rest: (method, path, body?: Notation) =>
      connection.send(method, path, body),
  };
}

/** What REST has no words for. */
export const restCannot: ReadonlySet<Need> = new Set<Need>([
  "limitToLast",
  "snapshotCursor",
  "recursiveDelete",
  "listen",
  "metadata",
]);

/** Firestore as anybody can call it: requests of REST v1, and nothing in between. */
export function restClient(target: RestTarget): Client {
  return {
    family: "rest",
    hand: (project, who) => restHand(connect(target, project, who)),
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
