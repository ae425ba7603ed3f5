import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  onSnapshot,
  query,
  setDoc,
  setLogLevel,
  where,
  writeBatch,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../wire/test-support/local-firestore";
import type { RequestsView } from "./request-log";

const projectId = "demo-requests";
const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{id} {
      allow read, delete: if request.auth.uid != null;
      allow create: if get(/databases/$(database)/documents/members/$(request.auth.uid)).data.writes
        && exists(/databases/$(database)/documents/members/$(request.auth.uid));
    }
  }
}`;
let local: LocalFirestore;
let environment: RulesTestEnvironment;

beforeAll(async () => {
  setLogLevel("silent");
  local = await startLocalFirestore(projectId);
  environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: "127.0.0.1", port: local.port, rules },
  });
});
afterAll(async () => {
  await environment.cleanup();
  await local.stop();
});

const modular = (context: RulesTestContext): Firestore =>
  context.firestore() as unknown as Firestore;
const as = (uid: string) => modular(environment.authenticatedContext(uid));

const ask = (path: string, init?: RequestInit) =>
  fetch(`${local.url}${path}`, init);
const view = async () =>
  (await (await ask("/requests")).json()) as RequestsView;

/** What matters of each request, oldest first. */
async function lines(): Promise<string[]> {
  const { requests } = await view();
  return requests
    .toReversed()
    .map((one) =>
      [
        one.transport,
        one.method,
        one.what,
        one.who,
        one.status ?? "-",
        `r${one.reads}`,
        `w${one.writes}`,
        `d${one.deletes}`,
        one.open ? "open" : "",
      ]
        .join(" ")
        .trim(),
    );
}

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = modular(context);
    await setDoc(doc(db, "members/ann"), { writes: true });
    for (const id of ["a", "b", "c"])
      await setDoc(doc(db, "notes", id), { owner: "ann", secret: "hush" });
  });
  await ask("/requests", { method: "DELETE" });
});

it("shows what the SDK asked, allowed or denied and why, and what it costs", async () => {
  const db = as("ann");
  await getDocs(query(collection(db, "notes"), where("owner", "==", "hush")));
  await getDocs(query(collection(db, "notes"), limit(2)));
  await getCountFromServer(collection(db, "notes"));
  await getDoc(doc(db, "notes/none"));
  await setDoc(doc(db, "notes/new"), { secret: "hush" });
  const batch = writeBatch(db);
  batch.set(doc(db, "notes/n1"), { secret: "hush" });
  batch.set(doc(db, "notes/n2"), {});
  batch.delete(doc(db, "notes/a"));
  await batch.commit();
  await deleteDoc(doc(db, "notes/b"));
  await expect(setDoc(doc(db, "other/x"), {})).rejects.toThrow();
  await expect(getDocs(collection(db, "other"))).rejects.toThrow();
  expect(await lines()).toEqual([
    "gRPC listen notes where owner == ? ann OK r1 w0 d0",
    "gRPC listen notes limit 2 ann OK r2 w0 d0",
    "gRPC aggregate count of notes ann OK r1 w0 d0",
    "gRPC listen notes/none ann OK r1 w0 d0",
    "gRPC commit set notes/new ann OK r1 w1 d0",
    "gRPC commit set notes/n1, set notes/n2, delete notes/a ann OK r1 w2 d1",
    "gRPC commit delete notes/b ann OK r0 w0 d1",
    "gRPC commit set other/x ann PERMISSION_DENIED r0 w0 d0",
    "gRPC listen other ann PERMISSION_DENIED r0 w0 d0",
  ]);
  const text = await (await ask("/requests")).text();
  expect(text).not.toContain("hush");
  const { requests } = await view();
  expect(requests[0]).toMatchObject({
    project: projectId,
    database: "(default)",
    allowed: false,
    why: expect.stringMatching(/No matching allow statements/) as string,
    page: null,
    screen: null,
  });
  expect(requests[4]).toMatchObject({ reads: 1, ruleReads: 1, allowed: true });
  const [only] = requests[4]!.decisions;
  expect(only).toMatchObject({
    method: "create",
    path: "notes/new",
    allowed: true,
    documents: 1,
  });
  expect(requests[4]!.expressions).toBe(only!.expressions);
  expect(only!.expressions).toBeGreaterThan(0);
  expect(
    requests[3]!.decisions.map(({ method, path }) => `${method} ${path}`),
  ).toEqual(["create notes/n1", "create notes/n2", "delete notes/a"]);
  expect(requests[0]!.decisions).toMatchObject([
    { method: "list", path: "other/*", allowed: false },
  ]);
  expect(requests[4]?.ms).toBeGreaterThanOrEqual(0);
});

it("adds a listener's later reads to the listener, not to the commit", async () => {
  const db = as("ann");
  const snapshots: number[] = [];
  const stop = onSnapshot(collection(db, "notes"), (snapshot) =>
    snapshots.push(snapshot.size),
  );
  await expect.poll(() => snapshots.at(-1)).toBe(3);
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(modular(context), "notes/d"), {});
    await deleteDoc(doc(modular(context), "notes/a"));
  });
  await expect.poll(() => snapshots.at(-1)).toBe(3);
  const open = "gRPC listen notes ann OK r4 w0 d0 open";
  await expect
    .poll(lines)
    .toEqual([
      open,
      "gRPC commit set notes/d (admin) OK r0 w1 d0",
      "gRPC commit delete notes/a (admin) OK r0 w0 d1",
    ]);
  stop();
  await expect.poll(async () => (await lines())[0]).toBe(open.slice(0, -5));
});

const rest = `/v1/projects/${projectId}/databases/(default)/documents`;

it("groups what a page asks into screen loads, without its query string", async () => {
  const from = (path: string) => ({
    headers: { referer: `http://app.test${path}`, "user-agent": "browser" },
  });
  const owner = { authorization: "Bearer owner" };
  await ask(`${rest}/notes/a`, from("/animals?name=Zoe#top"));
  await ask(`${rest}/notes/b`, from("/animals"));
  await ask(`${rest}/notes/b`, from("/people"));
  const { headers } = from("/people");
  await ask(`${rest}/notes/z`, { headers: { ...headers, ...owner } });
  await ask(`${rest}/notes?documentId=z`, {
    method: "POST",
    body: "{}",
    headers: { ...headers, ...owner },
  });
  const { screens, requests } = await view();
  expect(
    screens.map(({ page, who, reads, writes, denied }) =>
      [page, who, reads, writes, denied].join(" "),
    ),
  ).toEqual([
    "http://app.test/people (admin) 1 1 0",
    "http://app.test/people (none) 0 0 1",
    "http://app.test/animals (none) 0 0 2",
  ]);
  expect(requests.at(-1)).toMatchObject({
    page: "http://app.test/animals",
    screen: screens[2]?.id,
    why: expect.stringContaining("@ L") as string,
  });
  expect(requests[0]?.what).toBe("set notes/z");
});

it("shows what was turned away before anybody asked the rules", async () => {
  const headers = { authorization: "Bearer nonsense" };
  expect((await ask(`${rest}/notes/a`, { headers })).ok).toBe(false);
  const foreign = { authorization: "Bearer owner", origin: "http://evil.test" };
  expect((await ask(`${rest}/notes/a`, { headers: foreign })).ok).toBe(false);
  const { requests } = await view();
  expect(requests).toMatchObject([
    {
      method: "get",
      what: "notes/a",
      who: "(none)",
      allowed: false,
      status: "PERMISSION_DENIED",
      why: expect.stringContaining("http://evil.test") as string,
    },
    {
      what: "notes/a",
      allowed: false,
      status: "INVALID_ARGUMENT",
      open: false,
    },
  ]);
});

it("serves its page to browsers, its data to others, and knows when nothing changed", async () => {
  const page = await ask("/requests", { headers: { accept: "text/html" } });
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toContain(
    "default-src 'none'",
  );
  expect(await page.text()).toMatch(/^<!doctype html>/);
  expect((await ask("/requests.html")).headers.get("content-type")).toContain(
    "text/html",
  );
  await ask(`${rest}/notes/a`);
  const first = await ask("/requests");
  const etag = first.headers.get("etag") ?? "";
  const same = await ask("/requests", { headers: { "if-none-match": etag } });
  expect(same.status).toBe(304);
  await ask(`${rest}/notes/a`);
  const other = await ask("/requests", { headers: { "if-none-match": etag } });
  expect(other.status).toBe(200);
  const none = (await (
    await ask("/requests?project=demo-none")
  ).json()) as RequestsView;
  expect(none.requests).toEqual([]);
  expect((await ask("/requests", { method: "PUT" })).status).toBe(405);
});
