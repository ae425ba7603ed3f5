import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callAs } from "./test-support/tokens";
import { createGate, type Provenance } from "./gate";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "./test-support/local-firestore";

const loopback = createGate({ host: "127.0.0.1", checkTokenExpiry: false });
const from = (more: Partial<Provenance>): Provenance => ({
  authorization: "Bearer owner",
  origin: undefined,
  host: "127.0.0.1:8080",
  ...more,
});
const denied = expect.objectContaining({ code: "PERMISSION_DENIED" }) as Error;

describe("admin rights", () => {
  it.each([
    {},
    { host: undefined },
    { host: "localhost:8080" },
    { host: "[::1]:8080" },
    { host: "192.168.1.5:8080" },
    { host: "firestore:8080" },
    { origin: "http://127.0.0.1:8080" },
    { authorization: "bearer ya29.x", host: "127.0.0.1" },
  ])("are given to %j", (given) => {
    expect(loopback.identify(from(given)).caller).toEqual({ kind: "admin" });
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:5173" },
    { origin: "http://127.0.0.1:9999" },
    { origin: "http://127.0.0.1.evil.example:8080" },
    { host: "evil.example:8080" },
    { host: "evil.example:8080", origin: "http://evil.example:8080" },
    { host: "127.0.0.1.evil.example" },
    { host: "bad host" },
    { authorization: "BEARER YA29.x", origin: "https://evil.example" },
  ])("are not given to %j", (given) => {
    expect(() => loopback.identify(from(given))).toThrow(denied);
  });

  it("are given under the name the server is told to bind", () => {
    const bound = createGate({ host: "db.example", checkTokenExpiry: false });
    const given = from({ host: "db.example:8080" });
    expect(bound.identify(given).caller).toEqual({ kind: "admin" });
  });
});

describe("users", () => {
  it("come from any page", () => {
    const origin = "https://app.example";
    const authorization = callAs({ sub: "u" });
    const given = from({ origin, authorization, host: "app.example" });
    expect(loopback.identify(given).caller).toMatchObject({
      auth: { uid: "u" },
    });
    expect(
      loopback.identify(from({ origin, authorization: undefined })).caller,
    ).toEqual({ kind: "user", auth: null });
  });

  it.each([
    "Bearer garbage",
    "Bearer  owner",
    "Bearer ownerx",
    "Bearer ya29",
    "Bearer e30.e30",
    "Bearer e30.e30.e30.e30",
    "Bearer .e30.",
    "Bearer e30..",
    "Bearer e30.e30.a",
    "Bearer e30.e30.+/+/",
    "Bearer bm90anNvbg.e30.",
    "Bearer W10.e30.",
    "Bearer e30.W10.",
    "Bearer e30.bnVsbA.",
  ])("with %j have no token", (authorization) => {
    expect(() => loopback.identify(from({ authorization }))).toThrow(
      "invalid jwt",
    );
  });

  it.each(["Bearer e30.e30.", "Bearer e30=.e30=.", "Bearer e30.e30._-_-"])(
    "with %j have one that says nothing",
    (authorization) => {
      expect(loopback.identify(from({ authorization })).caller).toEqual({
        kind: "user",
        auth: null,
      });
    },
  );
});

describe("the time of a token", () => {
  const strict = createGate({ host: "127.0.0.1", checkTokenExpiry: true });
  const now = Math.floor(Date.now() / 1000);
  const over = from({ authorization: callAs({ sub: "u", exp: now - 1 }) });
  const good = from({ authorization: callAs({ sub: "u", exp: now + 60 }) });

  it("does not matter unless it is asked for", () => {
    expect(loopback.identify(over).expiresAt).toBeUndefined();
    expect(loopback.identify(good).expiresAt).toBeUndefined();
  });

  it("is checked where it is asked for", () => {
    expect(() => strict.identify(over)).toThrow(
      expect.objectContaining({ code: "UNAUTHENTICATED" }) as Error,
    );
    expect(strict.identify(good).expiresAt).toBe((now + 60) * 1000);
    const endless = from({ authorization: callAs({ sub: "u" }) });
    expect(strict.identify(endless).expiresAt).toBeUndefined();
  });
});

describe("the tools beside the service", () => {
  it.each([
    {},
    { origin: "http://localhost:5173" },
    { origin: "https://127.0.0.1" },
    { origin: "http://[::1]:9876" },
    { origin: "http://192.168.1.5:8080", host: "192.168.1.5:8080" },
  ])("are open to %j", (given) => {
    expect(() => loopback.admitTool(from(given))).not.toThrow();
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost.evil.example" },
    { host: "evil.example:8080" },
    { host: "evil.example:8080", origin: "http://localhost:1" },
  ])("are closed to %j", (given) => {
    expect(() => loopback.admitTool(from(given))).toThrow(denied);
  });
});

describe("over HTTP", () => {
  const project = "demo-gate";
  const root = `projects/${project}/databases/(default)/documents`;
  const evil = { origin: "https://evil.example" };
  let local: LocalFirestore;
  beforeAll(async () => {
    local = await startLocalFirestore(project);
  });
  afterAll(() => local.stop());

  /** `fetch` does not let a test say where it comes from. */
  const ask = (
    method: string,
    path: string,
    headers: Record<string, string>,
    body = "",
  ) =>
    new Promise<{ code: number; text: string }>((done, fail) => {
      const options = { method, headers, host: "127.0.0.1", port: local.port };
      const sent = request({ ...options, path }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.on("end", () => done({ code: answer.statusCode ?? 0, text }));
      });
      sent.on("error", fail).end(body);
    });

  it("no page of another origin is the owner", async () => {
    const owner = { authorization: "Bearer owner", ...evil };
    const asked = await ask("GET", `/v1/${root}/c/a`, owner);
    expect(asked.code).toBe(403);
    expect(asked.text).toContain("PERMISSION_DENIED");
    const user = { authorization: callAs({ sub: "u" }), ...evil };
    expect((await ask("GET", `/v1/${root}/c/a`, user)).code).toBe(404);
  });

  it.each([
    [
      "DELETE",
      `/emulator/v1/projects/${project}/databases/(default)/documents`,
    ],
    ["PUT", `/emulator/v1/projects/${project}:securityRules`],
    ["POST", `/emulator/v1/projects/${project}:export`],
    ["GET", `/emulator/v1/projects/${project}/reads`],
    ["POST", "/reset"],
    ["POST", "/shutdown"],
    ["GET", "/requests"],
  ])("%s %s is refused to pages from elsewhere", async (method, path) => {
    expect((await ask(method, path, evil)).code).toBe(403);
    const rebound = { host: `evil.example:${local.port}` };
    expect((await ask(method, path, rebound)).code).toBe(403);
  });

  it("a page of this machine may clear", async () => {
    const path = `/emulator/v1/projects/${project}/databases/(default)/documents`;
    const here = { origin: "http://localhost:9876" };
    expect((await ask("DELETE", path, here)).code).toBe(200);
  });

  it("a WebChannel learns of it as a status", async () => {
    const path = "/google.firestore.v1.Firestore/Listen/channel";
    const form = new URLSearchParams({
      headers: "Authorization:Bearer owner\r\n",
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify({ database: root.slice(0, -10) }),
    });
    const shaken = await ask("POST", `${path}?VER=8`, evil, form.toString());
    const sid = /"c","([^"]+)"/.exec(shaken.text)?.[1] ?? "";
    const polled = await ask("GET", `${path}?SID=${sid}&CI=1&AID=0`, evil);
    expect(polled.text).toContain('"status":"PERMISSION_DENIED"');
  });

  it("everybody may see that it is there", async () => {
    expect((await ask("GET", "/", evil)).text).toBe("Ok\n");
  });
});
