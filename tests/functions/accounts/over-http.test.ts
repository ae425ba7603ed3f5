import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import type { CallableName } from "@domain/callables";
import { callables } from "@domain/callables";
import { examples } from "./examples";

// So that the library takes a proof of the app that nobody signed; it still asks for one.
vi.hoisted(() => {
  process.env["FIREBASE_DEBUG_MODE"] = "true";
  process.env["FIREBASE_DEBUG_FEATURES"] = '{"skipTokenVerification":true}';
});

const encoded = (value: object) =>
  Buffer.from(JSON.stringify(value)).toString("base64url");
const proof = `${encoded({ alg: "none" })}.${encoded({ sub: "the-app" })}.none`;

type Handler = (request: unknown, response: unknown) => unknown;
type Functions = Readonly<Record<CallableName, unknown>>;
let functions: Functions;
let server: Server;
const names = Object.keys(callables) as CallableName[];

/** The functions as they are loaded where App Check is switched so. */
async function load(appCheck: string): Promise<void> {
  vi.stubEnv("APP_CHECK", appCheck);
  vi.resetModules();
  functions = await import("../../../functions/src/index");
}

/** What the platform adds to a request and a response before a function sees them. */
async function serve(request: IncomingMessage, response: ServerResponse) {
  const name = (request.url ?? "").slice(1) as CallableName;
  const dressed = Object.assign(response, {
    status: (code: number) => {
      response.statusCode = code;
      return dressed;
    },
    send: (value: unknown) => response.end(JSON.stringify(value)),
  });
  const body: unknown = JSON.parse(await text(request));
  const header = (key: string) => request.headers[key.toLowerCase()];
  const handler = functions[name] as Handler;
  await handler(Object.assign(request, { body, header }), dressed);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void serve(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  server.close();
});

/** What a callable answers to nobody who is signed in. */
async function call(name: string, body: string, headers: object = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
  const { error } = (await answer.json()) as { error?: { message: string } };
  return `${answer.status} ${error?.message ?? ""}`;
}
const example = (name: CallableName) =>
  JSON.stringify({ data: examples[name] });

describe("App Check", () => {
  it("switched on, is asked for by every callable before anything else", async () => {
    await load("on");
    for (const name of names)
      expect([name, await call(name, example(name))]).toEqual([
        name,
        "401 Unauthenticated",
      ]);
    const own = { "x-firebase-appcheck": proof };
    expect(await call("disableUser", example("disableUser"), own)).toBe(
      "401 not-signed-in",
    );
    expect(await call("readCode", '{"data":{}}', own)).toBe(
      "400 invalid-input",
    );
  });

  it("switched off, is asked for by none", async () => {
    await load("off");
    expect(await call("disableUser", example("disableUser"))).toBe(
      "401 not-signed-in",
    );
    expect(await call("readCode", '{"data":{}}')).toBe("400 invalid-input");
  });
});

describe("a body that names a kind of value, as no client does", () => {
  it.each(["foo", "type.googleapis.com/google.protobuf.Int64Value"])(
    "is refused as no request: %s",
    async (kind) => {
      await load("off");
      const value = JSON.stringify({ "@type": kind, value: "abc" });
      for (const data of [value, `{"code":${value}}`, `[[${value}]]`])
        expect(await call("readCode", `{"data":${data}}`)).toBe(
          "400 Bad Request",
        );
    },
  );
});

describe("a body that is nested deeper than anything is read", () => {
  it.each([101, 50_000])("is refused as no request: %d", async (depth) => {
    await load("off");
    const deep = `${"[".repeat(depth)}${"]".repeat(depth)}`;
    for (const name of ["readCode", "disableUser"])
      expect(await call(name, `{"data":${deep}}`)).toBe("400 Bad Request");
    const within = `{"data":{"code":${"[".repeat(50)}${"]".repeat(50)}}}`;
    expect(await call("readCode", within)).toBe("400 invalid-input");
  });
});
