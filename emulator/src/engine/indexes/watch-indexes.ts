import { unwatchFile, watchFile } from "node:fs";
import type { IndexFile } from "./index-file";
import { readIndexFile } from "./index-file";

const POLL_MS = 250;

/**
 * Reads an index file and again whenever it changes; a file that cannot be read then is told of and the
 * last good one stays. Throws when the first reading fails. Answers what ends it.
 */
export function watchIndexes(
  path: string,
  use: (file: IndexFile) => void,
  log: (line: string) => void,
): () => void {
  use(readIndexFile(path));
  const read = () => {
    try {
      use(readIndexFile(path));
      log(`indexes read again: ${path}`);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
  };
  watchFile(path, { interval: POLL_MS, persistent: false }, read);
  return () => unwatchFile(path, read);
}
