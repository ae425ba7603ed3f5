import { request } from "node:http";
import { connect } from "node:http2";
import {
  Client,
  credentials,
  makeClientConstructor,
  Metadata,
  type ServiceError,
  status,
} from "@grpc/grpc-js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Json } from "../../src/wire/codec/json";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";
import { grpcService, requestWriter } from "../support/grpc-service";

const project = "demo-limits";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;
const maxUnread = 4 * 1024 * 1024;
const admin = { kind: "admin" } as const;

let local: LocalFirestore;
let heard = 0;
beforeAll(async () => {
  local = await startLocalFirestore(project, undefined, { maxUnread });
  local.engine.onRead(({ method }) => {
    if (method === "listen") heard += 1;
  });
});
afterAll(() => local.stop());
beforeEach(() => {
  local.engine.database(project, "(default)").clear();
});

const owner = new Metadata();
owner.set("authorization", "Bearer owner");

const Service = makeClientConstructor(grpcService(), "Firestore");
const open = () =>
  new Service(local.host, credentials.createInsecure(), {
    "grpc.max_receive_message_length": -1,
    "grpc.max_send_message_length": -1,
    "grpc.use_local_subchannel_pool": 1,
  });

type Unary = (
  request: Json,
  metadata: Metadata,
  done: (error: ServiceError | null, answer?: Json) => void,
) => void;

/** The code a unary call ends with, and its answer. */
function call(method: string, asked: Json, metadata = owner) {
  const client = open();
  const run = client[method] as Unary;
  return new Promise<{ code: number; answer: Json }>((done) => {
    run.call(client, asked, metadata, (error, answer = {}) => {
      client.close();
      done({ code: error?.code ?? status.OK, answer });
    });
  });
}

const set = (id: string, text = "") => ({
  update: { name: `${root}/c/${id}`, fields: { text: { stringValue: text } } },
});
const commit = (...writes: ReturnType<typeof set>[]) =>
  local.engine.database(project, "(default)").commit(admin, writes);

const addTarget = {
  database,
  addTarget: {
    targetId: 1,
    query: {
      parent: root,
      structuredQuery: { from: [{ collectionId: "c" }] },
    },
  },
};

describe("a gRPC call", () => {
  it("ends with the status of what happened", async () => {
    const write = (more: Json) =>
      call("Commit", { database, writes: [{ ...set("a"), ...more }] });
    const codes = [
      await call("GetDocument", { name: `${root}/c/none` }),
      await write({}),
      await write({ currentDocument: { exists: false } }),
      await write({ currentDocument: { updateTime: "2020-01-01T00:00:00Z" } }),
      await call("GetDocument", { name: "nothing" }),
      await call("ListCollectionIds", { parent: root }, new Metadata()),
    ];
    expect(codes.map(({ code }) => status[code])).toEqual([
      "NOT_FOUND",
      "OK",
      "ALREADY_EXISTS",
      "FAILED_PRECONDITION",
      "INVALID_ARGUMENT",
      "PERMISSION_DENIED",
    ]);
  });

  it.each([
    "/google.firestore.v1.Firestore/ExecutePipeline",
    "/google.firestore.admin.v1.FirestoreAdmin/ListIndexes",
  ])("of %s is not implemented", async (path) => {
    const client = new Client(local.host, credentials.createInsecure());
    const as = (bytes: Buffer) => bytes;
    const code = await new Promise((done) => {
      const nothing = Buffer.alloc(0);
      client.makeUnaryRequest(path, as, as, nothing, owner, (error) =>
        done(error?.code),
      );
    });
    expect(code).toBe(status.UNIMPLEMENTED);
    client.close();
  });

  it("takes its database from the request, whatever its metadata say", async () => {
    const metadata = owner.clone();
    metadata.set("google-cloud-resource-prefix", `${database}-else`);
    const writes = [set("a", "x")];
    expect((await call("Commit", { database, writes }, metadata)).code).toBe(0);
    const { answer } = await call("GetDocument", { name: `${root}/c/a` });
    expect(answer).toMatchObject({ fields: { text: { stringValue: "x" } } });
  });

  it("may be large, up to 100 MiB", async () => {
    const text = "x".repeat(1_000_000);
    const writes = Array.from({ length: 9 }, (_, i) => set(`${i}`, text));
    expect((await call("Commit", { database, writes })).code).toBe(status.OK);
    const documents = writes.map(({ update }) => update.name);
    const client = open();
    const read = await new Promise<number>((done) => {
      let bytes = 0;
      const stream = client.makeServerStreamRequest(
        "/google.firestore.v1.Firestore/BatchGetDocuments",
        requestWriter("BatchGetDocuments"),
        (answer: Buffer) => (bytes += answer.length),
        { database, documents },
        owner,
      );
      stream.on("data", () => undefined).on("end", () => done(bytes));
    });
    expect(read).toBeGreaterThan(9_000_000);
    const tooMuch = Buffer.alloc(100 * 1024 * 1024 + 1);
    const path = "/google.firestore.v1.Firestore/Commit";
    const as = (bytes: Buffer) => bytes;
    const code = await new Promise((done) => {
      client.makeUnaryRequest(path, as, as, tooMuch, owner, (error) =>
        done(error?.code),
      );
    });
    expect(code).toBe(status.RESOURCE_EXHAUSTED);
    client.close();
  });

  it("whose time is over, or that is cancelled, hears no more", async () => {
    const client = open();
    const listen = (deadline: number) => {
      const stream = client.makeBidiStreamRequest(
        "/google.firestore.v1.Firestore/Listen",
        requestWriter("Listen"),
        (answer: Buffer) => answer,
        owner,
        { deadline },
      );
      stream.write(addTarget);
      const ended = new Promise<number>((done) =>
        stream.on("error", (error: ServiceError) => done(error.code)),
      );
      const started = new Promise((done) => stream.once("data", done));
      return { stream, ended, started };
    };
    const short = listen(Date.now() + 1000);
    const long = listen(Infinity);
    // On a machine under load its time may be over before its first answer.
    await Promise.all([
      Promise.race([short.started, short.ended]),
      long.started,
    ]);
    expect(await short.ended).toBe(status.DEADLINE_EXCEEDED);
    long.stream.cancel();
    expect(await long.ended).toBe(status.CANCELLED);
    await new Promise((done) => setTimeout(done, 100));
    heard = 0;
    commit(set("a"));
    expect(heard).toBe(0);
    client.close();
  });
});

/** Commits ten times what may be kept for a client; `turn` lets the others run. */
async function flood(turn: (sent: number) => Promise<unknown>): Promise<void> {
  const text = "x".repeat(200_000);
  for (let sent = 0; sent < 10 * maxUnread; sent += text.length) {
    commit(set("a", `${sent}${text}`));
    await turn(sent);
  }
}

describe("a client that does not read", () => {
  it("loses its gRPC connection, one that reads does not", async () => {
    const request = requestWriter("Listen")(addTarget);
    const head = Buffer.alloc(5);
    head.writeUInt32BE(request.length, 1);
    const sessions = [connect(local.url), connect(local.url)];
    const [deaf, good] = sessions.map((session) => {
      session.on("error", () => undefined);
      const stream = session.request({
        ":method": "POST",
        ":path": "/google.firestore.v1.Firestore/Listen",
        "content-type": "application/grpc",
        te: "trailers",
        authorization: "Bearer owner",
      });
      stream.on("error", () => undefined).write(Buffer.concat([head, request]));
      return stream;
    });
    let bytes = 0;
    good?.on("data", (chunk: Buffer) => (bytes += chunk.length));
    await expect.poll(() => bytes).toBeGreaterThan(0);
    await flood((sent) =>
      expect.poll(() => bytes, { interval: 1 }).toBeGreaterThan(sent),
    );
    await expect.poll(() => deaf?.session?.closed ?? true).toBe(true);
    heard = 0;
    commit(set("b"));
    expect(heard).toBe(1);
    for (const session of sessions) session.destroy();
  });

  it("loses its WebChannel", async () => {
    const url = `${local.url}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
    const form = new URLSearchParams({
      headers: "Authorization:Bearer owner\r\n",
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify(addTarget),
    });
    const shaken = await fetch(url, { method: "POST", body: form });
    const sid = /"c","([^"]+)"/.exec(await shaken.text())?.[1] ?? "";
    const unread = request(`${url}&SID=${sid}&CI=0&AID=0`, (answer) => {
      answer.pause().on("error", () => undefined);
    });
    unread.on("error", () => undefined).end();
    await expect
      .poll(async () => {
        const answer = await fetch(`${url}&SID=${sid}&AID=0`, {
          method: "POST",
          body: "count=0&ofs=1",
        });
        return answer.text();
      })
      .toContain("[1,");
    await flood(() => new Promise(setImmediate));
    const next = await fetch(`${url}&SID=${sid}&CI=1&AID=0`);
    expect(next.status).toBe(400);
    unread.destroy();
    heard = 0;
    commit(set("b"));
    expect(heard).toBe(0);
  });
});

it("a terminated WebChannel is gone, and many live side by side", async () => {
  const url = `${local.url}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
  const shake = async () => {
    const form = new URLSearchParams({
      headers: "Authorization:Bearer owner\r\n",
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify(addTarget),
    });
    const answer = await fetch(url, { method: "POST", body: form });
    return /"c","([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  };
  const sids = await Promise.all(Array.from({ length: 60 }, shake));
  expect(new Set(sids).size).toBe(60);
  heard = 0;
  commit(set("a"));
  expect(heard).toBe(60);
  const ends = sids.map((sid) =>
    fetch(`${url}&SID=${sid}&TYPE=terminate`, { method: "POST" }),
  );
  const codes = new Set((await Promise.all(ends)).map((end) => end.status));
  expect([...codes]).toEqual([200]);
  heard = 0;
  commit(set("b"));
  expect(heard).toBe(0);
  const late = await fetch(`${url}&SID=${sids[0] ?? ""}&CI=1`);
  expect([late.status, await late.text()]).toEqual([400, ""]);
});
