import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Position of the start time among the fields that follow the name in `/proc/<pid>/stat`. */
const START_FIELD = 19;
const held = new Set<string>();

function isNodeError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isNodeError(error, "EPERM");
  }
}

/** When a process began, where the system tells; it sets one apart from a later one of the same pid. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const afterName = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return afterName[START_FIELD] ?? "";
  } catch {
    return "";
  }
}

function tryCreate(file: string): boolean {
  try {
    const open = openSync(file, "wx");
    writeSync(open, `${process.pid} ${startOf(process.pid)}\n`);
    closeSync(open);
    return true;
  } catch (error) {
    if (isNodeError(error, "EEXIST")) return false;
    throw error;
  }
}

/** The pid in a lock file; undefined when nobody who is alive holds it. */
function holder(file: string): number | undefined {
  const [digits = "", start = ""] = readFileSync(file, "utf8").split(/\s/);
  const pid = Number.parseInt(digits, 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return held.has(file) ? pid : undefined;
  const another = start !== "" && startOf(pid) !== start;
  return isAlive(pid) && !another ? pid : undefined;
}

/**
 * Takes the lock of a folder and returns how to give it back. A lock whose process is gone is taken over;
 * a living one is an error.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, "lock");
  if (!tryCreate(file)) {
    const pid = holder(file);
    if (pid !== undefined) {
      throw new Error(
        `The folder ${folder} is in use by process ${pid}. End it, or remove ${file} if it is another program's.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryCreate(file)) {
      throw new Error(
        `The folder ${folder} was just taken by another process.`,
      );
    }
  }
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}
