import { build } from "esbuild";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let folder: string;
let program: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "firestore-process-"));
  program = join(folder, "firestore.cjs");
  await build({
    entryPoints: [fileURLToPath(new URL("../main.ts", import.meta.url))],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "cjs",
    target: "node20",
    logLevel: "error",
  });
}, 30_000);
afterAll(() => rm(folder, { recursive: true }));

interface Running {
  child: ChildProcess;
  url: string;
  output: () => string;
  exited: Promise<number | null>;
}

function start(port = 0, data?: string): Running {
  const flags = ["--host", "127.0.0.1", "--port", String(port)];
  const child = spawn(
    process.execPath,
    [program, ...flags, "--project_id", "demo-p", "--unknown_flag", "1"],
    { env: { ...process.env, FIRESTORE_LOCAL_DATA: data }, stdio: "pipe" },
  );
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  const exited = new Promise<number | null>((done) => {
    child.once("exit", done);
  });
  return {
    child,
    exited,
    output: () => text,
    get url() {
      const found = /listening on (\S+)/.exec(text)?.[1];
      return `http://${found ?? "nowhere"}`;
    },
  };
}

const ready = (running: Running) =>
  expect
    .poll(() => running.output(), { timeout: 10_000 })
    .toContain("listening");

const document = "/v1/projects/demo-p/databases/(default)/documents/c/a";
const owner = { authorization: "Bearer owner" };

describe("the Firestore process", () => {
  it.each(["SIGINT", "SIGTERM"] as const)(
    "stops on %s within a second, open connections or not, with code 0",
    async (name) => {
      const running = start();
      await ready(running);
      await fetch(running.url);
      const before = Date.now();
      running.child.kill(name);
      expect(await running.exited).toBe(0);
      expect(Date.now() - before).toBeLessThan(1000);
    },
    20_000,
  );

  it("keeps its documents through a kill", async () => {
    const data = join(folder, "data");
    const first = start(0, data);
    await ready(first);
    await fetch(first.url + document, {
      method: "PATCH",
      headers: owner,
      body: JSON.stringify({ fields: { n: { integerValue: "7" } } }),
    });
    first.child.kill("SIGKILL");
    await first.exited;
    const second = start(0, data);
    await ready(second);
    const read = await fetch(second.url + document, { headers: owner });
    expect(await read.json()).toMatchObject({
      fields: { n: { integerValue: "7" } },
    });
    second.child.kill("SIGINT");
    await second.exited;
  }, 20_000);

  it("says so when its port is taken", async () => {
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        done(typeof address === "object" && address ? address.port : 0);
      });
    });
    const running = start(port);
    expect(await running.exited).toBe(1);
    expect(running.output()).toContain("address already in use");
    other.close();
  }, 20_000);

  it("ends when the process that started it is killed", async () => {
    const script =
      "const child = require('node:child_process').spawn(process.execPath, " +
      `[${JSON.stringify(program)}, '--port', '0'], ` +
      "{ detached: true, stdio: ['ignore', 'inherit', 'inherit'] });" +
      "console.log('child', child.pid); setInterval(() => {}, 1000);";
    const parent = spawn(process.execPath, ["-e", script], { stdio: "pipe" });
    let text = "";
    parent.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
    await expect
      .poll(() => text, { timeout: 10_000 })
      .toMatch(/child \d+[\s\S]*listening|listening[\s\S]*child \d+/);
    const pid = Number(/child (\d+)/.exec(text)?.[1]);
    parent.kill("SIGKILL");
    const alive = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(alive()).toBe(true);
    await expect.poll(alive, { timeout: 4000 }).toBe(false);
  }, 20_000);
});
