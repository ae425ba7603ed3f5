import { spawn } from "node:child_process";
import { createServer, connect } from "node:net";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface EngineProcess {
  host: string;
  port: number;
  stop: () => Promise<void>;
}

const bundle = "emulator/dist/firestore.cjs";
const startLimit = 20_000;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** An emulator that runs already (FIRESTORE_EMULATOR_HOST, Google's own too), else our engine on a free port. */
export async function startEngine(projectId: string): Promise<EngineProcess> {
  const [known, knownPort] = (
    process.env["FIRESTORE_EMULATOR_HOST"] ?? ""
  ).split(":");
  if (known && knownPort)
    return {
      host: known,
      port: Number(knownPort),
      stop: () => Promise.resolve(),
    };
  const [host, port] = ["127.0.0.1", await freePort()];
  const args = ["--host", host, "--port", `${port}`, "--project_id", projectId];
  args.push("--indexes", "firestore.indexes.json");
  const child = spawn(process.execPath, [bundle, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
  });
  const deadline = Date.now() + startLimit;
  while (!(await accepts(host, port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${bundle} did not start: is the emulator built?`);
    }
    await sleep(25);
  }
  return {
    host,
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
