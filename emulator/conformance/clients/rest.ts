import type {
  Aggregations,
  Code,
  Data,
  Notation,
  Query,
  Who,
  WriteOp,
} from "../harness/format";
import { pathText, fieldPath } from "../harness/field-path";
import type { Need } from "../harness/needs";
import {
  type Client,
  ClientError,
  type Hand,
  impossible,
  type RawAnswer,
  type SeenDocument,
  type Transaction,
  type TransactionOptions,
} from "./client";
import {
  fieldsFromWire,
  fieldsToWire,
  type Names,
  type Wire,
} from "./rest-values";
import { aggregationQuery, sourceOf, structuredQuery } from "./rest-query";
import { toWrite } from "./rest-writes";

export interface RestTarget {
  /** `http://127.0.0.1:8080` or the service's own address. */
  url: string;
  /** The administrator's token; asked for each request, since tokens end. */
  ownerToken: () => Promise<string>;
}

const MAX_ATTEMPTS = 5;

const base64Url = (value: unknown) =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** A token the emulators take for a user's: it is not signed. */
function userToken(project: string, uid: string, claims: Data = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: "custom", identities: {} },
    ...claims,
  };
  return `${base64Url({ alg: "none", type: "JWT" })}.${base64Url(payload)}.`;
}

interface Connection {
  names: Names;
  send(method: string, path: string, body?: unknown): Promise<RawAnswer>;
}

function connect(
  target: RestTarget,
  project: string,
  who: Exclude<Who, "admin"> | undefined,
): Connection {
  const documents = `projects/${project}/databases/(default)/documents`;
  const token = async () => {
    if (who === undefined) return target.ownerToken();
    return who === null ? null : userToken(project, who.uid, who.claims);
  };
  return {
    names: { documents },
    async send(method, path, body) {
      const bearer = await token();
      const answer = await fetch(`${target.url}/v1/${path}`, {
        method,
        headers: {
          ...(bearer === null ? {} : { Authorization: `Bearer ${bearer}` }),
          ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

function failureIn(text: string): ClientError {
  try {
    const body = JSON.parse(text) as Wire | Wire[];
    const [one] = Array.isArray(body) ? body : [body];
    const error = one?.["error"] as { status?: string; message?: string };
    return new ClientError(error.status ?? "UNKNOWN", error.message ?? text);
  } catch {
    return new ClientError("UNKNOWN", text);
  }
}

const encoded = (path: string) =>
  path.split("/").map(encodeURIComponent).join("/");

async function ask(
  { send }: Connection,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const { status, text } = await send(method, path, body);
  if (status !== 200) throw failureIn(text);
  return JSON.parse(text);
}

interface WireDocument {
  name: string;
  fields?: Record<string, Wire>;
  createTime?: string;
  updateTime?: string;
}

function seen(names: Names, document: WireDocument): SeenDocument {
  return {
    path: document.name.slice(names.documents.length + 1),
    data: fieldsFromWire(names, document.fields),
    createTime: document.createTime,
    updateTime: document.updateTime,
  };
}

async function getAll(
  connection: Connection,
  paths: string[],
  options: { transaction?: string; select?: string[] } = {},
): Promise<SeenDocument[]> {
  const { names } = connection;
  const { transaction, select } = options;
  const answer = (await ask(connection, "POST", `${names.documents}:batchGet`, {
    documents: paths.map((path) => `${names.documents}/${path}`),
    ...(transaction === undefined ? {} : { transaction }),
    ...(select === undefined
      ? {}
      : {
          mask: { fieldPaths: select.map((path) => pathText(fieldPath(path))) },
        }),
  })) as { found?: WireDocument; missing?: string }[];
  const found = answer.map(({ found: document, missing = "" }) =>
    document
      ? seen(names, document)
      : { path: missing.slice(names.documents.length + 1), data: null },
  );
  return paths.flatMap((path) => found.find((one) => one.path === path) ?? []);
}

async function runQuery(
  connection: Connection,
  query: Query,
  transaction?: string,
): Promise<SeenDocument[]> {
  const { names } = connection;
  const { parent } = sourceOf(query, "");
  const at = parent === "" ? "" : `/${encoded(parent)}`;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}${at}:runQuery`,
    {
      structuredQuery: structuredQuery(names, query),
      ...(transaction === undefined ? {} : { transaction }),
    },
  )) as { document?: WireDocument }[];
  return answer.flatMap(({ document }) =>
    document ? [seen(names, document)] : [],
  );
}

async function aggregate(
  connection: Connection,
  query: Query,
  values: Aggregations,
): Promise<Data> {
  const { names } = connection;
  const { parent } = sourceOf(query, "");
  const at = parent === "" ? "" : `/${encoded(parent)}`;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}${at}:runAggregationQuery`,
    { structuredAggregationQuery: aggregationQuery(names, query, values) },
  )) as { result?: { aggregateFields?: Record<string, Wire> } }[];
  return fieldsFromWire(names, answer[0]?.result?.aggregateFields);
}

async function commit(
  connection: Connection,
  writes: WriteOp[],
  transaction?: string,
): Promise<void> {
  const { names } = connection;
  await ask(connection, "POST", `${names.documents}:commit`, {
    writes: writes.map((op) => toWrite(names, op)),
    ...(transaction === undefined ? {} : { transaction }),
  });
}

const codeNames: Record<number, Code> = {
  3: "INVALID_ARGUMENT",
  5: "NOT_FOUND",
  6: "ALREADY_EXISTS",
  7: "PERMISSION_DENIED",
  9: "FAILED_PRECONDITION",
  10: "ABORTED",
};

async function bulk(
  connection: Connection,
  writes: WriteOp[],
): Promise<(Code | "OK")[]> {
  const { names } = connection;
  const answer = (await ask(
    connection,
    "POST",
    `${names.documents}:batchWrite`,
    {
      writes: writes.map((op) => toWrite(names, op)),
    },
  )) as { status: { code?: number }[] };
  return answer.status.map(({ code }) =>
    code ? (codeNames[code] ?? "ABORTED") : "OK",
  );
}

async function attempt(
  connection: Connection,
  { readOnly }: TransactionOptions,
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { names } = connection;
  const begun = (await ask(
    connection,
    "POST",
    `${names.documents}:beginTransaction`,
    {
      options: readOnly ? { readOnly: {} } : { readWrite: {} },
    },
  )) as { transaction: string };
  const { transaction } = begun;
  const writes: WriteOp[] = [];
  try {
    await body({
      async get(path) {
        const [document] = await getAll(connection, [path], { transaction });
        return document ?? { path, data: null };
      },
      query: (query) => runQuery(connection, query, transaction),
      write: (op) => void writes.push(op),
    });
  } catch (error) {
    await ask(connection, "POST", `${names.documents}:rollback`, {
      transaction,
    });
    throw error;
  }
  await commit(connection, writes, transaction);
}

async function runTransaction(
  connection: Connection,
  options: TransactionOptions,
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const attempts = options.maxAttempts ?? MAX_ATTEMPTS;
  for (let left = attempts; ; left -= 1) {
    try {
      return await attempt(connection, options, body);
    } catch (error) {
      const again = error instanceof ClientError && error.code === "ABORTED";
      if (!again || left <= 1) throw error;
      await new Promise((done) => setTimeout(done, Math.random() * 50));
    }
  }
}

async function listDocuments(connection: Connection, collection: string) {
  const { names } = connection;
  const answer = (await ask(
    connection,
    "GET",
    `${names.documents}/${encoded(collection)}?showMissing=true&pageSize=300`,
  )) as { documents?: WireDocument[] };
  return (answer.documents ?? []).map(({ name }) =>
    name.slice(names.documents.length + 1),
  );
}

async function addDocument(
  connection: Connection,
  collection: string,
  data: Data,
) {
  const { names } = connection;
  const made = (await ask(
    connection,
    "POST",
    `${names.documents}/${encoded(collection)}`,
    {
      fields: fieldsToWire(names, data),
    },
  )) as WireDocument;
  return made.name.slice(names.documents.length + 1);
}

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
