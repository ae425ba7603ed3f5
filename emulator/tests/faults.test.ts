import {
  deleteApp as deleteAdmin,
  initializeApp as adminApp,
} from "firebase-admin/app";
import {
  FieldValue,
  type Firestore as AdminFirestore,
  getFirestore as adminFirestore,
} from "firebase-admin/firestore";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocFromServer,
  getFirestore,
  increment,
  onSnapshot,
  setDoc,
  setLogLevel,
  updateDoc,
} from "firebase/firestore";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { currentFaults, setFaults } from "../src/faults/client";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../src/wire/test-support/local-firestore";

const projectId = "demo-faults";
let local: LocalFirestore;
let functions: Server;
let events: { id: string; document: string }[];
let web: FirebaseApp;
let db: Firestore;
let admin: ReturnType<typeof adminApp>;
let adminDb: AdminFirestore;

beforeAll(async () => {
  setLogLevel("silent");
  functions = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    request.on("end", () => {
      events.push(JSON.parse(text) as (typeof events)[number]);
      response.end();
    });
  });
  await new Promise<void>((done) => functions.listen(0, "127.0.0.1", done));
  const { port } = functions.address() as AddressInfo;
  local = await startLocalFirestore(projectId, `127.0.0.1:${port}`);
  web = initializeApp({ projectId });
  db = getFirestore(web);
  connectFirestoreEmulator(db, "127.0.0.1", local.port);
  process.env["FIRESTORE_EMULATOR_HOST"] = local.host;
  process.env["METADATA_SERVER_DETECTION"] = "none";
  admin = adminApp({ projectId }, "faults");
  adminDb = adminFirestore(admin);
});
afterEach(() => setFaults(local.host));
afterAll(async () => {
  await deleteApp(web);
  await deleteAdmin(admin);
  await local.stop();
  functions.closeAllConnections();
  functions.close();
});

async function took(work: Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work;
  return performance.now() - before;
}

/** What is stored, seen past all faults. */
function stored(path: string): unknown {
  const name = `projects/${projectId}/databases/(default)/documents/${path}`;
  const database = local.engine.database(projectId, "(default)");
  return database.get({ kind: "admin" }, [name]).docs[0]?.fields["n"];
}
const n = (value: number) => ({ integerValue: String(value) });

describe("latency", () => {
  it("holds back what is meant and nothing else", async () => {
    await setFaults(local.host, {
      latency: [
        { ms: 400, methods: ["commit"], path: "slow/{id}" },
        { ms: 400, methods: ["listen", "get"], path: "lazy" },
      ],
    });
    expect(await took(setDoc(doc(db, "slow/a"), { n: 1 }))).toBeGreaterThan(
      390,
    );
    expect(await took(setDoc(doc(db, "fast/a"), { n: 1 }))).toBeLessThan(350);
    expect(await took(getDocFromServer(doc(db, "lazy/a")))).toBeGreaterThan(
      390,
    );
    expect(await took(adminDb.doc("slow/a").set({ n: 2 }))).toBeGreaterThan(
      390,
    );
    expect(await took(adminDb.doc("lazy/a").get())).toBeGreaterThan(390);
    expect(await took(adminDb.doc("slow/a").get())).toBeLessThan(350);
  });
});

describe("outage", () => {
  it("cuts everything for a time; the SDKs go on by themselves", async () => {
    const seen: unknown[] = [];
    const stop = onSnapshot(doc(db, "out/a"), (one) => seen.push(one.get("n")));
    await expect.poll(() => seen).toEqual([undefined]);
    await setFaults(local.host, { outage: { kind: "cut", forMs: 700 } });
    expect(await currentFaults(local.host)).toMatchObject({
      outage: { kind: "cut" },
    });
    await expect(fetch(`${local.url}/v1/projects/p`)).rejects.toThrow();
    const written = setDoc(doc(db, "out/a"), { n: 1 });
    const adminWritten = adminDb.doc("out/b").set({ n: 2 });
    await new Promise((done) => setTimeout(done, 300));
    expect([stored("out/a"), stored("out/b")]).toEqual([undefined, undefined]);
    await Promise.all([written, adminWritten]);
    expect([stored("out/a"), stored("out/b")]).toEqual([n(1), n(2)]);
    expect(await currentFaults(local.host)).toEqual({});
    await adminDb.doc("out/a").set({ n: 3 });
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe(3);
    stop();
  });

  it("answers UNAVAILABLE until it is switched off", async () => {
    await setFaults(local.host, { outage: { kind: "unavailable" } });
    const rest = `${local.url}/v1/projects/${projectId}/databases/(default)/documents/c/a`;
    const answer = await fetch(rest);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      error: { status: "UNAVAILABLE" },
    });
    const written = setDoc(doc(db, "un/a"), { n: 1 });
    await new Promise((done) => setTimeout(done, 200));
    expect(stored("un/a")).toBeUndefined();
    await setFaults(local.host);
    await written;
    expect(stored("un/a")).toEqual(n(1));
  });
});

describe("commits", () => {
  it("are refused with a status, the next so many or those of a path", async () => {
    await setFaults(local.host, {
      commits: [
        { status: "PERMISSION_DENIED", times: 1 },
        { status: "FAILED_PRECONDITION", path: "locked/{id}" },
      ],
    });
    await expect(setDoc(doc(db, "c/a"), { n: 1 })).rejects.toMatchObject({
      code: "permission-denied",
    });
    await setDoc(doc(db, "c/a"), { n: 2 });
    await expect(setDoc(doc(db, "locked/a"), {})).rejects.toMatchObject({
      code: "failed-precondition",
    });
    await expect(adminDb.doc("locked/a").set({})).rejects.toMatchObject({
      code: 9,
    });
    expect(stored("c/a")).toEqual(n(2));
    expect(stored("locked/a")).toBeUndefined();
  });

  it("are applied and their answer lost, so that a client that tries again does it twice", async () => {
    await setDoc(doc(db, "lost/a"), { n: 0 });
    await setFaults(local.host, { commits: [{ lostAnswer: true, times: 1 }] });
    await updateDoc(doc(db, "lost/a"), { n: increment(1) });
    expect(stored("lost/a")).toEqual(n(2));
    await setFaults(local.host, { commits: [{ lostAnswer: true, times: 1 }] });
    await expect(adminDb.doc("lost/b").create({ n: 1 })).rejects.toMatchObject({
      code: 6,
    });
    expect(stored("lost/b")).toEqual(n(1));
    await setFaults(local.host, { commits: [{ lostAnswer: true, times: 1 }] });
    const url = `${local.url}/v1/projects/${projectId}/databases/(default)/documents/lost/c`;
    const body = JSON.stringify({ fields: { n: { integerValue: 1 } } });
    await expect(fetch(url, { method: "PATCH", body })).rejects.toThrow();
    expect(stored("lost/c")).toEqual(n(1));
    await adminDb.doc("lost/c").update({ n: FieldValue.increment(1) });
    expect(stored("lost/c")).toEqual(n(2));
  });
});

describe("triggers", () => {
  it("come twice, late and in the wrong order", async () => {
    const path = `/emulator/v1/projects/${projectId}/eventarcTrigger?eventarcTriggerId=f-0`;
    const registration = {
      eventType: "google.cloud.firestore.document.v1.written",
      database: "(default)",
      document: { value: "events/{id}", matchType: "PATH_PATTERN" },
    };
    const method = "POST";
    await fetch(local.url + path, {
      method,
      body: JSON.stringify(registration),
    });
    events = [];
    await setFaults(local.host, {
      triggers: { copies: 2, delayMs: 300, reversed: true },
    });
    await setDoc(doc(db, "events/a"), {});
    await adminDb.doc("events/b").set({});
    expect(events).toEqual([]);
    await expect.poll(() => events.length).toBe(4);
    expect(events.map((event) => event.document)).toEqual([
      "events/b",
      "events/b",
      "events/a",
      "events/a",
    ]);
    expect(new Set(events.map((event) => event.id)).size).toBe(2);
  });
});

it("names what it does not understand", async () => {
  const odd = { latency: [{ ms: 1, mode: "x" }] } as never;
  await expect(setFaults(local.host, odd)).rejects.toThrow("latency[0].mode");
  expect(await currentFaults(local.host)).toEqual({});
});
