import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../test-support/local-firestore";
import { restForm } from "./rest-form";
import { parseRestPath } from "./rest-path";

const project = "demo-rest-verbs";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;
let local: LocalFirestore;

beforeAll(async () => {
  local = await startLocalFirestore(project);
});
afterAll(() => local.stop());
beforeEach(() => {
  local.engine.database(project, "(default)").clear();
});

/** A request as it is written, without what `fetch` makes of paths and headers. */
const raw = (
  method: string,
  path: string,
  body: string | Buffer = "",
  headers: Record<string, string> = {},
) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const sent = request(
      {
        method,
        path,
        host: "127.0.0.1",
        port: local.port,
        headers: { authorization: "Bearer owner", ...headers },
      },
      (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    sent.on("error", fail).end(body);
  });

async function ask(method: string, path: string, body?: unknown) {
  const { status, text } = await raw(
    method,
    `/v1/${path}`,
    body === undefined ? "" : JSON.stringify(body),
  );
  const json: unknown = /^[[{]/.test(text) ? JSON.parse(text) : text;
  return { status, body: json as Record<string, never> };
}

const fields = (values: Record<string, number>) => ({
  fields: Object.fromEntries(
    Object.entries(values).map(([key, n]) => [
      key,
      { integerValue: String(n) },
    ]),
  ),
});
const notPayload = {
  status: 400,
  body: {
    error: {
      code: 400,
      message: "Payload isn't valid for request.",
      status: "INVALID_ARGUMENT",
    },
  },
};

describe("paths", () => {
  it.each([
    ["c/a:b", "c/a:b"],
    ["c/a%3Ab", "c/a:b"],
    ["c/100%25", "c/100%"],
    ["c/%F0%9F%A6%8A", "c/\u{1f98a}"],
    ["c/a%20b+c", "c/a b+c"],
    ["c/a.b", "c/a.b"],
  ])("%s is the document %s", async (path, name) => {
    const made = await ask("PATCH", `${root}/${path}`, fields({ n: 1 }));
    expect(made.body).toMatchObject({ name: `${root}/${name}` });
    expect((await ask("GET", `${root}/${path}`)).status).toBe(200);
  });

  it.each([
    "c/a%2Fb",
    "c/a%2fb/d/e",
    "c%2Fa",
    "c//",
    "c/__a__",
    "c/%2E%2E%2F",
    "c/%E0%A4%A",
  ])("%s is refused", async (path) => {
    const { status, body } = await ask("GET", `${root}/${path}`);
    expect([status, body]).toMatchObject([
      400,
      { error: { status: "INVALID_ARGUMENT" } },
    ]);
  });

  it.each([
    ["POST", `${root}/c/a:commit`],
    ["POST", `${root}/c/a:batchGet`],
    ["POST", `${root}:toString`],
    ["POST", `${root}:__proto__`],
    ["POST", `${database}:commit`],
    ["POST", `${root}/c/a`],
    ["GET", root],
    ["DELETE", root],
    ["DELETE", `${root}/c`],
    ["PATCH", `${root}/c`],
    ["PUT", `${root}/c/a`],
    ["HEAD", `${root}/c/a`],
    ["GET", "projects/p"],
  ])("%s %s is no route", async (method, path) => {
    const { status, text } = await raw(method, `/v1/${path}`);
    expect([status, text]).toEqual([
      404,
      method === "HEAD" ? "" : "Not Found\n",
    ]);
  });

  it("of no form are refused", async () => {
    expect((await raw("GET", "//")).status).toBe(404);
    expect((await raw("GET", "http://")).status).toBe(400);
  });

  it("have a verb only in a POST, and only behind a plain colon", () => {
    const path = `/v1/${root}/c/a:runQuery`;
    expect(parseRestPath(path, "POST")).toMatchObject({
      resource: `${root}/c/a`,
      depth: 2,
      verb: "runQuery",
    });
    expect(parseRestPath(path, "GET")?.verb).toBeUndefined();
    expect(
      parseRestPath(`/v1/${root}/c/a%3ArunQuery`, "POST")?.verb,
    ).toBeUndefined();
    expect(parseRestPath(`/v2/${root}`, "GET")).toBeNull();
  });
});

describe("documents", () => {
  it("write nothing when the answer's mask cannot be read", async () => {
    const bad = await ask(
      "PATCH",
      `${root}/c/a?mask.fieldPaths=n..m`,
      fields({ n: 1 }),
    );
    expect(bad.status).toBe(400);
    expect((await ask("GET", `${root}/c/a`)).status).toBe(404);
  });

  it("are answered by the mask that was asked for", async () => {
    const made = await ask(
      "POST",
      `${root}/c?documentId=a&mask.fieldPaths=n`,
      fields({ n: 1, m: 2 }),
    );
    expect(made.body["fields"]).toEqual({ n: { integerValue: "1" } });
    const changed = await ask(
      "PATCH",
      `${root}/c/a?updateMask.fieldPaths=n&updateMask.fieldPaths=gone&mask.fieldPaths=m`,
      fields({ n: 5 }),
    );
    expect(changed.body["fields"]).toEqual({ m: { integerValue: "2" } });
    const read = await ask(
      "GET",
      `${root}/c/a?mask.fieldPaths=n&mask.fieldPaths=none`,
    );
    expect(read.body["fields"]).toEqual({ n: { integerValue: "5" } });
  });

  it("have no empty maps and lists, and short times", async () => {
    const value = {
      fields: {
        map: { mapValue: {} },
        list: { arrayValue: {} },
        fields: { mapValue: { fields: {} } },
        values: { arrayValue: { values: [] } },
        when: { timestampValue: "2020-01-01T00:00:00.120Z" },
        whole: { timestampValue: "2020-01-01T00:00:00Z" },
        nano: { timestampValue: "2020-01-01T00:00:00.123456789Z" },
        nothing: { nullValue: "NULL_VALUE" },
      },
    };
    const { body } = await ask("PATCH", `${root}/c/a`, value);
    expect(body["fields"]).toEqual({
      ...value.fields,
      fields: { mapValue: {} },
      values: { arrayValue: {} },
      nano: { timestampValue: "2020-01-01T00:00:00.123456Z" },
      nothing: { nullValue: null },
    });
    expect(await ask("PATCH", `${root}/c/a`, {})).not.toHaveProperty(
      "body.fields",
    );
    expect((await ask("GET", `${root}/none`)).body).toEqual({});
  });

  it("honour preconditions in the query", async () => {
    const time = await ask("PATCH", `${root}/c/a`, fields({ n: 1 }));
    const stamp = String(time.body["updateTime"]);
    const at = `${root}/c/a?currentDocument`;
    expect((await ask("PATCH", `${at}.exists=false`, {})).status).toBe(409);
    expect(
      (await ask("DELETE", `${root}/c/b?currentDocument.exists=true`)).status,
    ).toBe(404);
    const old = `${at}.updateTime=2020-01-01T00:00:00Z`;
    expect((await ask("DELETE", old)).status).toBe(400);
    const right = `${at}.updateTime=${encodeURIComponent(stamp)}`;
    expect((await ask("DELETE", right)).status).toBe(200);
  });

  it("are read in a transaction and at a past time", async () => {
    const first = await ask("PATCH", `${root}/c/a`, fields({ n: 1 }));
    const { body } = await ask("POST", `${root}:beginTransaction`, {});
    const transaction = encodeURIComponent(String(body["transaction"]));
    await ask("PATCH", `${root}/c/a`, fields({ n: 2 }));
    const then = encodeURIComponent(String(first.body["updateTime"]));
    for (const query of [`transaction=${transaction}`, `readTime=${then}`]) {
      const one = await ask("GET", `${root}/c/a?${query}`);
      const all = await ask("GET", `${root}/c?${query}`);
      expect(one.body).toMatchObject(fields({ n: 1 }));
      expect(all.body).toMatchObject({ documents: [fields({ n: 1 })] });
    }
  });

  it("come in pages, missing ones when asked for", async () => {
    for (const path of ["c/a", "c/b", "c/x/s/t"])
      await ask("PATCH", `${root}/${path}`, fields({ n: 1 }));
    const names = async (query: string) => {
      const answer = await ask("GET", `${root}/c?${query}`);
      const page: { documents?: { name: string }[]; nextPageToken?: string } =
        answer.body;
      const { documents = [], nextPageToken: token = "" } = page;
      return { ids: documents.map(({ name }) => name.slice(-1)), token };
    };
    const page = await names("pageSize=1");
    expect(page.ids).toEqual(["a"]);
    expect(await names(`pageSize=9&pageToken=${page.token}`)).toEqual({
      ids: ["b"],
      token: "",
    });
    const all = await names("showMissing=true&mask.fieldPaths=_none_");
    expect(all.ids).toEqual(["a", "b", "x"]);
  });
});

describe("requests that cannot be read", () => {
  it.each([
    ["pageSize=abc"],
    ["pageSize=1.5"],
    ["pageSize=99999999999"],
    ["showMissing=maybe"],
  ])("as %s are refused", async (query) => {
    expect(await ask("GET", `${root}/c?${query}`)).toEqual(notPayload);
  });

  it.each([
    "{not json",
    '"text"',
    "[]",
    '{"unknownField":1}',
    '{"writes":"x"}',
    '{"__proto__":{}}',
    '{"constructor":{}}',
    `{"writes":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  ])("as %.20s are refused", async (body) => {
    const { status, text } = await raw("POST", `/v1/${root}:commit`, body);
    expect({ status, body: JSON.parse(text) as unknown }).toEqual(notPayload);
  });

  it("are refused in a list where the answer is one", async () => {
    const { text } = await raw("POST", `/v1/${root}:runQuery`, "{");
    expect(JSON.parse(text)).toEqual([notPayload.body]);
    expect((await ask("PATCH", `${root}/c/a`, [])).status).toBe(400);
  });

  it("are taken whatever their type says", async () => {
    const headers = { "content-type": "text/plain" };
    const path = `/v1/${root}:commit?$alt=json;enum-encoding=int`;
    const writes = [
      {
        update: { name: `${root}/c/a`, fields: { z: { nullValue: 0 } } },
        updateTransforms: [{ fieldPath: "t", setToServerValue: 1 }],
      },
    ];
    const done = await raw("POST", path, JSON.stringify({ writes }), headers);
    expect(done.status).toBe(200);
    expect(done.text).toContain('"transformResults":[{"timestampValue"');
  });

  it("over 16 MiB are refused before they are read", async () => {
    const most = 16 * 1024 * 1024;
    const path = `/v1/${root}:commit`;
    const padded = (size: number) => Buffer.alloc(size, " ");
    expect((await raw("POST", path, padded(most))).status).toBe(200);
    const chunked = { "transfer-encoding": "chunked" };
    expect(await raw("POST", path, padded(most + 1), chunked)).toEqual({
      status: 413,
      text: "",
    });
    const declared = { "content-length": String(most + 1) };
    expect((await raw("POST", path, padded(10), declared)).status).toBe(413);
    expect((await ask("GET", `${root}/c/a`)).status).toBe(404);
  });
});

describe("what is not there", () => {
  it("a pipeline answers UNIMPLEMENTED, in words", async () => {
    const path = `${root}:executePipeline`;
    const answer = await ask("POST", path, { structuredPipeline: {} });
    expect(answer.status).toBe(501);
    expect(answer.body).toMatchObject([
      {
        error: {
          code: 501,
          status: "UNIMPLEMENTED",
          message: expect.stringContaining("Pipelines") as string,
        },
      },
    ]);
  });

  it("is not found as a WebChannel either", async () => {
    for (const service of ["ExecutePipeline", "RunQuery", "listen"]) {
      const path = `/google.firestore.v1.Firestore/${service}/channel?VER=8`;
      expect((await raw("POST", path)).status).toBe(404);
    }
  });
});

it("another database is one of its own", async () => {
  const other = root.replace("(default)", "other");
  await ask("PATCH", `${other}/c/a`, fields({ n: 1 }));
  expect((await ask("GET", `${root}/c/a`)).status).toBe(404);
  expect((await ask("GET", `${other}/c/a`)).body).toMatchObject(
    fields({ n: 1 }),
  );
});

it("the answer's form leaves a document's own names alone", () => {
  const document = {
    fields: {
      fields: { mapValue: { fields: {} } },
      values: { stringValue: "2020-01-01T00:00:00.000000Z" },
      readTime: { timestampValue: "2020-01-01T00:00:00.000000Z" },
    },
    createTime: "2020-01-01T00:00:00.100000Z",
  };
  expect(restForm(document)).toEqual({
    fields: {
      fields: { mapValue: {} },
      values: { stringValue: "2020-01-01T00:00:00.000000Z" },
      readTime: { timestampValue: "2020-01-01T00:00:00Z" },
    },
    createTime: "2020-01-01T00:00:00.100Z",
  });
});
