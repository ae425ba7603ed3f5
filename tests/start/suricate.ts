import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pidsOfSuite } from "../../emulator/src/suite/processes";

const root = join(import.meta.dirname, "../..");

/** The first of seven ports in a row: beside those of the end-to-end tests. */
const firstPort = Number(process.env["SURICATE_START_PORT"] ?? 19600);

const names = [
  "AUTH",
  "FUNCTIONS",
  "FIRESTORE",
  "STORAGE",
  "HOSTING",
  "HUB",
  "LOGGING",
] as const;
type Name = (typeof names)[number];

export const port = (name: Name): number => firstPort + names.indexOf(name);

export const project = "demo-kill";
export const suiteAddress = {
  firestoreHost: `127.0.0.1:${port("FIRESTORE")}`,
  authHost: `127.0.0.1:${port("AUTH")}`,
  project,
};
export const page = `http://127.0.0.1:${port("HOSTING")}`;

const environment = (data: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(
    names.map((name) => [`SURICATE_PORT_${name}`, String(port(name))]),
  ),
  SURICATE_PROJECT: project,
  SURICATE_DATA: data,
  SURICATE_TICK: "off",
});

/** `node demo/start.mjs`, as a person runs it. */
export interface Start {
  pid: number;
  /** Everything it has printed, and the complaints alone. */
  output: () => string;
  complaints: () => string;
  /** Resolves when it says that all is there; rejects with its output when it ends before. */
  ready: Promise<void>;
  exited: Promise<number | null>;
}

export function start(data: string, args: readonly string[] = []): Start {
  const child = spawn(process.execPath, ["demo/start.mjs", ...args], {
    cwd: root,
    env: environment(data),
    // A group of its own, as a shell gives every job.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let complaints = "";
  const exited = new Promise<number | null>((done) => {
    child.once("close", done);
  });
  const ready = new Promise<void>((done, fail) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("Suricate is ready")) done();
    });
    void exited.then(() => fail(new Error(`It ended:\n${output}`)));
  });
  ready.catch(() => undefined);
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    complaints += chunk.toString();
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    complaints: () => complaints,
    ready,
    exited,
  };
}

interface PidFile {
  token: string;
  /** Of firebase-tools. */
  pid: number;
}

const pidFile = (data: string) =>
  JSON.parse(
    readFileSync(join(data, "suite/suite.pid.json"), "utf8"),
  ) as PidFile;

/** The processes of the suite that a start has begun. */
export const suitePids = (data: string): number[] =>
  pidsOfSuite(pidFile(data).token);

/** False once it has ended, though whoever inherited it may not have collected it yet. */
export function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Without a warning; one that has ended by itself meanwhile needs none. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (isRunning(pid)) throw error;
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Kills the start and every process of its suite, without a warning, until none is left: one that
 * was just being born is not among the first.
 */
export async function killAll({ pid, exited }: Start, data: string) {
  kill(pid);
  for (
    let pids = suitePids(data);
    pids.length > 0;
    pids = suitePids(data), await pause(50)
  )
    pids.forEach(kill);
  await exited;
}

/** Kills the start and firebase-tools, but none of what those have begun. */
export async function killHeads({ pid, exited }: Start, data: string) {
  for (const one of [pid, pidFile(data).pid]) kill(one);
  await exited;
}

/** What all processes of a job hear when the shell that started it goes. */
export const hangUp = ({ pid }: Start): void =>
  void process.kill(-pid, "SIGHUP");

/** Ends it as Ctrl-C does. */
export async function stop({ pid, exited }: Start): Promise<number | null> {
  process.kill(pid, "SIGINT");
  return exited;
}
