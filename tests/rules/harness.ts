import { readFileSync } from "node:fs";
import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { FirebaseError, initializeApp } from "firebase/app";
import type { DocumentData, Firestore } from "firebase/firestore";
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  writeBatch,
} from "firebase/firestore";
import { beforeAll } from "vitest";
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
  /** Undoes an attempt: brings the document back to this, unless it was refused and found just this there. */
  putBack: (
    path: string,
    data: DocumentData | undefined,
    allowed: boolean,
  ) => Promise<void>;
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
function asOwner(host: string, port: number): Firestore {
  const database = initializeFirestore(
    initializeApp({ projectId }, "owner"),
    {},
  );
  connectFirestoreEmulator(database, host, port, { mockUserToken: "owner" });
  return database;
}

interface Engine {
  environment: RulesTestEnvironment;
  database: Firestore;
  connect: (name: Name) => Firestore;
  /** Where it tells what decisions evaluated. */
  counts: string;
}

/** Beside the modules, which may begin anew with a file. */
const kept = globalThis as { rulesEngine?: Promise<Engine> };

async function start(): Promise<Engine> {
  const { host, port } = await startEngine(projectId);
  const environment = await initializeTestEnvironment({
    projectId,
    // As they are deployed.
    firestore: {
      host,
      port,
      rules: stripped(readFileSync("firestore.rules", "utf8")),
    },
  });
  return {
    environment,
    database: asOwner(host, port),
    connect: connections(environment),
    counts: `http://${host}:${port}/emulator/v1/projects/${projectId}/reads`,
  };
}

/** The engine of this process, which ends with it: it has read the rules, and everybody's connection is open. */
const sharedEngine = (): Promise<Engine> => (kept.rulesEngine ??= start());

/** What was put where past the rules, to know what an attempt that was refused left there. */
function placesOf(owner: () => Firestore) {
  const last = new Map<string, DocumentData | undefined>();
  const restore = async (path: string, data: DocumentData | undefined) => {
    const at = doc(owner(), path);
    last.set(path, data);
    await (data === undefined ? deleteDoc(at) : setDoc(at, data));
  };
  return {
    forget: () => last.clear(),
    store: async (documents: Record<string, DocumentData>) => {
      for (const [path, data] of Object.entries(documents))
        last.set(path, data);
      await storeAll(owner(), documents);
    },
    restore,
    putBack: async (
      path: string,
      data: DocumentData | undefined,
      allowed: boolean,
    ) => {
      if (allowed || last.get(path) !== data) await restore(path, data);
    },
  };
}

/** One engine with the repository's rules for all files; data are cleared before the tests of each. */
export function useWorld(): World {
  let engine: Engine;
  const { forget, store, restore, putBack } = placesOf(() => engine.database);

  const expressionsOf = async (attempt: () => Promise<unknown>) => {
    await fetch(engine.counts, { method: "DELETE" });
    await isAllowed(attempt());
    const answer: unknown = await (await fetch(engine.counts)).json();
    const { expressions } = answer as { expressions: Record<string, number> };
    return Math.max(0, ...Object.values(expressions));
  };

  const clear = async () => {
    await engine.environment.clearFirestore();
    forget();
    await storeAll(engine.database, storedAccess);
  };

  beforeAll(async () => {
    engine = await sharedEngine();
    await clear();
  });

  return {
    as: (name) => engine.connect(name),
    owner: () => engine.database,
    store,
    restore,
    putBack,
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
