import { existsSync } from "node:fs";
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(
  new URL("../../emulator/dist/firestore.cjs", import.meta.url),
);

export interface EngineProcess {
  host: string;
  port: number;
  /** 0 where the process is not ours. */
  pid: number;
  stop: () => Promise<void>;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === "object" ? (address?.port ?? 0) : 0),
      );
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      answer(true);
    });
    socket.once("error", () => answer(false));
  });
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 2000; tries += 1) {
    if (await accepts(port)) return;
    await new Promise((done) => setTimeout(done, 5));
  }
  throw new Error(`port ${port} did not open`);
}

export interface EngineOptions {
  /** Path of a rules file; without one everything is allowed. */
  rules?: string;
  /** The indexes without which a query is refused, those of the product when left out; null: none is needed. */
  indexes?: string | null;
  /** Where the documents are kept; without one in memory only. */
  dataDir?: string;
  /** As many megabytes as it may hold, where that is more than a program has. */
  memoryMb?: number;
}

function environment(dataDir: string | undefined): NodeJS.ProcessEnv {
  const env = { ...process.env };
  delete env["FIRESTORE_LOCAL_DATA"];
  return dataDir === undefined
    ? env
    : { ...env, FIRESTORE_LOCAL_DATA: dataDir };
}

/**
 * One local Firestore on a free port. Where FIRESTORE_EMULATOR_HOST is set already (Google's own
 * emulator), that one is used and left alone.
 */
export async function startEngine(
  project: string,
  {
    rules,
    dataDir,
    memoryMb,
    indexes = "firestore.indexes.json",
  }: EngineOptions = {},
): Promise<EngineProcess> {
  const given = process.env["FIRESTORE_EMULATOR_HOST"];
  if (given !== undefined && given !== "") {
    const [host = "127.0.0.1", port = "8080"] = given.split(":");
    return { host, port: Number(port), pid: 0, stop: () => Promise.resolve() };
  }
  if (!existsSync(program))
    throw new Error(
      `${program} is not there: run \`npm start\` or \`npm test\` once, which build it.`,
    );
  const port = await freePort();
  const named = { host: "127.0.0.1", port: String(port), project_id: project };
  const child = spawn(
    process.execPath,
    [
      ...(memoryMb === undefined
        ? []
        : [`--max-old-space-size=${String(memoryMb)}`]),
      program,
      ...Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]),
      ...(rules === undefined ? [] : ["--rules", rules]),
      ...(indexes === null ? [] : ["--indexes", indexes]),
    ],
    { stdio: "ignore", env: environment(dataDir) },
  );
  await untilOpen(port);
  return {
    host: "127.0.0.1",
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((done) => {
        child.once("exit", () => done());
        child.kill("SIGTERM");
      }),
  };
}
