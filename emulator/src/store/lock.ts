import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

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

function tryCreate(file: string): boolean {
  try {
    const open = openSync(file, "wx");
    writeSync(open, `${process.pid}\n`);
    closeSync(open);
    return true;
  } catch (error) {
    if (isNodeError(error, "EEXIST")) return false;
    throw error;
  }
}

/** The pid in a lock file; undefined when nobody who is alive holds it. */
function holder(file: string): number | undefined {
  const pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return held.has(file) ? pid : undefined;
  return isAlive(pid) ? pid : undefined;
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
