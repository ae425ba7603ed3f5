import { deleteApp, type App, initializeApp } from "firebase-admin/app";
import { Filter, type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const projectId = "demo-admin-sdk";
let local: LocalFirestore;
let app: App;
let db: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = local.host;
  app = initializeApp({ projectId }, "admin-sdk");
  db = getFirestore(app);
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await local.stop();
});
beforeEach(() => {
  local.engine.database(projectId, "(default)").clear();
});

describe("firebase-admin over gRPC", () => {
  it("creates, refuses a second creation, merges and deletes", async () => {
    const at = db.doc("c/one");
    await at.create({ a: 1, deep: { x: 1 } });
    await expect(at.create({ a: 2 })).rejects.toMatchObject({ code: 6 });
    await at.set({ deep: { y: 2 } }, { merge: true });
    expect((await at.get()).data()).toEqual({ a: 1, deep: { x: 1, y: 2 } });
    await at.delete();
    expect((await at.get()).exists).toBe(false);
    await expect(at.update({ a: 1 })).rejects.toMatchObject({ code: 5 });
  });

  it("queries with or, select, count and pages", async () => {
    const writer = db.bulkWriter();
    for (let n = 0; n < 30; n += 1)
      void writer.set(db.doc(`c/d${String(n).padStart(2, "0")}`), { n });
    await writer.close();
    const some = db
      .collection("c")
      .where(Filter.or(Filter.where("n", "<", 2), Filter.where("n", ">", 27)))
      .orderBy("n");
    const { docs } = await some.select("n").get();
    expect(docs.map((doc) => doc.get("n") as number)).toEqual([0, 1, 28, 29]);
    expect((await some.count().get()).data().count).toBe(4);
    const page = await db.collection("c").orderBy("n").offset(3).limit(2).get();
    expect(page.docs.map((doc) => doc.id)).toEqual(["d03", "d04"]);
    expect(await db.collection("c").listDocuments()).toHaveLength(30);
    expect((await db.listCollections()).map(({ id }) => id)).toEqual(["c"]);
  });

  it("retries contended transactions, and sees its queries' phantoms", async () => {
    const at = db.doc("c/counter");
    await at.set({ n: 0 });
    const add = () =>
      db.runTransaction(async (transaction) => {
        const n = (await transaction.get(at)).get("n") as number;
        transaction.update(at, { n: n + 1 });
      });
    await Promise.all([add(), add(), add(), add()]);
    expect((await at.get()).get("n")).toBe(4);
  });

  it("listens, and deletes a whole tree", async () => {
    await db.doc("t/a/u/b").set({ n: 1 });
    await db.doc("t/a").set({ n: 1 });
    const sizes: number[] = [];
    const emptied = new Promise<void>((done) => {
      const stop = db.collection("t").onSnapshot((snapshot) => {
        sizes.push(snapshot.size);
        if (snapshot.size > 0) return;
        stop();
        done();
      });
    });
    await new Promise((done) => setTimeout(done, 200));
    await db.recursiveDelete(db.collection("t"));
    await emptied;
    expect(sizes).toEqual([1, 0]);
    expect((await db.doc("t/a/u/b").get()).exists).toBe(false);
  });
});
