import { setTimeout as pause } from "node:timers/promises";
import {
  type ClientDuplexStream,
  credentials,
  makeClientConstructor,
  Metadata,
  type ServiceError,
  status,
} from "@grpc/grpc-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Json } from "../../src/wire/codec/json";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";
import { callAs } from "../../src/wire/test-support/tokens";
import { grpcService } from "../support/grpc-service";

const project = "demo-expiry";
const database = `projects/${project}/databases/(default)`;
const name = `${database}/documents/c/a`;

let strict: LocalFirestore;
let lenient: LocalFirestore;
beforeAll(async () => {
  const more = { checkTokenExpiry: true };
  strict = await startLocalFirestore(project, undefined, more);
  lenient = await startLocalFirestore(project);
});
afterAll(() => Promise.all([strict.stop(), lenient.stop()]));

/** A token that is over in so many seconds. */
const tokenFor = (seconds: number) =>
  callAs({ sub: "u", exp: Date.now() / 1000 + seconds });

const getOverRest = (local: LocalFirestore, authorization: string) =>
  fetch(`${local.url}/v1/${name}`, { headers: { authorization } });

const Client = makeClientConstructor(grpcService(), "Firestore");

/** A Listen or Write stream, what came of it and how it ended. */
function openStream(local: LocalFirestore, method: string, token: string) {
  const client = new Client(local.host, credentials.createInsecure());
  const metadata = new Metadata();
  metadata.set("authorization", token);
  const open = client[method] as (
    metadata: Metadata,
  ) => ClientDuplexStream<Json, Json>;
  const stream = open.call(client, metadata);
  const answers: Json[] = [];
  stream.on("data", (answer: Json) => answers.push(answer));
  const ended = new Promise<number>((done) => {
    stream.on("error", (error: ServiceError) => done(error.code));
    stream.on("end", () => done(status.OK));
  });
  const close = () => {
    stream.cancel();
    client.close();
  };
  return { stream, answers, ended, close };
}

const addTarget = {
  database,
  addTarget: { targetId: 1, documents: { documents: [name] } },
};

describe("with the flag, a token that is over", () => {
  it("is refused over REST", async () => {
    const answer = await getOverRest(strict, tokenFor(-1));
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: {
        code: 401,
        message: "Missing or invalid authentication.",
        status: "UNAUTHENTICATED",
      },
    });
    expect((await getOverRest(strict, tokenFor(60))).status).toBe(404);
  });

  it.each(["Listen", "Write"])("is refused by %s over gRPC", async (method) => {
    const { stream, ended, close } = openStream(strict, method, tokenFor(-1));
    stream.write({ database });
    expect(await ended).toBe(status.UNAUTHENTICATED);
    close();
  });

  it.each(["Listen", "Write"])(
    "ends %s at its time, over gRPC and WebChannel",
    async (method) => {
      const token = tokenFor(0.7);
      const grpc = openStream(strict, method, token);
      grpc.stream.write(method === "Listen" ? addTarget : { database });
      const url = `${strict.url}/google.firestore.v1.Firestore/${method}/channel?VER=8`;
      const form = new URLSearchParams({
        headers: `Authorization:${token}\r\n`,
        count: "1",
        ofs: "0",
        req0___data__: JSON.stringify({ database }),
      });
      const shaken = await fetch(url, { method: "POST", body: form });
      const sid = /"c","([^"]+)"/.exec(await shaken.text())?.[1] ?? "";
      const channel = await fetch(`${url}&SID=${sid}&CI=0&AID=0`);
      const reader = channel.body?.getReader();
      const before = Date.now();
      let text = "";
      while (!text.includes("error")) {
        const read = await reader?.read();
        if (!read || read.done) break;
        text += Buffer.from(read.value).toString();
      }
      await reader?.cancel();
      expect(text).toContain('"status":"UNAUTHENTICATED"');
      expect(Date.now() - before).toBeGreaterThan(300);
      expect(await grpc.ended).toBe(status.UNAUTHENTICATED);
      expect(grpc.answers).not.toHaveLength(0);
      grpc.close();
    },
  );

  it("is refused in the handshake of a WebChannel", async () => {
    const url = `${strict.url}/google.firestore.v1.Firestore/Listen/channel?VER=8`;
    const form = new URLSearchParams({
      headers: `Authorization:${tokenFor(-1)}\r\n`,
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify(addTarget),
    });
    const shaken = await fetch(url, { method: "POST", body: form });
    const sid = /"c","([^"]+)"/.exec(await shaken.text())?.[1] ?? "";
    const polled = await fetch(`${url}&SID=${sid}&CI=1&AID=0`);
    const text = await polled.text();
    expect(text).toContain('"status":"UNAUTHENTICATED"');
    expect(text).not.toContain("targetChange");
  });

  it("does not concern admins", async () => {
    expect((await getOverRest(strict, "Bearer owner")).status).toBe(404);
  });
});

it("without the flag a token has no time", async () => {
  expect((await getOverRest(lenient, tokenFor(-1))).status).toBe(404);
  const old = openStream(lenient, "Listen", tokenFor(0.1));
  old.stream.write(addTarget);
  await pause(300);
  expect(old.answers).toHaveLength(4);
  old.close();
});
