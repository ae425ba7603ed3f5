import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { replay } from "./api-answer";
import { testRequestOf } from "./api-request";
import type { RulesEntry } from "./format";
import { readRulesFiles } from "./format";

const entry: RulesEntry = {
  name: "a lookup",
  reference: "lookups",
  expression: "exists(/databases/(default)/documents/users/alice)",
  cases: [
    {
      expect: "ALLOW",
      request: { method: "create", data: { n: 1 } },
      documents: { "users/alice": { n: 2 }, "users/bob": null },
    },
    { expect: "DENY", api: "answers otherwise" },
    { expect: "DENY", request: { auth: null } },
  ],
};

describe("the request to the Rules API", () => {
  it("has the standard ruleset and every case that can be asked", () => {
    const { source, testSuite } = testRequestOf(entry);
    expect(source.files[0]?.content.split("\n")[5]?.trim()).toBe(
      "exists(/databases/(default)/documents/users/alice);",
    );
    expect(testSuite.testCases).toHaveLength(2);
  });

  it("says who asks for what, and mocks the documents", () => {
    const arg = (id: string) => [
      { exactValue: `/databases/(default)/documents/users/${id}` },
    ];
    expect(testRequestOf(entry).testSuite.testCases[0]).toEqual({
      expectation: "ALLOW",
      pathEncoding: "PLAIN",
      request: {
        method: "create",
        path: "/databases/(default)/documents/doc/x",
        time: "2030-06-15T12:30:45.123456Z",
        auth: { uid: "alice", token: { sub: "alice", role: "editor" } },
        resource: { data: { n: 1 } },
      },
      functionMocks: [
        {
          function: "get",
          args: arg("alice"),
          result: { value: { data: { n: 2 } } },
        },
        { function: "exists", args: arg("alice"), result: { value: true } },
        { function: "get", args: arg("bob"), result: { undefined: {} } },
        { function: "exists", args: arg("bob"), result: { value: false } },
      ],
    });
  });

  it("has no auth of a signed-out client, and the data as it is", () => {
    const [, read] = testRequestOf(entry).testSuite.testCases;
    expect(read?.request).not.toHaveProperty("auth");
    expect(read?.resource).toHaveProperty("data.owner", "alice");
  });

  it("has the attributes of files as they are, and mocks of their lookups", () => {
    const { testSuite } = testRequestOf({
      ...entry,
      service: "storage",
      cases: [
        {
          expect: "ALLOW",
          request: { method: "list" },
          documents: { "users/alice": {} },
        },
        { expect: "ALLOW" },
      ],
    });
    const [list, get] = testSuite.testCases;
    expect(list).toMatchObject({
      request: { path: "/b/bucket/o/file/x.png", query: {} },
      functionMocks: [
        { function: "firestore.get" },
        { function: "firestore.exists" },
      ],
    });
    expect(get).toHaveProperty("resource.name", "file/x.png");
  });
});

describe("the answers of the Rules API", () => {
  const ask = (testResults: { state: string }[]) =>
    replay(entry, () => Promise.resolve({ status: 200, testResults }));

  it("are as expected when every case succeeds", async () => {
    expect(await ask([{ state: "SUCCESS" }, { state: "SUCCESS" }])).toEqual([]);
  });

  it("differ by every case that does not", async () => {
    expect(await ask([{ state: "SUCCESS" }, { state: "FAILURE" }])).toEqual([
      "case 1: not DENY, FAILURE",
    ]);
    expect(await ask([])).toHaveLength(2);
  });

  it("differ by the issues of the sources", async () => {
    const refused: RulesEntry = {
      ...entry,
      issues: [{ severity: "ERROR", description: "No.", line: 1, column: 2 }],
      cases: [],
    };
    const sourcePosition = { line: 1, column: 2 };
    const issue = { severity: "ERROR", description: "No.", sourcePosition };
    const answered = (issues: (typeof issue)[]) =>
      replay(refused, () => Promise.resolve({ status: 200, issues }));
    expect(await answered([issue])).toEqual([]);
    expect(await answered([])).toEqual(["no issue: ERROR No. (1:2)"]);
    expect(await answered([{ ...issue, description: "Other." }])).toHaveLength(
      2,
    );
  });

  it("refuse several files and nothing else", async () => {
    const files = [{ name: "a", content: [] }];
    const status = (code: number) => () => Promise.resolve({ status: code });
    expect(await replay({ ...entry, files }, status(400))).toEqual([]);
    expect(await replay({ ...entry, files }, status(200))).not.toEqual([]);
    expect(await replay(entry, status(403))).toEqual(["status 403"]);
  });
});

describe("the command", () => {
  it("posts every entry to the API and fails when answers differ", async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(`${String(request.url)} ${request.headers.authorization}`);
      request.resume().on("end", () => response.end("{}"));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const env = {
      ...process.env,
      RULES_API_URL: `http://localhost:${String(port)}`,
      RULES_API_PROJECT: "demo",
      RULES_API_TOKEN: "token",
    };
    const command = fileURLToPath(new URL("replay.ts", import.meta.url));
    const code = await new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        ["--import", "tsx", command],
        { env, maxBuffer: 1e8 },
        () => {
          resolve(child.exitCode);
        },
      );
    });
    const entries = readRulesFiles().flatMap((file) => file.entries);
    expect(asked).toHaveLength(entries.length);
    expect(new Set(asked)).toEqual(
      new Set(["/v1/projects/demo:test Bearer token"]),
    );
    expect(code).toBe(1);
  }, 60_000);
});
