import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { readPorts, type EmulatorName, type SuitePorts } from "./config";
import {
  endSuite,
  runningSuite,
  tokenVariable,
  waitUntil,
  writePidFile,
} from "./processes";
import { temporaryFolder } from "./temporary";

export interface SuiteOptions {
  /** A firebase.json whose `emulators` name every port; see `writeConfig`. */
  configPath: string;
  /** Project id; `demo-*` keeps firebase-tools offline. */
  project: string;
  only: readonly EmulatorName[];
  /** Added to the environment of the suite and of the functions. */
  env?: Record<string, string>;
  /** Where the local Firestore keeps its documents; absent: in memory only. */
  dataDir?: string;
  /** An index file: a query whose index it lacks is refused, as production does. Absent: none is. */
  indexes?: string;
  /** Folder of a previous export. Ignored when it holds none. */
  importDir?: string;
  /** Folder to export to on a clean stop. */
  exportDir?: string;
  /** Working folder: debug logs and temporary exports land here. Default: the config's folder. */
  cwd?: string;
  /** For `killLeftovers` after a kill. Default: `suite.pid.json` in `cwd`. */
  pidFile?: string;
  /** Google's own emulators (Java and a download) instead of ours. */
  official?: boolean;
  /** All functions in one process, those that people wait for in one beside it, instead of one each. */
  sharedFunctions?: boolean;
  /** Default 120 s. */
  readyTimeoutMs?: number;
  onLine?: (line: string) => void;
}

export interface Suite {
  readonly ports: SuitePorts;
  /** Of the firebase-tools process. */
  readonly pid: number;
  /** Resolves with the exit code when firebase-tools ends, for whatever reason. */
  readonly exited: Promise<number | null>;
  /** The last lines that firebase-tools wrote, at most 40: what is left to read when it ends by itself. */
  lastLines(): string[];
  /**
   * Clean stop, then everything that still carries the suite's token is ended. Idempotent; runs by
   * itself when firebase-tools ends without being asked.
   */
  stop(): Promise<void>;
  /** Writes an export; the folder is replaced as a whole. Default targets: all that run. */
  exportTo(dir: string, targets?: readonly EmulatorName[]): Promise<void>;
}

const here = dirname(fileURLToPath(import.meta.url));
const emulatorDir = resolve(here, "../..");
const firebaseCli = join(
  emulatorDir,
  "node_modules/firebase-tools/lib/bin/firebase.js",
);
const binaries = {
  FIRESTORE_EMULATOR_BINARY_PATH: join(emulatorDir, "dist/firestore.cjs"),
  STORAGE_EMULATOR_BINARY_PATH: join(emulatorDir, "dist/storage-rules.cjs"),
};
const readyText = "All emulators ready!";

function suiteEnvironment(
  options: SuiteOptions,
  token: string,
  temporary: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    METADATA_SERVER_DETECTION: "none",
    FUNCTIONS_EMULATOR_PARALLEL: "2",
    FORCE_COLOR: "0",
    SUITE_FUNCTIONS: options.sharedFunctions ? "shared" : "",
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    ...(options.official
      ? { SUITE_JAVA: "official" }
      : { SUITE_JAVA: "", ...binaries }),
    ...(options.dataDir
      ? { FIRESTORE_LOCAL_DATA: resolve(options.dataDir) }
      : {}),
    ...(options.indexes
      ? { FIRESTORE_LOCAL_INDEXES: resolve(options.indexes) }
      : {}),
    ...options.env,
    [tokenVariable]: token,
  };
}

function suiteArguments(options: SuiteOptions): string[] {
  const importDir = options.importDir;
  const usable =
    importDir !== undefined &&
    existsSync(join(importDir, "firebase-export-metadata.json"));
  return [
    "--require",
    join(here, "preload.cjs"),
    firebaseCli,
    "emulators:start",
    "--config",
    resolve(options.configPath),
    "--project",
    options.project,
    "--only",
    options.only.join(","),
    ...(usable ? ["--import", resolve(importDir)] : []),
    ...(options.exportDir
      ? ["--export-on-exit", resolve(options.exportDir)]
      : []),
  ];
}

function checkInstalled(options: SuiteOptions): void {
  const needed = options.official
    ? [firebaseCli]
    : [firebaseCli, ...Object.values(binaries)];
  for (const path of needed)
    if (!existsSync(path))
      throw new Error(
        `${path} is missing: run npm ci and npm run build in ${emulatorDir}`,
      );
}

/** Resolves when firebase-tools says so, rejects with its last lines when it ends first. */
function untilReady(
  child: ChildProcess,
  exited: Promise<number | null>,
  last: string[],
  options: SuiteOptions,
): Promise<void> {
  return new Promise((ready, fail) => {
    const onLine = (line: string) => {
      options.onLine?.(line);
      last.push(line);
      if (last.length > 40) last.shift();
      if (line.includes(readyText)) ready();
    };
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on("line", onLine);
    const ms = options.readyTimeoutMs ?? 120_000;
    setTimeout(
      () => fail(new Error(`the suite is not ready after ${ms} ms`)),
      ms,
    ).unref();
    void exited.then((code) =>
      fail(
        new Error(
          `the suite ended with code ${String(code)}:\n${last.join("\n")}`,
        ),
      ),
    );
  });
}

async function requestExport(
  hubPort: number | undefined,
  dir: string,
  targets: readonly EmulatorName[] | undefined,
): Promise<void> {
  const path = resolve(dir);
  mkdirSync(dirname(path), { recursive: true });
  const answer = await fetch(
    `http://127.0.0.1:${hubPort ?? 4400}/_admin/export`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ path, initiatedBy: "suite", targets }),
    },
  );
  if (!answer.ok) throw new Error(`export failed: ${await answer.text()}`);
}

async function stopSuite(child: ChildProcess, token: string): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  if (child.connected) child.send("stop", () => undefined);
  else if (!ended()) child.kill("SIGINT");
  if (!(await waitUntil(ended, 20_000))) child.kill("SIGKILL");
  await endSuite(token, 3000);
}

/**
 * Starts stock firebase-tools with our Firestore and Storage rules in the place of the JARs and
 * resolves when all emulators are ready. Rejects, with everything ended, when they cannot be.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  checkInstalled(options);
  const cwd = resolve(options.cwd ?? dirname(options.configPath));
  const pidFile = options.pidFile ?? join(cwd, "suite.pid.json");
  const running = runningSuite(pidFile);
  if (running) throw new Error(`the suite already runs, pid ${running.pid}`);
  const ports = readPorts(options.configPath);
  const token = randomUUID();
  mkdirSync(cwd, { recursive: true });
  const temporary = temporaryFolder(cwd);
  const child = spawn(process.execPath, suiteArguments(options), {
    cwd,
    env: suiteEnvironment(options, token, temporary),
    // Its own group: Ctrl-C reaches it once, through stop(), never twice.
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const exited = new Promise<number | null>((done) => {
    child.once("error", () => done(null));
    child.once("exit", done);
  });
  const pid = child.pid;
  if (pid === undefined) throw new Error("firebase-tools could not start");
  writePidFile(pidFile, { token, pid });
  let stopping: Promise<void> | null = null;
  const stop = () =>
    (stopping ??= stopSuite(child, token).then(() => {
      rmSync(pidFile, { force: true });
      rmSync(temporary, { recursive: true, force: true });
    }));
  void exited.then(stop);
  const last: string[] = [];
  try {
    await untilReady(child, exited, last, options);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ports,
    pid,
    exited,
    lastLines: () => [...last],
    stop,
    exportTo: (dir, targets) => requestExport(ports.hub, dir, targets),
  };
}
