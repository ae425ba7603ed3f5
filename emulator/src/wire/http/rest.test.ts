import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../test-support/local-firestore";

const project = "demo-rest";
const root = `projects/${project}/databases/(default)/documents`;
let local: LocalFirestore;

beforeAll(async () => {
  local = await startLocalFirestore(project);
});
afterAll(() => local.stop());
beforeEach(() => {
  local.engine.database(project, "(default)").clear();
});

interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: "Bearer owner" },
): Promise<Answer> {
  const answer = await fetch(`${local.url}${path}`, {
    method,
    headers: { "content-type": "text/plain", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const json = answer.headers.get("content-type")?.includes("json");
  return {
    status: answer.status,
    headers: answer.headers,
    body: json ? (JSON.parse(text) as unknown) : text,
  };
}

const number = (n: number) => ({ fields: { n: { integerValue: n } } });

describe("REST", () => {
  it("creates, reads, patches, lists and deletes a document", async () => {
    const created = await ask("POST", `/v1/${root}/c?documentId=a`, number(1));
    expect(created).toMatchObject({
      status: 200,
      body: { name: `${root}/c/a`, fields: { n: { integerValue: "1" } } },
    });
    const patched = await ask(
      "PATCH",
      `/v1/${root}/c/a?updateMask.fieldPaths=m`,
      { fields: { m: { stringValue: "x" } } },
    );
    expect(patched.body).toMatchObject({
      fields: { n: { integerValue: "1" }, m: { stringValue: "x" } },
    });
    const listed = await ask("GET", `/v1/${root}/c?pageSize=10`);
    expect(listed.body).toMatchObject({ documents: [{ name: `${root}/c/a` }] });
    expect((await ask("DELETE", `/v1/${root}/c/a`)).body).toEqual({});
    const missing = await ask("GET", `/v1/${root}/c/a`);
    expect(missing).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: "NOT_FOUND" } },
    });
  });

  it("takes a colon in a document id for what it is", async () => {
    await ask("PATCH", `/v1/${root}/c/a:commit`, number(1));
    const { status } = await ask("GET", `/v1/${root}/c/a:commit`);
    expect(status).toBe(200);
  });

  it("invents an id when none is given", async () => {
    const { body } = await ask("POST", `/v1/${root}/c`, number(1));
    expect(body).toMatchObject({
      name: expect.stringMatching(/\/c\/[A-Za-z0-9]{20}$/) as string,
    });
  });

  it("honours preconditions", async () => {
    await ask("POST", `/v1/${root}/c?documentId=a`, number(1));
    const twice = await ask("POST", `/v1/${root}/c?documentId=a`, number(2));
    expect(twice.status).toBe(409);
    const absent = await ask(
      "PATCH",
      `/v1/${root}/c/b?currentDocument.exists=true`,
      number(1),
    );
    expect(absent.status).toBe(404);
  });

  it("answers streaming methods with a list, percent-encoded paths included", async () => {
    const encoded = root.replace("(default)", "%28default%29");
    const empty = await ask("POST", `/v1/${encoded}:runQuery`, {
      structuredQuery: { from: [{ collectionId: "c" }] },
    });
    expect(empty.body).toEqual([
      { readTime: expect.any(String) as string, done: true },
    ]);
    await ask("POST", `/v1/${root}/c?documentId=a`, number(1));
    const read = await ask("POST", `/v1/${root}:batchGet`, {
      documents: [`${root}/c/a`, `${root}/c/b`],
      newTransaction: {},
    });
    expect(read.body).toMatchObject([
      { transaction: expect.any(String) as string },
      { found: { name: `${root}/c/a` } },
      { missing: `${root}/c/b` },
    ]);
    const counted = await ask("POST", `/v1/${root}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: "c" }] },
        aggregations: [{ alias: "all", count: {} }],
      },
    });
    expect(counted.body).toMatchObject([
      { result: { aggregateFields: { all: { integerValue: "1" } } } },
    ]);
  });

  it("aborts a transaction whose read is out of date", async () => {
    await ask("POST", `/v1/${root}/c?documentId=a`, number(1));
    const [first] = (
      await ask("POST", `/v1/${root}:batchGet`, {
        documents: [`${root}/c/a`],
        newTransaction: { readWrite: {} },
      })
    ).body as { transaction: string }[];
    await ask("PATCH", `/v1/${root}/c/a`, number(2));
    const late = await ask("POST", `/v1/${root}:commit`, {
      transaction: first?.transaction,
      writes: [{ update: { name: `${root}/c/a`, ...number(3) } }],
    });
    expect(late).toMatchObject({
      status: 409,
      body: { error: { status: "ABORTED" } },
    });
  });

  it("refuses what it cannot read, and says so in the streaming shape", async () => {
    const wrong = await ask("POST", `/v1/${root}:commit`, { nope: 1 });
    expect(wrong).toMatchObject({
      status: 400,
      body: { error: { status: "INVALID_ARGUMENT" } },
    });
    const stream = await ask("POST", `/v1/${root}:runQuery`, {
      structuredQuery: { nope: 1 },
    });
    expect(stream).toMatchObject({ status: 400, body: [{ error: {} }] });
    const jwt = await ask("GET", `/v1/${root}/c/a`, undefined, {
      authorization: "Bearer nonsense",
    });
    expect(jwt).toMatchObject({
      status: 400,
      body: { error: { message: "invalid jwt" } },
    });
    expect((await ask("POST", `/v1/${root}:explode`, {})).status).toBe(404);
    expect((await ask("POST", `/v1/${root}:executePipeline`, {})).status).toBe(
      501,
    );
    expect((await ask("GET", "/elsewhere")).status).toBe(404);
    expect((await ask("GET", "/v1/%E0%A4%A")).status).toBe(400);
  });

  it("lists collections for administrators only", async () => {
    await ask("POST", `/v1/${root}/c?documentId=a`, number(1));
    const path = `/v1/${root}:listCollectionIds`;
    expect((await ask("POST", path, {})).body).toEqual({
      collectionIds: ["c"],
    });
    expect((await ask("POST", path, {}, {})).status).toBe(403);
  });

  it("lets pages of other origins in, with credentials", async () => {
    const preflight = await ask("OPTIONS", `/v1/${root}:commit`, undefined, {
      origin: "http://page.test",
      "access-control-request-headers": "x-goog-api-client",
      "access-control-request-private-network": "true",
    });
    expect(preflight.status).toBe(200);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      "access-control-allow-origin": "http://page.test",
      "access-control-allow-credentials": "true",
      "access-control-allow-headers": "x-goog-api-client",
      "access-control-allow-private-network": "true",
    });
    const denied = await ask("GET", `/v1/${root}/c/none`, undefined, {
      origin: "http://page.test",
    });
    expect(denied.headers.get("access-control-allow-origin")).toBe(
      "http://page.test",
    );
  });
});
