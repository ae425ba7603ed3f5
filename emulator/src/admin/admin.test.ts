import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../contract/rules";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../wire/test-support/local-firestore";
import { readExport } from "./transfer";

const project = "demo-admin";
const root = `projects/${project}/databases/(default)/documents`;
const base = `/emulator/v1/projects/${project}`;
const admin: Caller = { kind: "admin" };

interface Event {
  key: string;
  body: Record<string, unknown>;
}

let local: LocalFirestore;
let folder: string;
let functions: Server;
let events: Event[];
let answers: number[];

/** Stands where the functions emulator stands: takes events, answers as told. */
function startFunctions(): Promise<string> {
  events = [];
  answers = [];
  functions = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    request.on("end", () => {
      const key = request.url?.split("/").at(-1) ?? "";
      events.push({ key, body: JSON.parse(text) as Event["body"] });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  return new Promise((ready) => {
    functions.listen(0, "127.0.0.1", () => {
      const address = functions.address();
      const port = typeof address === "object" ? address?.port : undefined;
      ready(`127.0.0.1:${port ?? 0}`);
    });
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "export-"));
  local = await startLocalFirestore(project, await startFunctions(), {
    exportRoot: folder,
  });
});
afterEach(async () => {
  await local.stop();
  functions.closeAllConnections();
  functions.close();
  await rm(folder, { recursive: true });
});

const database = () => local.engine.database(project, "(default)");
const set = (path: string, n: number) =>
  database().commit(admin, [
    {
      update: {
        name: `${root}/${path}`,
        fields: { n: { integerValue: String(n) } },
      },
    },
  ]);

async function ask(method: string, path: string, body?: unknown) {
  const answer = await fetch(local.url + path, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

const addV2 = (key: string, kind = "written") =>
  ask("POST", `${base}/eventarcTrigger?eventarcTriggerId=${key}`, {
    eventType: `google.cloud.firestore.document.v1.${kind}`,
    database: "(default)",
    namespace: "(default)",
    document: { value: "c/{id}", matchType: "PATH_PATTERN" },
  });

describe("load", () => {
  const write = (path: string, n: number) => ({
    update: {
      name: `${root}/${path}`,
      fields: { n: { integerValue: String(n) } },
    },
  });
  const load = (body: unknown) =>
    ask("POST", `${base}/databases/(default)/documents:load`, body);
  const stored = (path: string) =>
    database().get(admin, [`${root}/${path}`]).docs[0]?.fields["n"];

  it("stores many documents, of which no function hears", async () => {
    await addV2("f-0");
    const writes = [write("c/a", 1), write("c/b", 2)];
    expect(await load({ writes })).toMatchObject({ status: 200 });
    set("c/c", 3);
    await expect.poll(() => events).toHaveLength(1);
    expect(events[0]?.body).toMatchObject({ document: "c/c" });
    expect(stored("c/b")).toEqual({ integerValue: "2" });
  });

  it("stores all or none", async () => {
    const elsewhere = { update: { name: "projects/p", fields: {} } };
    for (const body of [
      { writes: [write("c/a", 1), elsewhere] },
      { writes: [{ update: { name: 5 } }] },
      "none",
    ])
      expect(await load(body)).toMatchObject({ status: 400 });
    expect(stored("c/a")).toBeUndefined();
  });
});

describe("triggers", () => {
  it("tells a v2 function before and after, in order", async () => {
    expect((await addV2("f-0")).text).toBe("{}");
    set("c/a", 1);
    set("c/a", 2);
    set("elsewhere/a", 1);
    await expect.poll(() => events).toHaveLength(2);
    expect(events.map(({ key }) => key)).toEqual(["f-0", "f-0"]);
    expect(events[0]?.body).toMatchObject({
      specversion: "1.0",
      subject: "documents/c/a",
      document: "c/a",
      params: { id: "a" },
      data: { value: { fields: { n: { integerValue: "1" } } } },
    });
    expect(events[0]?.body["data"]).not.toHaveProperty("oldValue");
    expect(events[1]?.body["data"]).toMatchObject({
      oldValue: { fields: { n: { integerValue: "1" } } },
      updateMask: { fieldPaths: ["n"] },
    });
    const view = async () =>
      JSON.parse((await ask("GET", "/emulator/v1/triggers")).text) as unknown;
    await expect.poll(view).toMatchObject({
      waiting: 0,
      delivered: 2,
      functions: [
        { project, key: "f-0", document: "c/{id}", delivered: 2, dropped: 0 },
      ],
    });
  });

  it("tells a v1 function, registered as an object or as text", async () => {
    const trigger = {
      eventTrigger: {
        eventType: "providers/cloud.firestore/eventTypes/document.write",
        resource: `${root}/c/{id}`,
        service: "firestore.googleapis.com",
      },
    };
    await ask("PUT", `${base}/triggers/old-0`, trigger);
    await ask("PUT", `${base}/triggers/old-1`, JSON.stringify(trigger));
    set("c/a", 1);
    await expect.poll(() => events).toHaveLength(2);
    expect(events[0]?.body).toMatchObject({
      context: { params: { id: "a" }, resource: { name: `${root}/c/a` } },
      data: { value: { fields: { n: { integerValue: "1" } } }, oldValue: {} },
    });
  });

  it("tries once more what was not taken, and not what ran and failed", async () => {
    await addV2("f-0");
    answers = [503, 200, 500];
    set("c/a", 1);
    set("c/b", 1);
    set("c/d", 1);
    await expect.poll(() => events, { timeout: 5000 }).toHaveLength(4);
    expect(events.map(({ body }) => body["document"])).toEqual([
      "c/a",
      "c/a",
      "c/b",
      "c/d",
    ]);
  });

  it("forgets a function that is gone and says nothing of a clear", async () => {
    await addV2("f-0");
    answers = [404];
    set("c/a", 1);
    await expect.poll(() => events).toHaveLength(1);
    await new Promise((done) => setTimeout(done, 50));
    await addV2("g-1", "deleted");
    set("c/b", 1);
    await ask("DELETE", `${base}/databases/(default)/documents`);
    await new Promise((done) => setTimeout(done, 100));
    expect(events).toHaveLength(1);
  });

  it("refuses a registration it cannot read", async () => {
    expect((await ask("PUT", `${base}/triggers/x`, {})).status).toBe(400);
  });
});

describe("endpoints", () => {
  it("answers the probes", async () => {
    expect((await ask("GET", "/")).text).toBe("Ok\n");
    set("c/a", 1);
    expect((await ask("POST", "/reset")).text).toBe("Resetting...\n");
    expect(database().get(admin, [`${root}/c/a`]).docs).toEqual([null]);
  });

  it("clears one tree or everything", async () => {
    set("c/a", 1);
    set("c/a/sub/x", 1);
    set("d/b", 1);
    await ask("DELETE", `${base}/databases/(default)/documents/c/a`);
    expect(database().listCollectionIds(admin, root).ids).toEqual(["d"]);
    await ask("DELETE", `${base}/databases/(default)/documents`);
    expect(database().listCollectionIds(admin, root).ids).toEqual([]);
  });

  it("keeps the rules there were when new ones do not compile", async () => {
    const put = (content: string, ignore_errors: boolean) =>
      ask("PUT", `${base}:securityRules`, {
        ignore_errors,
        rules: { files: [{ name: "security.rules", content }] },
      });
    const closed = `rules_version = '2';
      service cloud.firestore { match /databases/{d}/documents { } }`;
    expect(await put(closed, true)).toEqual({ status: 200, text: "{}" });
    const broken = await put("service cloud.firestore {", true);
    expect(broken.status).toBe(200);
    expect(JSON.parse(broken.text)).toMatchObject({
      issues: [{ severity: "ERROR", sourcePosition: { line: 1 } }],
    });
    const invalid = await put("service cloud.firestore {", false);
    expect(invalid.status).toBe(400);
    expect(JSON.parse(invalid.text)).toMatchObject({
      error: { code: 400, status: "INVALID_ARGUMENT" },
    });
    const refused = await ask("GET", `/v1/${root}/c/a`);
    expect(refused.status).toBe(403);
  });

  it("counts reads by person, method and collection, and starts again", async () => {
    set("c/a", 1);
    const token = `e30.${Buffer.from('{"sub":"ann"}').toString("base64url")}.`;
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${local.url}/v1/${root}/c/a`, { headers });
    await fetch(`${local.url}/v1/${root}/c/a`);
    await fetch(`${local.url}/v1/${root.replace(project, "demo-other")}/c/a`);
    const counts = JSON.parse(
      (await ask("GET", `${base}/reads`)).text,
    ) as unknown;
    expect(counts).toMatchObject({
      total: 2,
      rules: 0,
      byUid: { ann: 1, "(none)": 1 },
      byMethod: { get: 2 },
      byCollection: { c: 2 },
      byUidAndCollection: { ann: { c: 1 } },
    });
    await ask("DELETE", `${base}/reads`);
    expect((await ask("GET", `${base}/reads`)).text).toContain('"total":0');
    const other = "/emulator/v1/projects/demo-other/reads";
    expect((await ask("GET", other)).text).toContain('"total":1');
  });

  it("counts a person of whatever name, and nothing else of the program", async () => {
    set("c/a", 1);
    const token = `e30.${Buffer.from('{"sub":"__proto__"}').toString("base64url")}.`;
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${local.url}/v1/${root}/c/a`, { headers });
    expect((await ask("GET", `${base}/reads`)).text).toContain(
      '"byUidAndCollection":{"__proto__":{"c":1}}',
    );
    expect(({} as Record<string, unknown>)["c"]).toBeUndefined();
  });

  it("counts what the rules look up beside the total, once per request", async () => {
    const content = `rules_version = '2';
      service cloud.firestore { match /databases/{d}/documents {
        function member() { return exists(/databases/$(d)/documents/m/a)
          && get(/databases/$(d)/documents/m/a).data.n == 1; }
        match /c/{id} { allow get: if member(); }
      } }`;
    set("m/a", 1);
    set("c/a", 1);
    await ask("PUT", `${base}:securityRules`, {
      rules: { files: [{ name: "security.rules", content }] },
    });
    expect((await ask("GET", `/v1/${root}/c/a`)).status).toBe(200);
    expect(JSON.parse((await ask("GET", `${base}/reads`)).text)).toMatchObject({
      total: 1,
      rules: 1,
      byCollection: { c: 1 },
      expressions: { "get c": 21 },
    });
  });

  it("exports, and imports only where there is nothing yet", async () => {
    set("c/a", 1);
    const asked = await ask("POST", `${base}:export`, {
      database: `projects/${project}/databases/(default)`,
      export_directory: "firebase-export-1",
      export_name: "firestore_export",
    });
    expect(asked.text).toBe("{}");
    const metadata = join(
      folder,
      "firebase-export-1/firestore_export/firestore_export.overall_export_metadata",
    );
    const [before] = database().get(admin, [`${root}/c/a`]).docs;
    expect(readExport(local.engine, project, metadata)).toBe(false);
    database().clear();
    expect(readExport(local.engine, project, metadata)).toBe(true);
    expect(database().get(admin, [`${root}/c/a`]).docs).toEqual([before]);
  });

  it.each([
    ["an absolute folder", tmpdir(), "outside"],
    ["a folder above", "..", "outside"],
    ["a folder above, further in", "a/../../..", "outside"],
    ["a name that leads above", "a", "../../outside"],
    ["a name that is absolute", "a", join(tmpdir(), "outside")],
    ["a name that leads aside", "a", "../outside"],
    ["a name that is a path", "a", "b/outside"],
    ["a name that is none", "a", ".."],
    ["no name", "a", ""],
    ["the folder itself", ".", "."],
  ])("writes no export to %s", async (_, directory, name) => {
    const asked = await ask("POST", `${base}:export`, {
      export_directory: directory,
      export_name: name,
    });
    expect(asked.status).toBe(400);
    expect(asked.text).toContain("INVALID_ARGUMENT");
    expect(await readdir(folder)).toEqual([]);
    expect(existsSync(join(folder, "../outside"))).toBe(false);
  });
});
