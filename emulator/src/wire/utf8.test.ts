import { credentials, makeGenericClientConstructor } from "@grpc/grpc-js";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encode } from "./codec/codec";
import { firestoreRpcs } from "./codec/proto";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const project = "demo-utf8";
const database = `projects/${project}/databases/(default)`;
const root = `${database}/documents`;
const INVALID_ARGUMENT = 3;
/** Stands in a request for the bytes that are to be there. */
const PLACE = "PLACE";

/** What no UTF-8 holds: a lone byte, an overlong form, half a pair, one too high, one cut short. */
const wrong: readonly (readonly [string, number[]])[] = [
  ["a lone byte", [0xff]],
  ["Latin-1", [0x63, 0xe9, 0x6c]],
  ["an overlong form", [0xc0, 0xaf]],
  ["half a pair", [0xed, 0xa0, 0x80]],
  ["a character beyond the last", [0xf4, 0x90, 0x80, 0x80]],
  ["a character cut short", [0xe2, 0x82]],
];
const right = Buffer.from("\u{FFFD} é \u{1f98a}");

let local: LocalFirestore;

beforeAll(async () => {
  local = await startLocalFirestore(project);
});
afterAll(() => local.stop());

function post(path: string, body: Buffer) {
  return new Promise<{ status: number; text: string }>((done, fail) => {
    const headers = { authorization: "Bearer owner" };
    const to = { host: "127.0.0.1", port: local.port, path, headers };
    const sent = request({ ...to, method: "POST" }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString();
        done({ status: answer.statusCode ?? 0, text });
      });
    });
    sent.on("error", fail).end(body);
  });
}

const refused = {
  status: 400,
  text: expect.stringContaining("UTF-8") as string,
};

function replaced(bytes: Buffer, by: Buffer): Buffer {
  const at = bytes.indexOf(PLACE);
  const rest = bytes.subarray(at + PLACE.length);
  return Buffer.concat([bytes.subarray(0, at), by, rest]);
}

const commit = (text: string) => {
  const fields = { text: { stringValue: text } };
  const writes = [{ update: { name: `${root}/c/a`, fields } }];
  return { database, writes };
};

/** Bytes of the length of the place are no other message. */
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.from(PLACE)]).subarray(0, PLACE.length);

const Client = makeGenericClientConstructor(
  Object.fromEntries(
    firestoreRpcs().map(({ name, requestStream, responseStream }) => [
      name,
      {
        path: `/google.firestore.v1.Firestore/${name}`,
        requestStream,
        responseStream,
        requestSerialize: (bytes: Buffer) => bytes,
        requestDeserialize: (bytes: Buffer) => bytes,
        responseSerialize: (bytes: Buffer) => bytes,
        responseDeserialize: (bytes: Buffer) => bytes,
      },
    ]),
  ),
  "Firestore",
);

interface Ended {
  code: number;
}

/** The code that a call of a method with these bytes ends with; 0 when it succeeds. */
async function grpcCode(
  method: "Commit" | "Listen" | "RunQuery",
  message: object,
  bytes: Buffer,
): Promise<number> {
  const rpc = firestoreRpcs().find(({ name }) => name === method);
  if (!rpc) throw new Error(`no method ${method}`);
  const sent = replaced(encode(rpc.request, { ...message }), bytes);
  const client = new Client(local.host, credentials.createInsecure());
  const path = `/google.firestore.v1.Firestore/${method}`;
  const same = (one: Buffer) => one;
  try {
    return await new Promise<number>((done) => {
      if (method === "Commit") {
        client.makeUnaryRequest(path, same, same, sent, (error) =>
          done(error?.code ?? 0),
        );
        return;
      }
      const call = client.makeBidiStreamRequest(path, same, same);
      call.on("error", ({ code }: Error & Ended) => done(code));
      call.on("data", () => done(0));
      call.write(sent);
      if (method === "RunQuery") call.end();
    });
  } finally {
    client.close();
  }
}

describe.each(wrong)("%s", (_, numbers) => {
  const bytes = Buffer.from(numbers);
  const escaped = [...bytes]
    .map((byte) => `%${byte.toString(16).padStart(2, "0")}`)
    .join("");

  it("is refused in the body of a request", async () => {
    const body = Buffer.from(JSON.stringify(commit(PLACE)));
    const answer = await post(`/v1/${root}:commit`, replaced(body, bytes));
    expect(answer).toMatchObject(refused);
    expect(answer.text).toContain("INVALID_ARGUMENT");
  });

  it("is refused in a parameter", async () => {
    const path = `/v1/${root}/c?documentId=${escaped}`;
    expect(await post(path, Buffer.from("{}"))).toMatchObject(refused);
  });

  it("is refused in the form of a WebChannel, plain and escaped", async () => {
    const listen = { database, addTarget: { targetId: 2, documents: {} } };
    const form = new URLSearchParams({
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify({ ...listen, labels: { a: PLACE } }),
    });
    const body = Buffer.from(form.toString());
    const path = "/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1";
    for (const one of [bytes, Buffer.from(escaped)])
      expect(await post(path, replaced(body, one))).toMatchObject(refused);
  });

  it("is refused over gRPC, in a call and in streams", async () => {
    const one = padded(bytes);
    const ended = grpcCode("Commit", commit(PLACE), one);
    expect(await ended).toBe(INVALID_ARGUMENT);
    const listen = { database: PLACE, addTarget: { targetId: 2 } };
    expect(await grpcCode("Listen", listen, one)).toBe(INVALID_ARGUMENT);
    const query = { parent: PLACE, structuredQuery: {} };
    expect(await grpcCode("RunQuery", query, one)).toBe(INVALID_ARGUMENT);
  });
});

it("half a pair that JSON escapes is refused as well", async () => {
  const body = JSON.stringify(commit(PLACE));
  for (const half of ["\\ud83e", "\\udd8a", "\\udd8a\\ud83e"]) {
    const sent = Buffer.from(body.replace(PLACE, half));
    const { status, text } = await post(`/v1/${root}:commit`, sent);
    expect([status, text]).toEqual([
      400,
      expect.stringContaining("INVALID_ARGUMENT"),
    ]);
  }
});

it("nothing of it was stored; what is UTF-8 is stored as it is", async () => {
  const path = `/v1/${root}:batchGet`;
  const asked = { documents: [`${root}/c/a`] };
  const get = () => post(path, Buffer.from(JSON.stringify(asked)));
  expect((await get()).text).toContain('"missing"');
  const body = Buffer.from(JSON.stringify(commit(PLACE)));
  const answer = await post(`/v1/${root}:commit`, replaced(body, right));
  expect(answer.status).toBe(200);
  expect((await get()).text).toContain(right.toString());
  const pair = JSON.stringify(commit(PLACE)).replace(PLACE, "\\ud83e\\udd8a");
  await post(`/v1/${root}:commit`, Buffer.from(pair));
  expect((await get()).text).toContain("\u{1f98a}");
  const fits = Buffer.from("\u{FFFD}\u{e9}");
  expect(await grpcCode("Commit", commit(PLACE), fits)).toBe(0);
});
