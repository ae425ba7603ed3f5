import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  memoryLocalCache,
  setDoc,
  terminate,
  type Firestore,
} from "firebase/firestore";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { documentPath } from "@domain/collections";
import type { LiveList } from "../../src/data/live-store";
import { firestoreStore } from "../../src/data/sdk/firestore-store";
import { aSector } from "../builders/facility";
import { startEngine, type EngineProcess } from "../setup/engine";
import { listen, storeContract } from "./store-contract";

/** Nobody may touch orders; everything else is open. */
const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{collection}/{id} {
      allow read, write: if collection != 'order';
      match /private/{name} { allow read, write: if true; }
    }
  }
}
`;

/** The project that the rules are given for. */
const ruled = "demo-store";
let engine: EngineProcess;
let folder: string;
const open: (() => Promise<void>)[] = [];
let projects = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-contract-"));
  const path = join(folder, "open.rules");
  writeFileSync(path, rules);
  engine = await startEngine(ruled, { rules: path, indexes: null });
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});
afterAll(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true, force: true });
});

function database(projectId: string): Firestore {
  const app = initializeApp({ projectId }, `${projectId}-${open.length}`);
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(db, engine.host, engine.port);
  open.push(async () => {
    await terminate(db);
    await deleteApp(app);
  });
  return db;
}

/** Two clients of one database; every call gives an empty one, unless it names its project. */
function fresh(projectId = `demo-store-${(projects += 1)}`) {
  const writer = database(projectId);
  const reader = database(projectId);
  return {
    reader,
    backend: firestoreStore(reader, () => undefined),
    seed: (
      collection: Parameters<typeof documentPath>[0],
      id: string,
      raw: Record<string, unknown>,
      parentId?: string,
    ) =>
      setDoc(doc(writer, documentPath(collection, id, parentId)), defined(raw)),
  };
}

/** The schemas leave absent legacy fields undefined, which the SDK does not store. */
const defined = (raw: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined),
  );

storeContract("firestore store", () => Promise.resolve(fresh()));

const sectors = {
  collection: "sectors",
  where: [{ field: "zooId", op: "==", value: "zoo-baie" }],
  orderBy: [{ field: "sectorName", direction: "asc" }],
  limit: 10,
} as const;

it("shows a write at once as pending with an estimated time, offline too", async () => {
  const { backend, reader, seed } = fresh();
  await seed("sectors", "s1", aSector({ sectorId: "s1" }));
  const live = listen<LiveList<"sectors">>((onNext, onError) =>
    backend.watch(sectors, onNext, onError),
  );
  await live.value(({ fromCache }) => !fromCache);
  await disableNetwork(reader);
  const sent = backend.commit(
    [
      {
        kind: "patch",
        collection: "sectors",
        id: "s1",
        parentId: null,
        values: { sectorName: "Forêt" },
        baseUpdatedAt: null,
      },
    ],
    "me",
    "op",
  );
  const pending = await live.value(
    ({ rows, fromCache }) => fromCache && rows[0]?.pending === true,
  );
  expect(pending.rows[0]?.data.sectorName).toBe("Forêt");
  expect(pending.rows[0]?.data.updatedAt).toBeInstanceOf(Date);
  await enableNetwork(reader);
  await sent;
  const done = await live.value(
    ({ rows, fromCache }) => !fromCache && rows[0]?.pending === false,
  );
  expect(done.rows[0]?.data).toMatchObject({
    sectorName: "Forêt",
    updatedBy: "me",
  });
  live.end();
});

it("does not take an unknown document for a missing one while offline", async () => {
  const { backend, reader, seed } = fresh();
  await disableNetwork(reader);
  const live = listen<unknown>((onNext, onError) =>
    backend.watchDoc("sectors", "s1", onNext, onError),
  );
  await new Promise((later) => setTimeout(later, 100));
  expect(live.last()).toBeUndefined();
  await seed("sectors", "s1", aSector({ sectorId: "s1" }));
  await enableNetwork(reader);
  expect(await live.value((row) => row !== null)).toMatchObject({ id: "s1" });
  live.end();
});

it("says which denial it was", async () => {
  const { backend } = fresh(ruled);
  const list = listen((onNext, onError) =>
    backend.watch(
      { collection: "order", where: [], orderBy: [], limit: 1 },
      onNext,
      onError,
    ),
  );
  await list.failed();
  expect(list.errors).toEqual(["not-allowed"]);
  await expect(backend.getDoc("order", "x")).rejects.toMatchObject({
    code: "not-allowed",
  });
  await expect(
    backend.commit(
      [
        {
          kind: "create",
          collection: "order",
          id: "x",
          parentId: null,
          values: {},
          baseUpdatedAt: null,
        },
      ],
      "me",
      "op",
    ),
  ).rejects.toMatchObject({ code: "not-allowed" });
});
