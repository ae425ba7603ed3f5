import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Every process of a suite inherits this variable, so that a suite can recognise its own. */
export const tokenVariable = "SUITE_TOKEN";

interface PidFile {
  token: string;
  pid: number;
}

/** Remembers whose processes are whose, for `killLeftovers`. */
export function writePidFile(path: string, content: PidFile): void {
  writeFileSync(path, `${JSON.stringify(content)}\n`);
}

function readPidFile(path: string): PidFile | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof value !== "object" || value === null) return null;
    if (!("token" in value) || !("pid" in value)) return null;
    const { token, pid } = value;
    if (typeof token !== "string" || token.length < 16) return null;
    return typeof pid === "number" ? { token, pid } : null;
  } catch {
    return null;
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}

function pidsFromProc(mark: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .filter((pid) => environmentOf(pid).split("\0").includes(mark))
    .map(Number);
}

function pidsFromPs(mark: string): number[] {
  const listing = execFileSync("ps", ["eww", "-ax", "-o", "pid=,command="], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing
    .split("\n")
    .filter((line) => line.split(" ").includes(mark))
    .map((line) => Number.parseInt(line, 10))
    .filter(Number.isInteger);
}

/** Pids alive that carry the suite's token, this process excepted. Empty on Windows. */
export function pidsOfSuite(token: string): number[] {
  if (process.platform === "win32") return [];
  const mark = `${tokenVariable}=${token}`;
  const pids =
    process.platform === "linux" ? pidsFromProc(mark) : pidsFromPs(mark);
  return pids.filter((pid) => pid !== process.pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself in between, which is what was wanted.
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** True once `done()` holds, false when it still does not after `ms`. */
export async function waitUntil(
  done: () => boolean,
  ms: number,
): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(50))
    if (done()) return true;
  return done();
}

/** Ends every process that carries the token: asked first, then killed. Returns their pids. */
export async function endSuite(
  token: string,
  graceMs: number,
): Promise<number[]> {
  const pids = pidsOfSuite(token);
  for (const pid of pids) signal(pid, "SIGTERM");
  await waitUntil(() => pidsOfSuite(token).length === 0, graceMs);
  for (const pid of pidsOfSuite(token)) signal(pid, "SIGKILL");
  await waitUntil(() => pidsOfSuite(token).length === 0, 2000);
  return pids;
}

/**
 * Ends what a killed suite left running. Only processes that carry the token written in the file
 * are touched, so a recycled pid never is. Returns the pids ended; empty when there were none.
 */
export async function killLeftovers(pidFile: string): Promise<number[]> {
  const content = readPidFile(pidFile);
  const ended = content === null ? [] : await endSuite(content.token, 3000);
  rmSync(pidFile, { force: true });
  return ended;
}

/** The suite recorded in the file, if its main process still runs; null otherwise. */
export function runningSuite(pidFile: string): { pid: number } | null {
  const content = readPidFile(pidFile);
  if (content === null) return null;
  const { pid, token } = content;
  return pidsOfSuite(token).includes(pid) ? { pid } : null;
}
