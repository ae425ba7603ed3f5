import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

type Message = Record<string, unknown>;

const program = fileURLToPath(
  new URL("../../dist/storage-rules.cjs", import.meta.url),
);

let child: ChildProcess;
let lines: AsyncIterator<string>;
let errorOutput: string;

beforeEach(async () => {
  errorOutput = "";
  const started = spawn(process.execPath, [program, "serve"]);
  started.stderr.on("data", (chunk: Buffer) => {
    errorOutput += chunk.toString();
  });
  lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  child = started;
  expect(await receive()).toEqual({
    id: -1,
    status: "ok",
    errors: [],
    warnings: [],
  });
});
afterEach(() => {
  child.kill("SIGKILL");
});

async function receive(): Promise<Message> {
  const line: IteratorResult<string, unknown> = await lines.next();
  if (line.done) throw new Error(`the process ended: ${errorOutput}`);
  return JSON.parse(line.value) as Message;
}

const write = (line: string): void => {
  child.stdin?.write(`${line}\n`);
};

function ask(message: Message): Promise<Message> {
  write(JSON.stringify(message));
  return receive();
}

const rules = (condition: string, version = "2"): string =>
  `rules_version = '${version}';
service firebase.storage {
  match /b/{bucket}/o/{name} {
    allow read, write: if ${condition};
  }
}`;

const load = (rulesetName: string, content: string, id: number) =>
  ask({
    action: "load_ruleset",
    context: {
      rulesetName,
      source: { files: [{ name: "/app/storage.rules", content }] },
    },
    id,
  });

const question = (
  rulesetName: string,
  method: string,
  fields: object = {},
) => ({
  action: "verify",
  context: {
    rulesetName,
    service: "firebase.storage",
    path: "/b/demo.appspot.com/o/a.png",
    method,
    variables: {
      resource: { null_value: null },
      request: { map_value: { fields } },
    },
  },
});

const verdict = (id: number, permit: boolean) => ({
  id,
  status: "ok",
  errors: [],
  warnings: [],
  result: { permit },
});

describe("the Storage rules process", () => {
  it("keeps several rulesets apart", async () => {
    expect(await load("0", rules("true"), 0)).toMatchObject({
      id: 0,
      errors: [],
      result: { rulesVersion: 2 },
    });
    await load("1", rules("false"), 1);
    expect(await ask({ ...question("0", "get"), id: 2 })).toEqual(
      verdict(2, true),
    );
    expect(await ask({ ...question("1", "get"), id: 3 })).toEqual(
      verdict(3, false),
    );
    expect(await ask({ ...question("2", "get"), id: 4 })).toMatchObject({
      id: 4,
      errors: ["Unknown ruleset."],
      result: { permit: false },
    });
  });

  it("refuses a broken ruleset with its place and keeps the ones it has", async () => {
    await load("0", rules("true"), 0);
    const broken = await load("1", rules("request. == 1"), 1);
    expect(broken["errors"]).toEqual([
      expect.stringMatching(/^storage\.rules:4:\d+ \w/),
    ]);
    expect(broken).not.toHaveProperty("result");
    expect(await ask({ ...question("0", "get"), id: 2 })).toEqual(
      verdict(2, true),
    );
  });

  it("allows no list by rules of version 1", async () => {
    expect(await load("0", rules("true", "1"), 0)).toMatchObject({
      result: { rulesVersion: 1 },
    });
    await load("1", rules("true"), 1);
    const list = async (name: string, id: number) =>
      ask({ ...question(name, "list"), id });
    expect(await list("0", 2)).toEqual(verdict(2, false));
    expect(await list("1", 3)).toEqual(verdict(3, true));
    expect(await ask({ ...question("0", "get"), id: 4 })).toEqual(
      verdict(4, true),
    );
  });

  it("reads every kind of value", async () => {
    const condition = [
      "request.nothing == null",
      "request.yes",
      "request.n == 5 && request.big == 9007199254740993",
      "request.f == 1.5",
      "request.s == 'é'",
      "request.at == timestamp.value(1000)",
      "request.list == ['a', 1]",
      "request.set == ['a'].toSet()",
      "request.path == /b/x",
      "request.auth.token.admin && !('__proto__' in request.auth)",
    ].join(" && ");
    await load("0", rules(condition), 0);
    const one = { string_value: "a" };
    const fields = {
      nothing: { null_value: null },
      yes: { bool_value: true },
      n: { int_value: 5 },
      big: { int_value: "9007199254740993" },
      f: { float_value: 1.5 },
      s: { string_value: "é" },
      at: { timestamp_value: "1970-01-01T00:00:01Z" },
      list: { list_value: { values: [one, { int_value: 1 }] } },
      set: { set_value: { values: [one] } },
      path: { path_value: { segments: [{ simple: "b" }, { simple: "x" }] } },
      auth: {
        map_value: {
          fields: {
            token: { map_value: { fields: { admin: { bool_value: true } } } },
          },
        },
      },
    };
    expect(await ask({ ...question("0", "get", fields), id: 1 })).toEqual(
      verdict(1, true),
    );
  });

  it("asks for at most two documents and lets no third one in", async () => {
    const at = (id: string) => `/databases/(default)/documents/members/${id}`;
    const exists = (id: string) => `firestore.exists(${at(id)})`;
    await load("0", rules(`${exists("a")} && ${exists("b")}`), 0);
    await load(
      "1",
      rules(`${exists("a")} && ${exists("b")} && ${exists("c")}`),
      1,
    );
    const play = async (name: string, id: number) => {
      const asked: unknown[] = [];
      let answer = await ask({ ...question(name, "get"), id });
      while ("context" in answer) {
        asked.push((answer["context"] as Message)["path"]);
        const result = { name: "x", fields: {} };
        const next = answer["server_request_id"];
        answer = await ask({ status: "ok", result, id: next });
      }
      return { asked, result: answer["result"] };
    };
    expect(await play("0", 2)).toEqual({
      asked: [at("a"), at("b")],
      result: { permit: true },
    });
    expect(await play("1", 3)).toEqual({
      asked: [at("a"), at("b")],
      result: { permit: false },
    });
  });

  it.each([
    "{",
    "[]",
    "null",
    "\u0000",
    '{"action":"verify"',
    "x".repeat(100_000),
  ])(
    "answers an error to a line that is no message, and goes on",
    async (line) => {
      write("");
      write(line);
      expect(await receive()).toMatchObject({
        id: null,
        errors: ["Malformed message."],
      });
      await load("0", rules("true"), 0);
      expect(await ask({ ...question("0", "get"), id: 1 })).toEqual(
        verdict(1, true),
      );
      expect(errorOutput).toBe("");
    },
  );

  it("answers an error to messages it cannot follow", async () => {
    await load("0", rules("true"), 0);
    for (const message of [
      { action: "dance", context: {}, id: 1 },
      { action: "verify", id: 2 },
      { action: "load_ruleset", context: { source: { files: 3 } }, id: 3 },
      { ...question("0", "steal"), id: 4 },
      { status: "ok", id: 1_000_000 },
      { id: 5 },
    ]) {
      const answer = await ask(message);
      expect(answer["id"]).toBe(message.id);
      const { errors, result } = answer;
      expect({ errors, result }).not.toMatchObject({
        errors: [],
        result: { permit: true },
      });
    }
    expect(await ask({ ...question("0", "get"), id: 6 })).toEqual(
      verdict(6, true),
    );
  });

  it("ends with the signal and with its input", async () => {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    const second = spawn(process.execPath, [program, "serve"]);
    const over = new Promise((done) => second.once("exit", done));
    second.stdin.end();
    second.stdout.resume();
    expect(await over).toBe(0);
  });
});
