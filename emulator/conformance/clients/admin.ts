import { deleteApp, initializeApp, type App } from "firebase-admin/app";
import {
  AggregateField,
  type Firestore,
  getFirestore,
  type Transaction as AdminTransaction,
} from "firebase-admin/firestore";
import type { Aggregations, Code, Query, WriteOp } from "../format/scenario";
import { runCases } from "../harness/runner";
import type { Need } from "../format/needs";
import { adminField, adminQuery } from "./admin/query";
import { listen } from "./admin/listen";
import { asked, refusal } from "./admin/refusal";
import { fromAdmin, seenByAdmin, dataToAdmin } from "./admin/values";
import { adminWrite, writerOf } from "./admin/writes";
import {
  type Client,
  type ClientError,
  type Hand,
  impossible,
  type Transaction,
  type TransactionOptions,
} from "./client";
import type { ClientKind } from "./runners";

async function aggregate(db: Firestore, of: Query, values: Aggregations) {
  const query = await adminQuery(db, of);
  const spec = Object.fromEntries(
    Object.entries(values).map(([alias, [kind, field = ""]]) => [
      alias,
      kind === "count"
        ? AggregateField.count()
        : kind === "sum"
          ? AggregateField.sum(adminField(field))
          : AggregateField.average(adminField(field)),
    ]),
  );
  const result = (await query.aggregate(spec).get()).data();
  return Object.fromEntries(
    Object.entries(result).map(([alias, value]) => [alias, fromAdmin(value)]),
  );
}

async function commitBatch(db: Firestore, writes: WriteOp[]): Promise<void> {
  const batch = db.batch();
  for (const op of writes) adminWrite(db, writerOf(batch), op);
  await batch.commit();
}

/** Each write on its own; a status for each. */
async function bulk(db: Firestore, writes: WriteOp[]) {
  const writer = db.bulkWriter({ throttling: false });
  writer.onWriteError(() => false);
  const results = writes.map((op) =>
    (adminWrite(db, writerOf(writer), op) as Promise<unknown>).then(
      () => "OK" as const,
      (error: unknown) => (refusal(error) as ClientError).code as Code,
    ),
  );
  await writer.close();
  return Promise.all(results);
}

function transactionOf(
  db: Firestore,
  transaction: AdminTransaction,
): Transaction {
  return {
    get: async (path) => seenByAdmin(await transaction.get(db.doc(path))),
    query: async (of) =>
      (await transaction.get(await adminQuery(db, of))).docs.map(seenByAdmin),
    write: (op) => void adminWrite(db, transaction, op),
  };
}

async function transact(
  db: Firestore,
  { maxAttempts, readOnly }: TransactionOptions,
  body: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  await db.runTransaction(
    (transaction) => body(transactionOf(db, transaction)),
    readOnly
      ? { readOnly: true }
      : maxAttempts === undefined
        ? undefined
        : { maxAttempts },
  );
}

function adminHand(db: Firestore): Hand {
  return {
    write: (op) => asked(() => commitBatch(db, [op])),
    add: (path, data) =>
      asked(
        async () => (await db.collection(path).add(dataToAdmin(db, data))).path,
      ),
    batch: (writes) => asked(() => commitBatch(db, writes)),
    bulk: (writes) => asked(() => bulk(db, writes)),
    get: (path, select) =>
      asked(async () => {
        if (!select) return seenByAdmin(await db.doc(path).get());
        const fieldMask = select.map(adminField);
        const [found] = await db.getAll(db.doc(path), { fieldMask });
        return found ? seenByAdmin(found) : { path, data: null };
      }),
    getAll: (paths) =>
      asked(async () =>
        (await db.getAll(...paths.map((path) => db.doc(path)))).map(
          seenByAdmin,
        ),
      ),
    query: (of) =>
      asked(async () =>
        (await (await adminQuery(db, of)).get()).docs.map(seenByAdmin),
      ),
    aggregate: (of, values) => asked(() => aggregate(db, of, values)),
    listDocuments: (path) =>
      asked(async () =>
        (await db.collection(path).listDocuments()).map((at) => at.path),
      ),
    listCollections: (path) =>
      asked(async () =>
        (await db.doc(path).listCollections()).map(({ id }) => id),
      ),
    recursiveDelete: (path) => asked(() => db.recursiveDelete(db.doc(path))),
    transaction: (options, body) => asked(() => transact(db, options, body)),
    listen: (target, _options, next, failed) =>
      listen(db, target, next, failed),
    rest: () => impossible("raw request"),
  };
}

/** What the Admin SDK has no words for: it is always the administrator. */
const cannot: ReadonlySet<Need> = new Set<Need>([
  "metadata",
  "user",
  "rest",
  "wholeDouble",
  "negativeZero",
  "bigInteger",
  "extremes",
]);

function adminClient(): Client {
  const open = new Map<string, { app: App; db: Firestore }>();
  const start = (project: string) => {
    const app = initializeApp({ projectId: project }, `conformance-${project}`);
    return { app, db: getFirestore(app) };
  };
  const release = async (project: string) => {
    const entry = open.get(project);
    if (!entry) return;
    open.delete(project);
    await entry.db.terminate();
    await deleteApp(entry.app);
  };
  return {
    family: "admin",
    hand(project) {
      const entry = open.get(project) ?? start(project);
      open.set(project, entry);
      return adminHand(entry.db);
    },
    release,
    close: async () => {
      for (const project of open.keys()) await release(project);
    },
  };
}

/** firebase-admin, over gRPC. It finds an emulator by the environment. */
export const admin: ClientKind = {
  name: "admin",
  family: "admin",
  cannot,
  open({ host, control }) {
    process.env["METADATA_SERVER_DETECTION"] = "none";
    const before = process.env["FIRESTORE_EMULATOR_HOST"];
    if (host !== null) process.env["FIRESTORE_EMULATOR_HOST"] = host;
    const client = adminClient();
    return Promise.resolve({
      run: (cases) => runCases(cases, client, control),
      async close() {
        await client.close();
        if (before === undefined) delete process.env["FIRESTORE_EMULATOR_HOST"];
      },
    });
  },
};
