import { type App, deleteApp, initializeApp } from "firebase-admin/app";
import {
  AggregateField,
  Filter,
  type Firestore,
  getFirestore,
  type Query,
} from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexFile } from "../engine/indexes/test-support/ask";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const projectId = "demo-explain";
const root = `projects/${projectId}/databases/(default)/documents`;
let local: LocalFirestore;
let app: App;
let db: Firestore;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  process.env["METADATA_SERVER_DETECTION"] = "none";
  process.env["FIRESTORE_EMULATOR_HOST"] = local.host;
  app = initializeApp({ projectId }, "explain");
  db = getFirestore(app);
  const batch = db.batch();
  for (let n = 0; n < 5; n += 1)
    batch.set(db.doc(`c/d${n}`), { n, a: n % 2, b: 1, tags: ["x"] });
  await batch.commit();
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await local.stop();
});

async function used(query: Query): Promise<unknown> {
  const { metrics, snapshot } = await query.explain();
  expect(snapshot).toBeNull();
  expect(metrics.executionStats).toBeNull();
  return metrics.planSummary.indexesUsed;
}

const one = (properties: string, query_scope = "Collection") => [
  { query_scope, properties },
];

describe("the plan of a query", () => {
  it.each<[string, (c: Query) => Query, unknown]>([
    ["all of it", (c) => c, one("(__name__ ASC)")],
    ["an equality", (c) => c.where("a", "==", 1), one("(a ASC, __name__ ASC)")],
    [
      "a range from the last",
      (c) => c.where("n", ">", 1).orderBy("n", "desc"),
      one("(n DESC, __name__ DESC)"),
    ],
    [
      "the members of a list",
      (c) => c.where("tags", "array-contains", "x"),
      one("(tags CONTAINS, __name__ ASC)"),
    ],
    [
      "an equality and an order",
      (c) => c.where("a", "==", 1).orderBy("n"),
      one("(a ASC, n ASC, __name__ ASC)"),
    ],
    [
      "alternatives",
      (c) =>
        c
          .where(
            Filter.or(Filter.where("a", "==", 1), Filter.where("n", ">", 3)),
          )
          .orderBy("n"),
      [...one("(a ASC, n ASC, __name__ ASC)"), ...one("(n ASC, __name__ ASC)")],
    ],
  ])("names the index for %s", async (_, ask, expected) => {
    local.engine.setIndexes(null);
    expect(await used(ask(db.collection("c")))).toEqual(expected);
  });

  it("says what scope it has", async () => {
    local.engine.setIndexes(null);
    const group = db.collectionGroup("c").where("a", "==", 1);
    expect(await used(group)).toEqual(
      one("(a ASC, __name__ ASC)", "Collection Group"),
    );
  });

  it("names the indexes of a file, merged ones too, and refuses what it lacks", async () => {
    const c = db.collection("c");
    const both = c.where("a", "==", 1).where("b", "==", 1);
    local.engine.setIndexes(indexFile(["a n", "b n"]));
    expect(await used(both.orderBy("n"))).toEqual([
      ...one("(a ASC, n ASC, __name__ ASC)"),
      ...one("(b ASC, n ASC, __name__ ASC)"),
    ]);
    expect(await used(both)).toEqual([
      ...one("(a ASC, __name__ ASC)"),
      ...one("(b ASC, __name__ ASC)"),
    ]);
    await expect(used(both.orderBy("n", "desc"))).rejects.toMatchObject({
      code: 9,
    });
    local.engine.setIndexes(null);
  });
});

describe("what a query took", () => {
  it("comes with its documents, when it is asked to be run", async () => {
    const query = db.collection("c").orderBy("n").offset(1).limit(2);
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.docs.map(({ id }) => id)).toEqual(["d1", "d2"]);
    expect(metrics.planSummary.indexesUsed).toEqual(
      one("(n ASC, __name__ ASC)"),
    );
    const stats = metrics.executionStats;
    expect(stats).toMatchObject({ resultsReturned: 2, readOperations: 3 });
    const { seconds = 0, nanoseconds = 0 } = stats?.executionDuration ?? {};
    expect(seconds * 1e9 + nanoseconds).toBeGreaterThan(0);
    expect(stats?.debugStats).toEqual({
      index_entries_scanned: "3",
      documents_scanned: "3",
      billing_details: {
        documents_billable: "3",
        index_entries_billable: "0",
        small_ops: "0",
        min_query_cost: "0",
      },
    });
  });

  it("is a read where nothing is found", async () => {
    const query = db.collection("c").where("n", ">", 100);
    const { metrics, snapshot } = await query.explain({ analyze: true });
    expect(snapshot?.size).toBe(0);
    const stats = metrics.executionStats;
    expect(stats).toMatchObject({ resultsReturned: 0, readOperations: 1 });
    expect(stats?.debugStats).toMatchObject({
      billing_details: { min_query_cost: "1" },
    });
  });

  it("is told of aggregations too", async () => {
    const sum = db
      .collection("c")
      .where("a", "==", 0)
      .aggregate({ all: AggregateField.sum("n") });
    const planned = await sum.explain();
    expect(planned.snapshot).toBeNull();
    expect(planned.metrics.planSummary.indexesUsed).toEqual(
      one("(a ASC, n ASC, __name__ ASC)"),
    );
    const { metrics, snapshot } = await sum.explain({ analyze: true });
    expect(snapshot?.data()).toEqual({ all: 6 });
    expect(metrics.executionStats).toMatchObject({
      resultsReturned: 1,
      readOperations: 1,
      debugStats: {
        index_entries_scanned: "3",
        documents_scanned: "0",
        billing_details: { index_entries_billable: "3" },
      },
    });
  });
});

it("REST answers it with the last document, as ProtoJSON", async () => {
  const ask = async (explainOptions: object) => {
    const answer = await fetch(`${local.url}/v1/${root}:runQuery`, {
      method: "POST",
      headers: { authorization: "Bearer owner" },
      body: JSON.stringify({
        structuredQuery: { from: [{ collectionId: "c" }], limit: 2 },
        explainOptions,
      }),
    });
    return (await answer.json()) as Record<string, unknown>[];
  };
  const planSummary = { indexesUsed: one("(__name__ ASC)") };
  expect(await ask({})).toEqual([{ explainMetrics: { planSummary } }]);
  const [first, last, ...more] = await ask({ analyze: true });
  expect(more).toEqual([]);
  expect(first).toMatchObject({ document: { name: `${root}/c/d0` } });
  expect(first).not.toHaveProperty("done");
  expect(first).not.toHaveProperty("explainMetrics");
  expect(last).toMatchObject({
    document: { name: `${root}/c/d1` },
    done: true,
    explainMetrics: {
      planSummary,
      executionStats: {
        resultsReturned: "2",
        readOperations: "2",
        executionDuration: expect.stringMatching(/^\d+\.\d{6}s$/) as string,
      },
    },
  });
});
