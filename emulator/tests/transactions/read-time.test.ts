import { deleteApp, type App, initializeApp } from "firebase-admin/app";
import {
  type Firestore,
  getFirestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";

const projectId = "demo-read-time";
const root = `projects/${projectId}/databases/(default)/documents`;
let local: LocalFirestore;
let app: App;
let db: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = local.host;
  app = initializeApp({ projectId }, "read-time");
  db = getFirestore(app);
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await local.stop();
});

let readTime: Timestamp;
beforeEach(async () => {
  local.engine.database(projectId, "(default)").clear();
  await db.doc("c/a").set({ n: 1 });
  readTime = (await db.doc("c/b").set({ n: 2 })).writeTime;
  await db.doc("c/a").set({ n: 10 });
  await db.doc("c/b").delete();
});

describe("read time over gRPC", () => {
  const past = <T>(work: (transaction: Transaction) => Promise<T>) =>
    db.runTransaction(work, { readOnly: true, readTime });

  it("shows documents, queries and sums of then", async () => {
    const seen = await past(async (transaction) => {
      const a = await transaction.get(db.doc("c/a"));
      const all = await transaction.get(db.collection("c").orderBy("n"));
      const count = await transaction.get(db.collection("c").count());
      const n: unknown = a.get("n");
      return [n, all.docs.map(({ id }) => id), count.data().count];
    });
    expect(seen).toEqual([1, ["a", "b"], 2]);
    expect((await db.doc("c/a").get()).get("n")).toBe(10);
  });

  it("says what is wrong with a time of the future or of long ago", async () => {
    readTime = Timestamp.fromMillis(Date.now() + 60_000);
    await expect(past((t) => t.get(db.doc("c/a")))).rejects.toMatchObject({
      code: 3,
    });
    readTime = Timestamp.fromMillis(Date.now() - 2 * 3_600_000);
    await expect(past((t) => t.get(db.doc("c/a")))).rejects.toMatchObject({
      code: 9,
      details: "The requested snapshot version is too old.",
    });
  });
});

describe("read time over REST", () => {
  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${local.url}/v1/${root}${path}`, {
      method: body ? "POST" : "GET",
      headers: { authorization: "Bearer owner" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as unknown;
  };
  const then = (): string => readTime.toDate().toISOString().slice(0, -1);
  /** The writer's time with its microseconds, as it came over the wire. */
  const exact = (): string =>
    `${then().slice(0, -3)}${String(readTime.nanoseconds / 1000).padStart(6, "0")}Z`;

  /** As answers write it: none, three or six digits. */
  const shown = (): string =>
    exact().replace(/(?:\.000000|(\.\d{3})000)Z$/, "$1Z");

  it("shows single documents, lists and queries of then", async () => {
    const at = `readTime=${encodeURIComponent(exact())}`;
    const one = { n: { integerValue: "1" } };
    expect(await ask(`/c/a?${at}`)).toMatchObject({ fields: one });
    expect(await ask(`/c?${at}`)).toMatchObject({
      documents: [{ fields: one }, { name: `${root}/c/b` }],
    });
    expect(
      await ask(":runQuery", {
        structuredQuery: { from: [{ collectionId: "c" }] },
        readTime: exact(),
      }),
    ).toMatchObject([
      { document: { fields: one } },
      { document: { name: `${root}/c/b` }, readTime: shown() },
    ]);
  });

  it("starts a transaction with the first read, for reading only unless it says otherwise", async () => {
    const [first] = (await ask(":batchGet", {
      documents: [`${root}/c/a`],
      newTransaction: {},
    })) as { transaction: string }[];
    const update = { name: `${root}/c/a`, fields: {} };
    expect(
      await ask(":commit", {
        transaction: first?.transaction,
        writes: [{ update }],
      }),
    ).toMatchObject({ error: { code: 400 } });
  });
});
