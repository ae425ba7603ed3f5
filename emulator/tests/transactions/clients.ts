import { setTimeout as sleep } from "node:timers/promises";
import {
  deleteApp as deleteWebApp,
  initializeApp as webApp,
} from "firebase/app";
import {
  connectFirestoreEmulator,
  doc as webDoc,
  getFirestore as webFirestore,
  runTransaction as runWebTransaction,
  terminate,
} from "firebase/firestore";
import { deleteApp, initializeApp } from "firebase-admin/app";
import {
  type DocumentData,
  type Firestore,
  getFirestore,
  type Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import type { Random } from "../../src/engine/test-support/random";
import type { LocalFirestore } from "../../src/wire/test-support/local-firestore";
import type { Plan, ReadStep } from "./plan";
import { resolveWrites } from "./plan";
import type { Observation } from "./recorder";

/** A client that runs random transactions; null when one was given up after its tries. */
export interface TransactionClient {
  name: string;
  queries: boolean;
  run(
    collection: string,
    id: string,
    plan: Plan,
    random: Random,
  ): Promise<Observation | null>;
  close(): Promise<void>;
}

const RETRIED = new Set<unknown>([
  6,
  9,
  10,
  "aborted",
  "already-exists",
  "failed-precondition",
]);

/** Runs an attempt-counting transaction; contention is no failure. */
async function attempt(
  work: () => Promise<Observation>,
): Promise<Observation | null> {
  try {
    return await work();
  } catch (error) {
    const code: unknown =
      error instanceof Error && "code" in error ? error.code : undefined;
    if (RETRIED.has(code)) return null;
    throw error;
  }
}

const versionIn = (data: DocumentData | undefined): string | null =>
  data === undefined ? null : String(data["by"]);
const micros = ({ seconds, nanoseconds }: Timestamp): number =>
  seconds * 1_000_000 + nanoseconds / 1000;
const maxAttempts = (random: Random): number => (random.below(200) ? 1 : 2);

async function adminRead(
  db: Firestore,
  collection: string,
  transaction: Transaction,
  step: ReadStep,
  into: Observation,
): Promise<string[] | null> {
  const all = db.collection(collection);
  if (step.kind === "get") {
    const got = await transaction.get(all.doc(step.doc));
    into.reads.push({
      doc: step.doc,
      version: versionIn(got.data()),
      readTime: micros(got.readTime),
    });
    return null;
  }
  const { group } = step;
  const query = all.where("group", "==", group);
  if (step.kind === "count") {
    const counted = await transaction.get(query.count());
    const readTime = micros(counted.readTime);
    into.queries.push({ group, readTime, result: counted.data().count });
    return null;
  }
  const found = await transaction.get(query);
  const result = found.docs.map((one) => ({
    doc: one.id,
    version: versionIn(one.data()) ?? "",
  }));
  into.queries.push({ group, readTime: micros(found.readTime), result });
  return result.map(({ doc }) => doc);
}

/** firebase-admin over gRPC: queries and counts too, and transactions for reading only. */
export function adminClient(
  projectId: string,
  { host }: LocalFirestore,
  name: string,
): TransactionClient {
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = host;
  const app = initializeApp({ projectId }, name);
  const db = getFirestore(app);
  return {
    name,
    queries: true,
    async run(collection, id, plan, random) {
      let tries = 0;
      const readOnly = plan.writes.length === 0;
      const options = readOnly
        ? { readOnly }
        : { maxAttempts: maxAttempts(random) };
      return attempt(() =>
        db.runTransaction(async (transaction) => {
          const by = `${id}.${String(tries++)}`;
          const seen: Observation = { id: by, reads: [], queries: [] };
          let found: string[] = [];
          for (const step of plan.reads) {
            await sleep(random.below(3));
            found =
              (await adminRead(db, collection, transaction, step, seen)) ??
              found;
          }
          const writes = resolveWrites(plan, found);
          for (const [doc, group] of writes) {
            const at = db.collection(collection).doc(doc);
            if (group === null) transaction.delete(at);
            else transaction.set(at, { by, group });
          }
          if (writes.size > 0) {
            transaction.set(db.doc(`${collection}/log/log/${by}`), { by });
          }
          return seen;
        }, options),
      );
    },
    async close() {
      await db.terminate();
      await deleteApp(app);
    },
  };
}

/** The web SDK, which reads single documents only. */
export function webClient(
  projectId: string,
  { port }: LocalFirestore,
  name: string,
): TransactionClient {
  const app = webApp({ projectId, apiKey: "none" }, name);
  const db = webFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", port);
  return {
    name,
    queries: false,
    async run(collection, id, plan, random) {
      let tries = 0;
      return attempt(() =>
        runWebTransaction(
          db,
          async (transaction) => {
            const by = `${id}.${String(tries++)}`;
            const seen: Observation = { id: by, reads: [], queries: [] };
            for (const step of plan.reads) {
              if (step.kind !== "get") continue;
              await sleep(random.below(3));
              const got = await transaction.get(
                webDoc(db, collection, step.doc),
              );
              const version = versionIn(got.data());
              seen.reads.push({ doc: step.doc, version });
            }
            const writes = resolveWrites(plan, []);
            for (const [doc, group] of writes) {
              const at = webDoc(db, collection, doc);
              if (group === null) transaction.delete(at);
              else transaction.set(at, { by, group });
            }
            transaction.set(webDoc(db, `${collection}/log/log/${by}`), { by });
            return seen;
          },
          { maxAttempts: maxAttempts(random) },
        ),
      );
    },
    async close() {
      await terminate(db);
      await deleteWebApp(app);
    },
  };
}
