import { statSync } from "node:fs";
import type { IndexFile } from "./index-file";
import { readIndexFile } from "./index-file";

const POLL_MS = 250;

/** What changes whenever a file is written; empty while there is none. */
function stateOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined
    ? ""
    : [found.ino, found.size, found.mtimeNs].join(" ");
}

/**
 * Reads an index file and again whenever it changes; a file that cannot be read then is told of and the
 * last good one stays. Throws when the first reading fails. Answers what ends it.
 */
export function watchIndexes(
  path: string,
  use: (file: IndexFile) => void,
  log: (line: string) => void,
): () => void {
  // Looked at before it is read, which watchFile does later: what is written in between would go unseen.
  let state = stateOf(path);
  use(readIndexFile(path));
  const look = () => {
    const now = stateOf(path);
    if (now === state) return;
    state = now;
    try {
      use(readIndexFile(path));
      log(`indexes read again: ${path}`);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  const timer = setInterval(look, POLL_MS).unref();
  return () => {
    clearInterval(timer);
  };
}
