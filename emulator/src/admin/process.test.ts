import { Firestore } from "@google-cloud/firestore";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** As it is shipped; `npm run build` writes it. */
const program = fileURLToPath(
  new URL("../../dist/firestore.cjs", import.meta.url),
);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "firestore-process-"));
});
afterAll(() => rm(folder, { recursive: true }));

interface Running {
  child: ChildProcess;
  url: string;
  output: () => string;
  exited: Promise<number | null>;
}

function start(flags: readonly string[] = [], preload?: string): Running {
  const given = [
    "--port",
    "0",
    "--project_id",
    "demo-p",
    "--unknown_flag",
    "1",
  ];
  const before = preload === undefined ? [] : ["--require", preload];
  const child = spawn(
    process.execPath,
    [...before, program, ...given, ...flags],
    { env: { ...process.env, FIRESTORE_LOCAL_DATA: "" }, stdio: "pipe" },
  );
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
  const exited = new Promise<number | null>((done) => {
    child.once("close", done);
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

const documentsPath = "/v1/projects/demo-p/databases/(default)/documents";
const owner = { authorization: "Bearer owner" };

/**
 * Opens a gRPC listener and waits for its first snapshot; returns how to be done with it. The
 * client is not terminated: its own retry after the end of its server would reject unhandled.
 */
async function openGrpcListener(running: Running): Promise<() => void> {
  const host = running.url.slice("http://".length);
  const client = new Firestore({
    projectId: "demo-p",
    host,
    ssl: false,
    customHeaders: { Authorization: "Bearer owner" },
  });
  let stop: () => void = () => undefined;
  await new Promise<void>((heard) => {
    stop = client.collection("c").onSnapshot(
      () => heard(),
      () => undefined,
    );
  });
  return stop;
}

/** A WebChannel session with its back channel open, resolved once the first bytes are there. */
async function openWebChannel({ url }: Running): Promise<void> {
  const channel = `${url}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=projects%2Fdemo-p%2Fdatabases%2F(default)`;
  const database = "projects/demo-p/databases/(default)";
  const target = {
    targetId: 2,
    documents: { documents: [`${database}/documents/c/a`] },
  };
  const request = encodeURIComponent(
    JSON.stringify({ database, addTarget: target }),
  );
  const opened = await fetch(`${channel}&RID=1&CVER=22&t=1`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `count=1&ofs=0&req0___data__=${request}`,
  });
  const sid = /"c","([^"]+)"/.exec(await opened.text())?.[1] ?? "";
  expect(sid).not.toBe("");
  const back = await fetch(
    `${channel}&RID=rpc&SID=${sid}&AID=0&CI=0&TYPE=xmlhttp&t=1`,
  );
  const reader = back.body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  reader?.closed.catch(() => undefined);
}

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

  it("stops on SIGINT in less than 4 s with streams open on every transport", async () => {
    const running = start();
    await ready(running);
    const endListener = await openGrpcListener(running);
    await openWebChannel(running);
    const before = Date.now();
    running.child.kill("SIGINT");
    expect(await running.exited).toBe(0);
    expect(Date.now() - before).toBeLessThan(4000);
    endListener();
  }, 20_000);

  it("outlives a fault that nobody caught, and says what it was", async () => {
    const preload = join(folder, "faults.cjs");
    await writeFile(
      preload,
      `setTimeout(() => { throw new Error("a fault"); }, 300);
       setTimeout(() => { void Promise.reject(new Error("a rejection")); }, 300);`,
    );
    const running = start([], preload);
    await ready(running);
    await expect.poll(running.output, { timeout: 5000 }).toContain("a fault");
    await expect.poll(running.output).toContain("a rejection");
    expect(await (await fetch(running.url)).text()).toBe("Ok\n");
    running.child.kill("SIGINT");
    expect(await running.exited).toBe(0);
  }, 20_000);

  it("goes on when nobody reads what it says any more", async () => {
    const running = start();
    await ready(running);
    running.child.stdout?.destroy();
    running.child.stderr?.destroy();
    const rules = { rules: { files: [{ content: "no rules" }] } };
    for (let i = 0; i < 3; i += 1) {
      await fetch(`${running.url}/emulator/v1/projects/demo-p:securityRules`, {
        method: "PUT",
        body: JSON.stringify(rules),
      });
      const answer = await fetch(`${running.url}${documentsPath}/c/a`, {
        headers: owner,
      });
      expect(answer.status).toBe(404);
    }
    running.child.kill("SIGINT");
    expect(await running.exited).toBe(0);
  }, 20_000);

  it.each([
    [
      ["--port", "http"],
      '--port is a whole number from 0 to 65535, not "http".',
    ],
    [["--host", "0.0.0.0"], "--host 0.0.0.0 would let other machines in"],
    [["--rules", "nowhere.rules"], "ENOENT: no such file or directory, open"],
    [["--seed_from_export", "nowhere/m"], "holds no export of this program"],
    [["--data", "--memory"], "--data needs a value."],
  ])(
    "does not start with %j, and says why",
    async (flags, reason) => {
      const running = start(flags);
      expect(await running.exited).toBe(1);
      expect(running.output()).toContain(reason);
      expect(running.output().trim().split("\n")).toHaveLength(1);
    },
    20_000,
  );

  it("says so when its port is taken", async () => {
    const other = createServer();
    const port = await new Promise<number>((done) => {
      other.listen(0, "127.0.0.1", () => {
        const address = other.address();
        done(typeof address === "object" && address ? address.port : 0);
      });
    });
    const running = start(["--port", String(port)]);
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
