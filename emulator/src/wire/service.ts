import type { Caller } from "../contract/rules";
import type { Doc } from "../contract/values";
import type { Engine } from "../contract/engine";
import type { Write } from "../contract/write";
import { StatusError } from "../contract/status";
import type { Json } from "./codec/json";
import { firestoreRpcs } from "./codec/proto";
import { checkShape } from "./codec/shape";
import { begin, consistencyOf, startTransaction } from "./consistency";
import type { Requests } from "./requests";
import { databaseOf, parseResource } from "./resource";
import { type Handler, runAggregationQuery, runQuery } from "./run-query";
import { rpcStatus } from "./status";
import { fromToken, toToken } from "./codec/token";

const idAlphabet =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

function newDocumentId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => idAlphabet[byte % 62] ?? "A").join("");
}

function requireAdmin(caller: Caller): void {
  if (caller.kind !== "admin")
    throw new StatusError(
      "PERMISSION_DENIED",
      "Metadata operations require admin authentication.",
    );
}

/** Reads what a single write left behind, as the REST methods of one document answer it. */
function writeOne(
  engine: Engine,
  caller: Caller,
  name: string,
  write: Write,
  mask?: { fieldPaths: string[] },
) {
  const db = databaseOf(engine, name);
  const answer = (names: string[]) =>
    db.get({ kind: "admin" }, names, { mask: mask?.fieldPaths }).docs;
  // A mask that cannot be read must not leave a write behind.
  answer([]);
  db.commit(caller, [write]);
  return answer([name])[0] ?? null;
}

function found(doc: Doc | null | undefined, name: string): Json {
  if (doc) return { ...doc };
  throw new StatusError("NOT_FOUND", `Document "${name}" not found.`);
}

const handlers: { [Name in keyof Requests]: Handler<Requests[Name]> } = {
  GetDocument(engine, caller, request) {
    const { name, mask } = request;
    const { docs } = databaseOf(engine, name).get(caller, [name], {
      ...consistencyOf(request),
      mask: mask?.fieldPaths,
    });
    return [found(docs[0], name)];
  },

  ListDocuments(engine, caller, request) {
    if (request.showMissing) requireAdmin(caller);
    const { docs, nextPageToken } = databaseOf(
      engine,
      request.parent,
    ).listDocuments(caller, request.parent, request.collectionId ?? "", {
      pageSize: request.pageSize ?? 0,
      pageToken: request.pageToken ?? "",
      orderBy: request.orderBy,
      showMissing: request.showMissing ?? false,
      mask: request.mask?.fieldPaths,
      ...consistencyOf(request),
    });
    return [{ documents: docs, ...(nextPageToken ? { nextPageToken } : {}) }];
  },

  CreateDocument(engine, caller, request) {
    const id = request.documentId?.length
      ? request.documentId
      : newDocumentId();
    const name = `${request.parent}/${request.collectionId}/${id}`;
    const write = {
      update: { name, fields: request.document?.fields ?? {} },
      currentDocument: { exists: false },
    };
    return [found(writeOne(engine, caller, name, write, request.mask), name)];
  },

  UpdateDocument(engine, caller, request) {
    const { document, updateMask, currentDocument, mask } = request;
    const { name, fields } = document;
    const write = { update: { name, fields }, updateMask, currentDocument };
    return [found(writeOne(engine, caller, name, write, mask), name)];
  },

  DeleteDocument(engine, caller, { name, currentDocument }) {
    databaseOf(engine, name).commit(caller, [
      { delete: name, currentDocument },
    ]);
    return [{}];
  },

  BatchGetDocuments(engine, caller, request) {
    const { at, started } = startTransaction(engine, request.database, request);
    const { readTime, docs } = databaseOf(engine, request.database).get(
      caller,
      request.documents,
      { ...at, mask: request.mask?.fieldPaths },
    );
    const answers = request.documents.map((missing, index) => {
      const doc = docs[index];
      return doc ? { found: doc, readTime } : { missing, readTime };
    });
    return [...started, ...answers];
  },

  BeginTransaction: (engine, _caller, { database, options }) => [
    { transaction: toToken(begin(engine, database, options ?? {})) },
  ],

  Commit(engine, caller, { database, writes, transaction }) {
    const { commitTime, results } = databaseOf(engine, database).commit(
      caller,
      writes,
      fromToken(transaction),
    );
    return [{ writeResults: results, commitTime }];
  },

  Rollback(engine, _caller, { database, transaction }) {
    databaseOf(engine, database).rollback(fromToken(transaction) ?? "");
    return [{}];
  },

  RunQuery: runQuery,
  RunAggregationQuery: runAggregationQuery,

  ListCollectionIds(engine, caller, request) {
    requireAdmin(caller);
    const { parent, pageSize, pageToken, readTime } = request;
    const { ids, nextPageToken } = databaseOf(engine, parent).listCollectionIds(
      caller,
      parent,
      { pageSize, pageToken, readTime },
    );
    return [
      { collectionIds: ids, ...(nextPageToken ? { nextPageToken } : {}) },
    ];
  },

  PartitionQuery(engine, caller, request) {
    const { parent, structuredQuery, partitionCount, ...page } = request;
    if (!structuredQuery)
      throw new StatusError("INVALID_ARGUMENT", "Query is required.");
    const { partitions, nextPageToken } = databaseOf(engine, parent).partition(
      caller,
      parent,
      structuredQuery,
      { count: Number(partitionCount ?? 0), ...page },
    );
    return [{ partitions, ...(nextPageToken ? { nextPageToken } : {}) }];
  },

  BatchWrite(engine, caller, { database, writes }) {
    const results = databaseOf(engine, database).batchWrite(caller, writes);
    return [
      {
        writeResults: results.map(({ result }) => result),
        status: results.map(({ error }) => (error ? rpcStatus(error) : {})),
      },
    ];
  },
};

const requestTypes = new Map(
  firestoreRpcs().map((rpc) => [rpc.name, rpc.request]),
);

const isHandled = (method: string): method is keyof Requests =>
  Object.hasOwn(handlers, method);

const unimplemented = (method: string): string =>
  method === "ExecutePipeline"
    ? "Pipelines (ExecutePipeline) are not implemented by this local Firestore: ask with RunQuery or RunAggregationQuery."
    : `${method} is not implemented.`;

/** Whether a request names the database it is about, and which. */
function resourceIn(request: Json): unknown {
  const { database, parent, name, document } = request;
  const nested =
    typeof document === "object" && document !== null && "name" in document
      ? document.name
      : undefined;
  return database ?? parent ?? name ?? nested;
}

/**
 * Runs one non-streaming-in method on a normalised request. The answers are all there at once:
 * exactly one for a unary method. Throws StatusError; UNIMPLEMENTED for an unknown method.
 */
export function run(
  engine: Engine,
  caller: Caller,
  method: string,
  request: Json,
): Json[] {
  if (!isHandled(method))
    throw new StatusError("UNIMPLEMENTED", unimplemented(method));
  const resource = resourceIn(request);
  parseResource(typeof resource === "string" ? resource : "");
  const type = requestTypes.get(method);
  if (type) checkShape(type, request);
  // The codec has given the request the shape its message type declares.
  const handler = handlers[method] as Handler<unknown>;
  return handler(engine, caller, request);
}
