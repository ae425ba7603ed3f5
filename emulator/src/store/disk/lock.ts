import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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

/** Makes the lock file, with its content from the first moment on; false when there is one. */
function tryCreate(file: string): boolean {
  const mine = `${file}-${process.pid}`;
  writeFileSync(mine, `${process.pid} ${startOf(process.pid)}\n`);
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (isNodeError(error, "EEXIST")) return false;
    return tryCopy(mine, file);
  } finally {
    rmSync(mine, { force: true });
  }
}

/** For file systems without hard links. */
function tryCopy(from: string, file: string): boolean {
  try {
    copyFileSync(from, file, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isNodeError(error, "EEXIST")) return false;
    throw error;
  }
}

/** Removes a lock nobody holds, unless it has become another's since `content` was read. */
function removeStale(file: string, content: string): void {
  const moved = `${file}-${process.pid}`;
  try {
    renameSync(file, moved);
  } catch (error) {
    if (isNodeError(error, "ENOENT")) return;
    throw error;
  }
  if (readFileSync(moved, "utf8") === content) rmSync(moved);
  else renameSync(moved, file);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isNodeError(error, "ENOENT")) return "";
    throw error;
  }
}

/** The pid in a lock; undefined when nobody who is alive holds it. */
function holder(file: string, content: string): number | undefined {
  const [digits = "", start = ""] = content.split(/\s/);
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
    const content = contentOf(file);
    const pid = holder(file, content);
    if (pid !== undefined) {
      throw new Error(
        `The folder ${folder} is in use by process ${pid}. End it, or remove ${file} if it is another program's.`,
      );
    }
    removeStale(file, content);
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
