import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import { type Firestore, getFirestore } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../src/wire/test-support/local-firestore";

const projectId = "demo-limits";
const root = `projects/${projectId}/databases/(default)/documents`;
let local: LocalFirestore;
let app: App;
let db: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = local.host;
  app = initializeApp({ projectId }, "limits");
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

describe("limits over gRPC", () => {
  it("hold documents to a mebibyte, to the byte", async () => {
    const room = 1_048_576 - ("c/d".length + 1 + 16) - 32 - 2 * 2 - 2;
    const text = (bytes: number): string => "x".repeat(bytes);
    const at = db.doc("c/d");
    await at.set({ a: text(500_000), b: text(room - 500_000) });
    await expect(
      at.set({ a: text(500_000), b: text(room - 499_999) }),
    ).rejects.toMatchObject({
      code: 3,
      details: `Document '${root}/c/d' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    });
    expect(((await at.get()).get("b") as string).length).toBe(room - 500_000);
  });

  it("hold requests to ten mebibytes, and write nothing of a larger one", async () => {
    const batch = db.batch();
    for (let i = 0; i < 11; i++) {
      batch.set(db.doc(`c/d${String(i)}`), { text: "x".repeat(1_000_000) });
    }
    await expect(batch.commit()).rejects.toMatchObject({ code: 3 });
    expect((await db.collection("c").get()).size).toBe(0);
  });

  it("split a collection group where the client asks", async () => {
    const batch = db.batch();
    for (let i = 0; i < 40; i++) {
      batch.set(db.doc(`${i % 2 ? "g" : "c/a/g"}/d${String(i)}`), { i });
    }
    await batch.commit();
    const sizes: number[] = [];
    for await (const part of db.collectionGroup("g").getPartitions(4)) {
      sizes.push((await part.toQuery().get()).size);
    }
    expect(sizes).toEqual([10, 10, 10, 10]);
  });
});

describe("limits over REST", () => {
  const commit = async (fields: object) => {
    const response = await fetch(`${local.url}/v1/${root}:commit`, {
      method: "POST",
      headers: { authorization: "Bearer owner" },
      body: JSON.stringify({
        writes: [{ update: { name: `${root}/c/d`, fields } }],
      }),
    });
    return response.status;
  };

  it.each([
    ["half a surrogate pair", { f: { stringValue: "\ud83d" } }],
    ["the year 10000", { f: { timestampValue: "10000-01-01T00:00:00Z" } }],
    ["65 bits", { f: { integerValue: "9223372036854775808" } }],
    [
      "a point off the globe",
      { f: { geoPointValue: { latitude: 90.1, longitude: 0 } } },
    ],
    ["a reference to a collection", { f: { referenceValue: `${root}/c` } }],
    [
      "an array in an array",
      { f: { arrayValue: { values: [{ arrayValue: {} }] } } },
    ],
    ["a reserved name", { __f__: { nullValue: null } }],
  ])("refuse %s", async (_what, fields) => {
    expect(await commit(fields)).toBe(400);
  });

  it("keep microseconds and cut what is finer", async () => {
    const timestampValue = "2026-01-02T03:04:05.123456789Z";
    expect(await commit({ f: { timestampValue } })).toBe(200);
    const { docs } = local.engine
      .database(projectId, "(default)")
      .get({ kind: "admin" }, [`${root}/c/d`]);
    expect(docs[0]?.fields).toEqual({
      f: { timestampValue: "2026-01-02T03:04:05.123456Z" },
    });
  });
});
