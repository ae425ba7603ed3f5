import { deleteApp, type FirebaseOptions, initializeApp } from "firebase/app";
import {
  addDoc,
  average,
  collection,
  connectFirestoreEmulator,
  count,
  doc,
  type Firestore,
  FirestoreError,
  getAggregateFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  runTransaction,
  setLogLevel,
  sum,
  writeBatch,
} from "firebase/firestore";
import type { Aggregations, Query, Who, WriteOp } from "../../format/scenario";
import type { Need } from "../../format/needs";
import { fromNumber } from "../../format/notation";
import {
  type Client,
  ClientError,
  type Hand,
  impossible,
  type Transaction,
} from "../client";
import { listen } from "./listen";
import { webField, webQuery } from "./query";
import { dataToWeb, seenOnWeb } from "./values";
import { direct, type Writer, writeWith } from "./writes";

export interface WebTarget {
  /** Where the emulator listens, or null for the service itself. */
  emulator: { host: string; port: number } | null;
  /** The web configuration of a real project. */
  config: FirebaseOptions | null;
  longPolling?: boolean;
}

/** The SDK's refusals have codes such as `not-found`; all else is a fault of the tests. */
function refusal(error: unknown): never {
  if (
    error instanceof FirestoreError ||
    (error instanceof Error && "code" in error)
  )
    throw new ClientError(
      String(error.code).toUpperCase().replaceAll("-", "_"),
      error.message,
    );
  throw error;
}

async function asked<Value>(act: () => Promise<Value>): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    return refusal(error);
  }
}

async function aggregate(db: Firestore, of: Query, values: Aggregations) {
  const query = await webQuery(db, of);
  const spec = Object.fromEntries(
    Object.entries(values).map(([alias, [kind, field = ""]]) => [
      alias,
      kind === "count"
        ? count()
        : kind === "sum"
          ? sum(webField(field))
          : average(webField(field)),
    ]),
  );
  const result: Record<string, number | null> = (
    await getAggregateFromServer(query, spec)
  ).data();
  return Object.fromEntries(
    Object.entries(result).map(([alias, value]) => [
      alias,
      value === null ? null : fromNumber(value),
    ]),
  );
}

async function transact(
  db: Firestore,
  options: { maxAttempts?: number },
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await runTransaction(
    db,
    (transaction) =>
      body({
        get: async (path) => seenOnWeb(await transaction.get(doc(db, path))),
        query: () => impossible("query in a transaction"),
        write: (op) => void writeWith(db, transaction as unknown as Writer, op),
      }),
    options.maxAttempts === undefined
      ? undefined
      : { maxAttempts: options.maxAttempts },
  );
}

async function commitBatch(db: Firestore, writes: WriteOp[]): Promise<void> {
  const batch = writeBatch(db);
  for (const op of writes) writeWith(db, batch, op);
  await batch.commit();
}

function webHand(db: Firestore): Hand {
  return {
    write: (op) =>
      asked(async () => {
        await writeWith(db, direct, op);
      }),
    add: (path, data) =>
      asked(
        async () =>
          (await addDoc(collection(db, path), dataToWeb(db, data))).path,
      ),
    batch: (writes) => asked(() => commitBatch(db, writes)),
    bulk: () => impossible("bulk writer"),
    get: (path) => asked(async () => seenOnWeb(await getDoc(doc(db, path)))),
    getAll: () => impossible("read of several documents"),
    query: (of) =>
      asked(async () =>
        (await getDocs(await webQuery(db, of))).docs.map(seenOnWeb),
      ),
    aggregate: (of, values) => asked(() => aggregate(db, of, values)),
    listDocuments: () => impossible("list of documents"),
    listCollections: () => impossible("list of collections"),
    recursiveDelete: () => impossible("recursive delete"),
    transaction: (options, body) => asked(() => transact(db, options, body)),
    listen: (target, options, next, failed) =>
      listen(db, target, options, next, failed),
    rest: () => impossible("raw request"),
  };
}

/** What the web SDK has no words for. */
export const webCannot: ReadonlySet<Need> = new Set<Need>([
  "create",
  "precondition",
  "times",
  "select",
  "offset",
  "getAll",
  "bulk",
  "listDocuments",
  "listCollections",
  "recursiveDelete",
  "readOnlyTransaction",
  "transactionQuery",
  "rest",
  "wholeDouble",
  "bigInteger",
  "bigIntegerOrder",
  "extremes",
]);

type User = Exclude<Who, "admin"> | undefined;

function openApp(target: WebTarget, project: string, who: User) {
  const app = initializeApp(
    target.config ?? { projectId: project },
    `conformance ${project} ${JSON.stringify(who ?? null)}`,
  );
  const db = initializeFirestore(
    app,
    target.longPolling ? { experimentalForceLongPolling: true } : {},
  );
  if (target.emulator) {
    const { host, port } = target.emulator;
    const mockUserToken = who ? { sub: who.uid, ...who.claims } : undefined;
    connectFirestoreEmulator(db, host, port, { mockUserToken });
  }
  return { project, app, hand: webHand(db) };
}

/** The web SDK, in Node as in a browser: what differs is the build the bundler takes. */
export function webClient(target: WebTarget): Client {
  const open = new Map<string, ReturnType<typeof openApp>>();
  setLogLevel("silent");
  const closeAll = async (keep: (project: string) => boolean) => {
    for (const [key, { project, app }] of open) {
      if (keep(project)) continue;
      open.delete(key);
      await deleteApp(app);
    }
  };
  return {
    family: "web",
    hand(project, who) {
      const key = `${project} ${JSON.stringify(who ?? null)}`;
      const entry = open.get(key) ?? openApp(target, project, who);
      open.set(key, entry);
      return entry.hand;
    },
    release: (project) => closeAll((other) => other !== project),
    close: () => closeAll(() => false),
  };
}
