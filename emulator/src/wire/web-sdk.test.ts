import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  arrayUnion,
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  doc,
  type DocumentSnapshot,
  type Firestore,
  getAggregateFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  type QuerySnapshot,
  runTransaction,
  serverTimestamp,
  setDoc,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const projectId = "demo-web-sdk";
let local: LocalFirestore;
let app: FirebaseApp;
let db: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  app = initializeApp({ projectId });
  db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", local.port);
});
afterAll(async () => {
  await deleteApp(app);
  await local.stop();
});
beforeEach(() => {
  local.engine.database(projectId, "(default)").clear();
});

/** Collects snapshots until one satisfies the test. */
function until<Snapshot>(
  subscribe: (next: (snapshot: Snapshot) => void) => () => void,
  done: (snapshot: Snapshot) => boolean,
): Promise<Snapshot> {
  return new Promise((resolve) => {
    const stop = subscribe((snapshot) => {
      if (!done(snapshot)) return;
      setTimeout(() => stop(), 0);
      resolve(snapshot);
    });
  });
}

describe("the web SDK over gRPC", () => {
  it("writes and reads back every kind of value", async () => {
    const at = doc(db, "c/one");
    const data = {
      text: "été \u{1f98a}",
      whole: 3,
      real: 2.5,
      yes: true,
      nothing: null,
      list: [1, { a: ["x"] }],
      map: { "with.dot": { b: 1 } },
      when: Timestamp.fromMillis(1_700_000_000_123),
    };
    await setDoc(at, data);
    const read = await getDoc(at);
    expect(read.data()).toEqual(data);
    expect((await getDoc(doc(db, "c/none"))).exists()).toBe(false);
  });

  it("updates, transforms and deletes", async () => {
    const at = doc(db, "c/one");
    await setDoc(at, { n: 1, list: ["a"], gone: 1, map: { a: 1, b: 2 } });
    await updateDoc(at, {
      n: increment(4),
      list: arrayUnion("a", "b"),
      gone: deleteField(),
      "map.b": 3,
      when: serverTimestamp(),
    });
    const data = (await getDoc(at)).data();
    expect(data).toMatchObject({
      n: 5,
      list: ["a", "b"],
      map: { a: 1, b: 3 },
    });
    expect(data?.["when"]).toBeInstanceOf(Timestamp);
    expect(data).not.toHaveProperty("gone");
    await deleteDoc(at);
    expect((await getDoc(at)).exists()).toBe(false);
    await expect(updateDoc(at, { n: 1 })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("queries, aggregates and reads collection groups", async () => {
    const batch = writeBatch(db);
    for (let n = 0; n < 5; n += 1)
      batch.set(doc(db, `zoo/z${n % 2}/animals/a${n}`), { n });
    await batch.commit();
    const group = collectionGroup(db, "animals");
    const found = await getDocs(
      query(group, where("n", ">=", 1), orderBy("n", "desc"), limit(3)),
    );
    expect(found.docs.map((one) => one.get("n") as number)).toEqual([4, 3, 2]);
    const totals = await getAggregateFromServer(group, { all: sum("n") });
    expect(totals.data().all).toBe(10);
  });

  it("tells listeners of their own writes first, then of the acknowledged ones", async () => {
    const at = doc(db, "c/live");
    const seen: string[] = [];
    const shown = (snapshot: DocumentSnapshot) => {
      const { hasPendingWrites, fromCache } = snapshot.metadata;
      const n = snapshot.get("n") as number | undefined;
      return `${n ?? "-"}${hasPendingWrites ? "p" : ""}${fromCache ? "c" : ""}`;
    };
    const waitFor = (text: string) => expect.poll(() => seen.at(-1)).toBe(text);
    const stop = onSnapshot(
      at,
      { includeMetadataChanges: true },
      (snapshot) => {
        seen.push(shown(snapshot));
      },
    );
    await waitFor("-");
    await setDoc(at, { n: 1 });
    await waitFor("1");
    await deleteDoc(at);
    await waitFor("-");
    stop();
    expect(seen.filter((text) => !text.includes("c"))).toEqual([
      "-",
      "1p",
      "1",
      "-",
    ]);
  });

  it("sends each commit to a query listener as one snapshot", async () => {
    const items = collection(db, "items");
    const open = query(items, where("open", "==", true), orderBy("n"));
    const sizes: number[] = [];
    const finished = until<QuerySnapshot>(
      (next) =>
        onSnapshot(open, (snapshot) => {
          sizes.push(snapshot.size);
          next(snapshot);
        }),
      (snapshot) => snapshot.size === 2 && sizes.includes(3),
    );
    const admin = { kind: "admin" } as const;
    const name = (id: string) =>
      `projects/${projectId}/databases/(default)/documents/items/${id}`;
    const write = (id: string, n: number, open: boolean) => ({
      update: {
        name: name(id),
        fields: {
          n: { integerValue: String(n) },
          open: { booleanValue: open },
        },
      },
    });
    const database = local.engine.database(projectId, "(default)");
    await new Promise((done) => setTimeout(done, 200));
    database.commit(admin, [
      write("a", 1, true),
      write("b", 2, true),
      write("c", 3, true),
    ]);
    await new Promise((done) => setTimeout(done, 100));
    database.commit(admin, [
      { delete: name("a") },
      { delete: name("b") },
      write("d", 4, true),
    ]);
    await finished;
    expect(sizes).toEqual([0, 3, 2]);
  });

  it("runs contended transactions to the right sum", async () => {
    const at = doc(db, "c/counter");
    await setDoc(at, { n: 0 });
    await Promise.all(
      Array.from({ length: 5 }, () =>
        runTransaction(db, async (transaction) => {
          const n = (await transaction.get(at)).get("n") as number;
          transaction.update(at, { n: n + 1 });
        }),
      ),
    );
    expect((await getDoc(at)).get("n")).toBe(5);
  });
});
