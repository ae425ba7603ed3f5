import { readFileSync } from "node:fs";

/**
 * The process group and the foreground group of the terminal, from a line of /proc/<pid>/stat. The name
 * of the program may hold spaces and brackets.
 */
function groupsIn(stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { own: Number(fields[2]), foreground: Number(fields[5]) };
}

function isForeground() {
  try {
    const { own, foreground } = groupsIn(
      readFileSync("/proc/self/stat", "utf8"),
    );
    return own === foreground;
  } catch {
    return process.stdout.isTTY === true;
  }
}

/** Whether this process was started in the foreground of a terminal, and so ends when that is closed. */
export const endsWithTerminal = () =>
  process.stdin.isTTY === true && isForeground();

/**
 * Stays when the shell that started this process in the background is gone: neither its hang-up nor
 * writing to where nobody reads ends it. What was started in the foreground of a terminal ends with that.
 * Node forgets that `nohup` asked for as much.
 */
export function outliveShell() {
  if (endsWithTerminal()) return;
  process.on("SIGHUP", () => undefined);
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", () => undefined);
}

/** The signals that ask this process to stop. */
export const stopSignals = () =>
  endsWithTerminal() ? ["SIGINT", "SIGTERM", "SIGHUP"] : ["SIGINT", "SIGTERM"];
