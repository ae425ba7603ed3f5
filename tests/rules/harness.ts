import { readFileSync } from "node:fs";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteApp, FirebaseError, initializeApp } from "firebase/app";
import type { DocumentData, Firestore } from "firebase/firestore";
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  terminate,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll } from "vitest";
import { stripped } from "../../demo/setup/rules/source";
import { startEngine } from "../setup/engine";
import type { Name } from "./people";
import { accessOf, names } from "./people";

// Refusals are what these tests are about; the SDK reports each.
setLogLevel("silent");

const projectId = "demo-suricate-rules";

/** What a test of the rules works with. */
export interface World {
  /** The database as this person reaches it. */
  as: (name: Name) => Firestore;
  /** The database past the rules. */
  owner: () => Firestore;
  /** Stores documents past the rules; every path is `collection/id...`. */
  store: (documents: Record<string, DocumentData>) => Promise<void>;
  /** Brings a document back to what is given, or away. */
  restore: (path: string, data: DocumentData | undefined) => Promise<void>;
  /** The stored access documents and nothing else. */
  clear: () => Promise<void>;
  /** What the dearest decision evaluated that `attempt` was allowed by; 0 when it was refused. */
  expressionsOf: (attempt: () => Promise<unknown>) => Promise<number>;
}

/** The stored form of a parsed value: no field is undefined. */
export function stored(value: object): DocumentData {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined),
  );
}

const isMeta = (key: string) =>
  [
    "schemaVersion",
    "createdAt",
    "updatedAt",
    "createdBy",
    "updatedBy",
    "operationId",
  ].includes(key);

/** The stored form of records under their ids. */
export const byId = <T extends object>(
  collection: string,
  key: keyof T,
  all: T[],
) =>
  Object.fromEntries(
    all.map((one) => [`${collection}/${String(one[key])}`, stored(one)]),
  );

/** What this person's write module adds to a change. */
export const changeStamp = (name: Name) => ({
  schemaVersion: 1,
  updatedAt: serverTimestamp(),
  updatedBy: name,
  operationId: "operation-1",
});

/** A new document as this person's write module sends it. */
export function created(value: object, name: Name): DocumentData {
  const fields = Object.entries(stored(value)).filter(([key]) => !isMeta(key));
  return {
    ...Object.fromEntries(fields),
    ...changeStamp(name),
    createdAt: serverTimestamp(),
    createdBy: name,
  };
}

const storedAccess = Object.fromEntries(
  names.flatMap((name) => {
    const access = accessOf[name];
    return access === null ? [] : [[`access/${name}`, stored(access)]];
  }),
);

function connections(environment: RulesTestEnvironment) {
  const open = new Map<Name, Firestore>();
  return (name: Name): Firestore => {
    const known = open.get(name);
    if (known) return known;
    const context =
      name === "signedOut"
        ? environment.unauthenticatedContext()
        : environment.authenticatedContext(name);
    const database = context.firestore() as unknown as Firestore;
    open.set(name, database);
    return database;
  };
}

async function storeAll(
  database: Firestore,
  documents: Record<string, DocumentData>,
) {
  const batch = writeBatch(database);
  for (const [path, data] of Object.entries(documents))
    batch.set(doc(database, path), data);
  await batch.commit();
}

/** Past the rules: the emulators take the token "owner" for an administrator's. */
function asOwner(host: string, port: number) {
  const app = initializeApp({ projectId }, "owner");
  const database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, host, port, { mockUserToken: "owner" });
  const close = async () => {
    await terminate(database);
    await deleteApp(app);
  };
  return { database, close };
}

/** One engine with the repository's rules for the tests of a file; data are cleared before them. */
export function useWorld(): World {
  let environment: RulesTestEnvironment;
  let owner: ReturnType<typeof asOwner>;
  let stop: () => Promise<void>;
  let connect: (name: Name) => Firestore;
  let counts: string;

  const expressionsOf = async (attempt: () => Promise<unknown>) => {
    await fetch(counts, { method: "DELETE" });
    await isAllowed(attempt());
    const answer: unknown = await (await fetch(counts)).json();
    const { expressions } = answer as { expressions: Record<string, number> };
    return Math.max(0, ...Object.values(expressions));
  };

  const clear = async () => {
    await environment.clearFirestore();
    await storeAll(owner.database, storedAccess);
  };

  beforeAll(async () => {
    const engine = await startEngine(projectId);
    stop = engine.stop;
    const { host, port } = engine;
    counts = `http://${host}:${port}/emulator/v1/projects/${projectId}/reads`;
    environment = await initializeTestEnvironment({
      projectId,
      // As they are deployed.
      firestore: {
        host,
        port,
        rules: stripped(readFileSync("firestore.rules", "utf8")),
      },
    });
    connect = connections(environment);
    owner = asOwner(host, port);
    await clear();
  });

  afterAll(async () => {
    await owner.close();
    await environment.cleanup();
    await stop();
  });

  return {
    as: (name) => connect(name),
    owner: () => owner.database,
    store: (documents) => storeAll(owner.database, documents),
    restore: (path, data) =>
      data === undefined
        ? deleteDoc(doc(owner.database, path))
        : setDoc(doc(owner.database, path), data),
    clear,
    expressionsOf,
  };
}

/** Whether the rules let an attempt pass; any other failure is thrown. */
export async function isAllowed(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof FirebaseError && error.code === "permission-denied")
      return false;
    throw error;
  }
}
