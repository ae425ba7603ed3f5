import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteApp, initializeApp } from "firebase/app";
import type { Firestore, Query } from "firebase/firestore";
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  enableNetwork,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  terminate,
  where,
} from "firebase/firestore";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FirestoreProcess } from "../support/firestore-process";
import { startFirestore } from "../support/firestore-process";
import { freePort } from "../support/free-port";
import { RestClient } from "../support/rest-client";

setLogLevel("silent");

const project = "demo-listen";
const number = (n: number) => ({ n: { integerValue: String(n) } });

/** What a listener shows: ids in order, `*` while it is from the cache. */
function follow(asked: Query) {
  const seen: string[] = [];
  const stop = onSnapshot(asked, { includeMetadataChanges: true }, (all) => {
    const ids = all.docs.map(({ id }) => id).join("");
    seen.push(ids + (all.metadata.fromCache ? "*" : ""));
  });
  const shows = (ids: string, timeout = 20_000) =>
    expect.poll(() => seen.at(-1), { timeout, interval: 10 }).toBe(ids);
  return { seen, shows, stop };
}

let port: number;
let data: string;
let firestore: FirestoreProcess;
let rest: RestClient;
let db: Firestore;
let closeSdk: () => Promise<void>;

const start = async () => {
  const flags = ["--project_id", project, "--data", data, "--port", `${port}`];
  firestore = await startFirestore({ flags });
};

beforeEach(async () => {
  port = await freePort();
  data = mkdtempSync(join(tmpdir(), "firestore-listen-"));
  await start();
  rest = new RestClient(firestore.url, project);
  const app = initializeApp({ projectId: project }, "listen");
  db = getFirestore(app);
  connectFirestoreEmulator(db, "127.0.0.1", port);
  closeSdk = async () => {
    await terminate(db);
    await deleteApp(app);
  };
  for (const [n, id] of ["a", "b", "c", "d", "e", "f"].entries())
    await rest.set(`c/${id}`, number(n));
});
afterEach(async () => {
  await closeSdk();
  await firestore.kill();
  rmSync(data, { recursive: true });
});

async function readsOf(method: string): Promise<number> {
  const path = `/emulator/v1/projects/${project}/reads`;
  const answer = await fetch(firestore.url + path);
  const counts = (await answer.json()) as { byMethod: Record<string, number> };
  return counts.byMethod[method] ?? 0;
}

const forgetReads = () =>
  fetch(`${firestore.url}/emulator/v1/projects/${project}/reads`, {
    method: "DELETE",
  });

const byN = orderBy("n");

/** What happens behind a listener's back: one goes, one leaves `n < 4`, one comes, one changes. */
async function changeEverything(): Promise<void> {
  await rest.commit([
    { delete: rest.name("c/a") },
    { update: { name: rest.name("c/b"), fields: number(9) } },
    { update: { name: rest.name("c/g"), fields: number(2) } },
  ]);
  await rest.set("c/c", number(0));
}

describe("a listener of the web SDK", () => {
  it("that was offline hears of all that happened, and reads no more than that", async () => {
    const c = collection(db, "c");
    const whole = follow(query(c, byN));
    const small = follow(query(c, where("n", "<", 4), byN));
    const first = follow(query(c, byN, limit(3)));
    const last = follow(query(c, byN, limit(2)));
    await whole.shows("abcdef");
    await small.shows("abcd");
    await first.shows("abc");
    await last.shows("ab");
    await disableNetwork(db);
    await whole.shows("abcdef*");
    await changeEverything();
    await forgetReads();
    await enableNetwork(db);
    await whole.shows("cgdefb");
    await small.shows("cgd");
    await first.shows("cgd");
    await last.shows("cg");
    // b, c, g of the whole; b, c, g of n < 4; b, c, g, d of three; b, c, g of two.
    expect(await readsOf("listen")).toBe(13);
    await rest.set("c/h", number(-1));
    await first.shows("hcg");
  });

  it("that missed nothing reads one document", async () => {
    const whole = follow(query(collection(db, "c"), byN));
    await whole.shows("abcdef");
    await disableNetwork(db);
    await whole.shows("abcdef*");
    await forgetReads();
    await enableNetwork(db);
    await whole.shows("abcdef");
    expect(await readsOf("listen")).toBe(1);
  });

  it("recovers when the server is killed and started again", async () => {
    const whole = follow(query(collection(db, "c"), byN));
    const first = follow(query(collection(db, "c"), byN, limit(3)));
    await whole.shows("abcdef");
    await first.shows("abc");
    await firestore.kill();
    await start();
    await changeEverything();
    await whole.shows("cgdefb", 40_000);
    await first.shows("cgd", 40_000);
    await rest.set("c/h", number(-1));
    await first.shows("hcg");
  });
});

it("every database of a project is one of its own, for both SDKs", async () => {
  const named = getFirestore(db.app, "other");
  connectFirestoreEmulator(named, "127.0.0.1", port);
  const here = follow(query(collection(db, "c"), byN));
  const there = follow(query(collection(named, "c"), byN));
  await here.shows("abcdef");
  await there.shows("");
  await new RestClient(firestore.url, project, "other").set("c/x", number(1));
  await there.shows("x");
  await rest.set("c/h", number(7));
  await here.shows("abcdefh");
  expect(there.seen).not.toContain("h");
  await terminate(named);
});
