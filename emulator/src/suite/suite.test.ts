import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPorts, writeConfig } from "./config";
import {
  isAlive,
  killLeftovers,
  runningSuite,
  tokenVariable,
  writePidFile,
} from "./processes";
import { startSuite } from "./start-suite";
import { fireSchedule } from "./tick";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "suite-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const base = {
  firestore: { rules: "firestore.rules", indexes: "indexes.json" },
  storage: { rules: "storage.rules" },
  functions: [{ source: "functions", predeploy: ["npm run build"] }],
  hosting: { public: "dist", rewrites: [] },
  emulators: { singleProjectMode: true, firestore: { port: 1 } },
};

async function writeBase(): Promise<string> {
  const path = join(folder, "firebase.json");
  await writeFile(path, JSON.stringify(base));
  return path;
}

describe("writeConfig", () => {
  it("moves the ports and keeps every path pointing where it did", async () => {
    const out = writeConfig(
      await writeBase(),
      { firestore: 18100, hub: 18101 },
      join(folder, ".data/suite/firebase.json"),
    );
    expect(JSON.parse(readFileSync(out, "utf8"))).toEqual({
      firestore: {
        rules: join(folder, "firestore.rules"),
        indexes: join(folder, "indexes.json"),
      },
      storage: { rules: join(folder, "storage.rules") },
      functions: [{ source: "../../functions" }],
      hosting: { public: "../../dist", rewrites: [] },
      emulators: {
        singleProjectMode: true,
        firestore: { host: "127.0.0.1", port: 18100 },
        hub: { host: "127.0.0.1", port: 18101 },
        ui: { enabled: false },
      },
    });
    expect(readPorts(out)).toEqual({ firestore: 18100, hub: 18101 });
  });
});

/** A process that sleeps, with or without a suite's token. */
const sleeper = (token?: string): ChildProcess =>
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
    env: { ...process.env, [tokenVariable]: token },
    stdio: "ignore",
  });

describe("killLeftovers", () => {
  it("ends what carries the token, and nothing else", async () => {
    const token = "0123456789abcdef0123";
    const [ours, stranger] = [
      sleeper(token),
      sleeper("another-token-entirely"),
    ];
    const pidFile = join(folder, "suite.pid.json");
    writePidFile(pidFile, { token, pid: ours.pid ?? 0 });
    await expect.poll(() => runningSuite(pidFile)).toEqual({ pid: ours.pid });
    expect(await killLeftovers(pidFile)).toEqual([ours.pid]);
    expect(runningSuite(pidFile)).toBeNull();
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill("SIGKILL");
  });

  it("has nothing to do without a file, or with one it cannot read", async () => {
    const pidFile = join(folder, "suite.pid.json");
    expect(await killLeftovers(pidFile)).toEqual([]);
    await writeFile(pidFile, "{");
    expect(await killLeftovers(pidFile)).toEqual([]);
    expect(existsSync(pidFile)).toBe(false);
  });
});

describe("fireSchedule", () => {
  it("posts to every scheduled function of the region, with the time", async () => {
    const seen: string[] = [];
    const trigger = (name: string, region: string, schedule?: object) => ({
      id: `${region}-${name}`,
      name,
      region,
      schedule,
    });
    const host = createServer((request, response) => {
      if (request.url === "/backends") {
        const functionTriggers = [
          trigger("hourly", "europe-west3", { schedule: "every 1 hours" }),
          trigger("other", "us-central1", { schedule: "every 1 hours" }),
          trigger("callable", "europe-west3"),
        ];
        response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
        return;
      }
      if (request.url?.endsWith("-0")) {
        response.writeHead(404);
        response.end(
          "Function x does not exist, valid functions are: europe-west3-callable, europe-west3-hourly-3",
        );
        return;
      }
      const time = request.headers["x-cloudscheduler-scheduletime"];
      seen.push(`${request.url ?? ""} ${String(time)}`);
      response.end();
    });
    await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
    const { port } = host.address() as AddressInfo;
    const options = {
      functionsHost: `127.0.0.1:${port}`,
      project: "demo-x",
      at: new Date("2031-01-01T00:00:00Z"),
    };
    const fired = await fireSchedule({ ...options, region: "europe-west3" });
    expect(fired).toEqual([
      { name: "hourly", region: "europe-west3", status: 200 },
    ]);
    expect(seen).toEqual([
      "/functions/projects/demo-x/triggers/europe-west3-hourly-3 2031-01-01T00:00:00.000Z",
    ]);
    await expect(fireSchedule({ ...options, name: "none" })).rejects.toThrow(
      "no scheduled function none among: hourly, other",
    );
    host.closeAllConnections();
    host.close();
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe("startSuite", () => {
  it("starts stock firebase-tools on our Firestore, exports, stops and leaves nothing", async () => {
    const emulator = dirname(fileURLToPath(new URL("..", import.meta.url)));
    execFileSync(process.execPath, [join(emulator, "build.mjs")]);
    await writeFile(
      join(folder, "firestore.rules"),
      "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /open/{id} { allow read; } } }",
    );
    const ports = {
      firestore: await freePort(),
      hub: await freePort(),
      logging: await freePort(),
    };
    const configPath = writeConfig(
      await writeBase(),
      ports,
      join(folder, "suite/firebase.json"),
    );
    await mkdir(join(folder, "functions"));
    const options = {
      configPath,
      project: `demo-suite-${process.pid}`,
      only: ["firestore"] as const,
    };
    const lines: string[] = [];
    const suite = await startSuite({
      ...options,
      onLine: (line) => lines.push(line),
    });
    expect(suite.ports).toEqual(ports);
    expect(lines.join("\n")).toContain("All emulators ready!");
    await expect(startSuite(options)).rejects.toThrow("already runs");
    const documents = `http://127.0.0.1:${ports.firestore}/v1/projects/${options.project}/databases/(default)/documents`;
    expect((await fetch(`${documents}/open/a`)).status).toBe(404);
    expect((await fetch(`${documents}/closed/a`)).status).toBe(403);
    await suite.exportTo(join(folder, "deep/export"));
    expect(
      existsSync(join(folder, "deep/export/firebase-export-metadata.json")),
    ).toBe(true);
    const pidFile = join(folder, "suite/suite.pid.json");
    expect(runningSuite(pidFile)).toEqual({ pid: suite.pid });
    await suite.stop();
    expect(await suite.exited).toBe(0);
    expect(isAlive(suite.pid)).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
    await expect(fetch(documents)).rejects.toThrow();
  }, 60_000);
});
