import { Firestore } from "@google-cloud/firestore";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  count,
  getAggregateFromServer,
  getDocs,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
} from "firebase/firestore";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  type FirestoreProcess,
  startFirestore,
} from "./support/firestore-process";

const projectId = "demo-indexes";
const folder = mkdtempSync(join(tmpdir(), "indexes-"));
const path = join(folder, "firestore.indexes.json");
const refused =
  /^(\d+ FAILED_PRECONDITION: |Error 9: )?The query requires an index\. You can create it here: https:/;

const definition = {
  collectionGroup: "tasks",
  queryScope: "COLLECTION",
  fields: [
    { fieldPath: "zoo", order: "ASCENDING" },
    { fieldPath: "due", order: "ASCENDING" },
  ],
};

let running: FirestoreProcess;

beforeAll(async () => {
  setLogLevel("silent");
  writeFileSync(path, "{}");
  running = await startFirestore({
    flags: ["--project", projectId],
    env: { FIRESTORE_LOCAL_INDEXES: path },
  });
});
afterAll(async () => {
  await running.kill("SIGTERM");
  rmSync(folder, { recursive: true });
});

const seen = (text: string): number => running.output().split(text).length - 1;

/** Writes the file and waits until it was read. */
async function give(text: string, said = "indexes read again"): Promise<void> {
  const before = seen(said);
  writeFileSync(path, text);
  await vi.waitFor(() => expect(seen(said)).toBeGreaterThan(before), 10_000);
}

const none = () => give(JSON.stringify({ at: Date.now() }));
const one = () => give(JSON.stringify({ indexes: [definition] }));

const clients = {
  REST: async () => {
    const answer = await fetch(
      `${running.url}/v1/projects/${projectId}/databases/(default)/documents:runQuery`,
      {
        method: "POST",
        headers: { authorization: "Bearer owner" },
        body: JSON.stringify({
          structuredQuery: {
            from: [{ collectionId: "tasks" }],
            where: {
              fieldFilter: {
                field: { fieldPath: "zoo" },
                op: "EQUAL",
                value: { stringValue: "a" },
              },
            },
            orderBy: [{ field: { fieldPath: "due" } }],
          },
        }),
      },
    );
    const [first] = (await answer.json()) as {
      error?: { status: string; code: number; message: string };
    }[];
    if (!first?.error) return;
    expect(first.error).toMatchObject({
      status: "FAILED_PRECONDITION",
      code: 400,
    });
    throw new Error(first.error.message);
  },
  gRPC: () => withAdmin((db) => due(db).get()),
  aggregation: () => withAdmin((db) => due(db).count().get()),
  transaction: () =>
    withAdmin((db) =>
      db.runTransaction((transaction) => transaction.get(due(db))),
    ),
  "admin's listener": () =>
    withAdmin(
      (db) =>
        new Promise<void>((done, fail) => {
          const stop = due(db).onSnapshot(() => {
            stop();
            done();
          }, fail);
        }),
    ),
  "web listener": () =>
    withWeb(
      (asked) =>
        new Promise<void>((done, fail) => {
          const stop = onSnapshot(
            asked,
            () => {
              stop();
              done();
            },
            fail,
          );
        }),
    ),
  "web query": () => withWeb((asked) => getDocs(asked)),
  "web aggregation": () =>
    withWeb((asked) => getAggregateFromServer(asked, { n: count() })),
};

const due = (db: Firestore) =>
  db.collection("tasks").where("zoo", "==", "a").orderBy("due");

async function withAdmin(ask: (db: Firestore) => Promise<unknown>) {
  const [host = "", port = ""] = running.host.split(":");
  const db = new Firestore({
    projectId,
    host: `${host}:${port}`,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
  try {
    await ask(db);
  } finally {
    await db.terminate();
  }
}

async function withWeb(
  ask: (asked: ReturnType<typeof query>) => Promise<unknown>,
) {
  const app = initializeApp({ projectId, apiKey: "x" }, `web-${Math.random()}`);
  const db = getFirestore(app);
  const [host = "", port = ""] = running.host.split(":");
  connectFirestoreEmulator(db, host, Number(port));
  try {
    await ask(
      query(collection(db, "tasks"), where("zoo", "==", "a"), orderBy("due")),
    );
  } finally {
    await deleteApp(app);
  }
}

it.each(Object.entries(clients))(
  "%s is refused without the index and answered with it",
  async (_, ask) => {
    await none();
    await expect(ask()).rejects.toThrow(refused);
    await expect(ask()).rejects.toThrow(JSON.stringify(definition));
    await one();
    await ask();
  },
);

it("keeps the last good file when a broken one follows", async () => {
  await one();
  await give("{", "cannot be read");
  await clients.REST();
});

it("does not start with a broken file", async () => {
  const broken = join(folder, "broken.json");
  writeFileSync(broken, '{"indexes": 1}');
  await expect(
    startFirestore({ flags: ["--indexes", broken] }),
  ).rejects.toThrow("broken.json cannot be read: indexes is no list");
});

it("lets every query through without a file", async () => {
  const free = await startFirestore();
  const guarded = running;
  running = free;
  await clients.REST();
  running = guarded;
  await free.kill("SIGTERM");
});
