import { connect as connectHttp2 } from "node:http2";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Firestore } from "@google-cloud/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Random } from "../../src/engine/test-support/random";
import { randomFrom } from "../../src/engine/test-support/random";
import { encode } from "../../src/wire/codec/codec";
import { firestoreRpcs, messageType } from "../../src/wire/codec/proto";
import type { FirestoreProcess } from "../support/firestore-process";
import { startFirestore } from "../support/firestore-process";
import { damaged, mutated, noise } from "../support/mutate";
import { RestClient } from "../support/rest-client";
import { scale, seed } from "../support/scale";

const project = "demo-fuzz";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;
const used = seed();
const owner = { authorization: "Bearer owner" };

let firestore: FirestoreProcess;
beforeAll(async () => {
  process.env["METADATA_SERVER_DETECTION"] = "none";
  firestore = await startFirestore({ flags: ["--project_id", project] });
});
afterAll(() => firestore.kill());

/** What was answered with a fault of the emulator's own. */
const faults: string[] = [];

const document = {
  name: `${root}/c/a`,
  fields: {
    text: { stringValue: "x" },
    list: { arrayValue: { values: [{ integerValue: "1" }] } },
    map: {
      mapValue: {
        fields: { when: { timestampValue: "2020-01-01T00:00:00Z" } },
      },
    },
    point: { geoPointValue: { latitude: 1, longitude: 2 } },
  },
};
const structuredQuery = {
  from: [{ collectionId: "c" }],
  where: {
    compositeFilter: {
      op: "AND",
      filters: [
        {
          fieldFilter: {
            field: { fieldPath: "text" },
            op: "EQUAL",
            value: { stringValue: "x" },
          },
        },
        { unaryFilter: { field: { fieldPath: "gone" }, op: "IS_NULL" } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: "text" }, direction: "DESCENDING" }],
  startAt: { values: [{ stringValue: "x" }], before: true },
  limit: 5,
  select: { fields: [{ fieldPath: "text" }] },
};

/** A request of each method that means something, by method. */
const requests: Record<string, Record<string, unknown>> = {
  GetDocument: { name: document.name, mask: { fieldPaths: ["a.`b c`"] } },
  ListDocuments: {
    parent: root,
    collectionId: "c",
    pageSize: 3,
    orderBy: "text desc",
  },
  CreateDocument: {
    parent: root,
    collectionId: "c",
    document: { fields: document.fields },
  },
  UpdateDocument: { document, updateMask: { fieldPaths: ["text"] } },
  DeleteDocument: { name: document.name, currentDocument: { exists: true } },
  BatchGetDocuments: {
    database,
    documents: [document.name],
    newTransaction: { readWrite: {} },
  },
  BeginTransaction: { database, options: { readOnly: {} } },
  Commit: {
    database,
    writes: [
      {
        update: document,
        updateMask: { fieldPaths: ["text"] },
        updateTransforms: [
          { fieldPath: "n", increment: { integerValue: "1" } },
        ],
        currentDocument: { updateTime: "2020-01-01T00:00:00Z" },
      },
    ],
    transaction: "AAAA",
  },
  Rollback: { database, transaction: "AAAA" },
  RunQuery: { parent: root, structuredQuery },
  RunAggregationQuery: {
    parent: root,
    structuredAggregationQuery: {
      structuredQuery,
      aggregations: [{ alias: "n", count: { upTo: "5" } }],
    },
  },
  ListCollectionIds: { parent: root, pageSize: 1 },
  BatchWrite: { database, writes: [{ delete: document.name }] },
  Listen: {
    database,
    addTarget: {
      targetId: 1,
      query: { parent: root, structuredQuery },
      resumeToken: "AAAA",
    },
  },
  Write: { database, streamToken: "AAAA", writes: [{ update: document }] },
};

/** Sends bytes to the port and waits until it is done with them, or does not care. */
function throwAt(bytes: readonly Buffer[]): Promise<void> {
  const [host, port] = firestore.host.split(":");
  return new Promise((done) => {
    const socket = connect(Number(port), host);
    const end = () => {
      socket.destroy();
      done();
    };
    socket.on("error", end).on("close", end);
    socket.setTimeout(20, end);
    socket.on("connect", () => {
      for (const part of bytes) socket.write(part);
    });
    socket.resume();
  });
}

const preface = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
const settings = Buffer.from("000000040000000000", "hex");

function bareBytes(random: Random): Buffer[] {
  const some = noise(random.below(200), random);
  const http = Buffer.from(
    `POST /v1/${root}:commit HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"wr`,
  );
  return random.pick([
    [some],
    [Buffer.from("P")],
    [preface.subarray(0, random.below(preface.length)), some],
    [preface, some],
    [preface, settings, damaged(settings, random), some],
    [http],
    [damaged(http, random)],
    [Buffer.from("GET /\u0000 HTTP/1.1\r\n\r\n")],
    [
      Buffer.from(
        `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(70_000)}\r\n\r\n`,
      ),
    ],
  ]);
}

const verbs = [
  "commit",
  "batchGet",
  "runQuery",
  "runAggregationQuery",
  "batchWrite",
  "beginTransaction",
  "rollback",
  "listCollectionIds",
];
const methodOf: Record<string, string> = {
  commit: "Commit",
  batchGet: "BatchGetDocuments",
  runQuery: "RunQuery",
  runAggregationQuery: "RunAggregationQuery",
  batchWrite: "BatchWrite",
  beginTransaction: "BeginTransaction",
  rollback: "Rollback",
  listCollectionIds: "ListCollectionIds",
};

interface Answered {
  status: number;
  text: string;
}

/** The answer to a request, where it comes within `patience` ms; what went wrong otherwise. */
async function askOnce(
  url: string,
  init: RequestInit,
  patience: number,
): Promise<Answered | Error> {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { ...init, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return error as Error;
  }
}

/**
 * The answer to a request; a fault when there is none, unless it need not come within `patience` ms. On a busy machine one in some
 * hundreds of these clients never hears an answer, and hears it at once where it asks anew: what stays unanswered then is a fault.
 */
async function ask(
  url: string,
  init: RequestInit,
  patience?: number,
): Promise<Answered> {
  const first = await askOnce(url, init, patience ?? 10_000);
  if (!(first instanceof Error)) return first;
  if (patience !== undefined) return { status: 0, text: "" };
  const again =
    first.name === "TimeoutError" ? await askOnce(url, init, 60_000) : first;
  if (!(again instanceof Error)) return again;
  faults.push(`${url}: ${String(again)}`);
  return { status: 0, text: "" };
}

async function attackRest(random: Random): Promise<void> {
  const verb = random.pick(verbs);
  const request = { ...requests[methodOf[verb] ?? ""] };
  delete request["database"];
  delete request["parent"];
  const text = JSON.stringify(mutated(request, random));
  const body =
    random.below(4) === 0
      ? new Uint8Array(damaged(Buffer.from(text), random))
      : text;
  const answer = await ask(`${firestore.url}/v1/${root}:${verb}`, {
    method: "POST",
    headers: owner,
    body,
  });
  if (answer.status === 500) faults.push(`${verb} ${text}`);
  const path = noise(12, random).toString("latin1");
  const odd = await ask(
    `${firestore.url}/v1/${root}/${encodeURI(path)}?mask.fieldPaths=${encodeURIComponent(path)}&pageToken=${random.below(9)}`,
    { headers: owner },
  );
  if (odd.status === 500) faults.push(`GET ${path}`);
}

async function attackWebChannel(random: Random): Promise<void> {
  const stream = random.pick(["Listen", "Write"] as const);
  const url = `${firestore.url}/google.firestore.v1.Firestore/${stream}/channel?VER=8`;
  const message = JSON.stringify(
    random.below(2) ? mutated(requests[stream], random) : { database },
  );
  const form = (offset: unknown, text: string) =>
    new URLSearchParams({
      headers: "Authorization:Bearer owner\r\n",
      count: String(random.pick([1, 1, 1, 2, -1, "x"])),
      ofs: String(offset),
      req0___data__: text,
    });
  const shaken = await ask(url, { method: "POST", body: form(0, message) });
  const sid = /"c","([^"]+)"/.exec(shaken.text)?.[1];
  if (shaken.status === 500) faults.push(`${stream} ${message}`);
  if (sid === undefined) return;
  const of = (more: string) => `${url}&SID=${sid}&${more}`;
  const text = JSON.stringify(mutated(requests[stream], random));
  const sent = random.below(3) === 0 ? text.slice(1) : text;
  const forwarded = await ask(of("AID=zzz"), {
    method: "POST",
    body: form(random.pick([1, 1, 7, 1e15, "x"]), sent),
  });
  if (forwarded.status === 500) faults.push(`${stream} ${sent}`);
  const poll = of(`RID=rpc&CI=1&AID=${random.pick([0, -3, 1e9])}`);
  const polled = await ask(poll, {}, 20);
  if (polled.text.includes('"INTERNAL"'))
    faults.push(`${stream} ${message} ${sent} ${polled.text}`);
  await ask(of("TYPE=terminate"), { method: "POST" });
}

function grpcFrame(bytes: Buffer, random: Random): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(
    random.below(9) === 0 ? random.below(2 ** 31) : bytes.length,
    1,
  );
  if (random.below(9) === 0) head[0] = random.below(256);
  return Buffer.concat([head, bytes]);
}

const rpcs = firestoreRpcs();

function requestBytes(name: string, random: Random): Buffer {
  const rpc = rpcs.find((one) => one.name === name);
  const type = rpc?.request ?? messageType("ListenRequest");
  return damaged(encode(type, requests[name] ?? {}), random);
}

/** One HTTP/2 connection with some calls in it, one of them perhaps broken off. */
function attackGrpc(random: Random): Promise<void> {
  return new Promise((done) => {
    const session = connectHttp2(firestore.url);
    const end = () => {
      session.destroy();
      done();
    };
    session.on("error", end);
    setTimeout(end, 25);
    for (let i = 0; i < 4; i++) {
      const name = random.pick([
        ...Object.keys(requests),
        "ExecutePipeline",
        "x",
      ]);
      const call = session.request({
        ":method": random.pick(["POST", "POST", "POST", "GET"]),
        ":path": `/google.firestore.v1.Firestore/${name}`,
        "content-type": random.pick([
          "application/grpc",
          "application/grpc",
          "text/plain",
        ]),
        te: "trailers",
        ...owner,
      });
      call.on("error", () => undefined).resume();
      const bytes = requestBytes(name, random);
      call.write(grpcFrame(bytes, random), () => undefined);
      if (random.below(4) === 0) call.destroy();
      else if (random.below(2) === 0) call.end(noise(random.below(20), random));
    }
  });
}

it("whatever is sent to the port, the process lives and answers well", async () => {
  const random = randomFrom(used);
  const attacks = [
    (one: Random) => throwAt(bareBytes(one)),
    attackRest,
    attackWebChannel,
    attackGrpc,
  ];
  for (let i = 0; i < scale(60, 5000); i++) {
    await Promise.all(attacks.map((attack) => attack(random)));
  }
  await pause(50);
  expect(faults, `SEED=${used}`).toEqual([]);
  const said = firestore.output();
  expect(firestore.child.exitCode, `SEED=${used}\n${said}`).toBeNull();
  // The gRPC library answers a call of the wrong type even when it is already gone.
  const fault = /uncaught(?!: Error \[ERR_HTTP2_)|unhandled|internal error/;
  expect(said, `SEED=${used}`).not.toMatch(fault);

  const client = new RestClient(firestore.url, project);
  await client.set("well/a", { n: { integerValue: "1" } });
  expect((await client.get("well/a")).fields).toEqual({
    n: { integerValue: "1" },
  });
  const sdk = new Firestore({
    projectId: project,
    host: firestore.host,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
  expect((await sdk.doc("well/a").get()).data()).toEqual({ n: 1 });
  await sdk.terminate();
});
