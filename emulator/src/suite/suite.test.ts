import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPorts, writeConfig } from "./config";
import {
  isAlive,
  killLeftovers,
  runningSuite,
  tokenVariable,
  writePidFile,
} from "./processes";
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
  // Deployed only: the config that is derived has none.
  extensions: { "send-mail": "somebody/send-mail@1.0.0" },
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
