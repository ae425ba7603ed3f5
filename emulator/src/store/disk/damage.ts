import { closeSync, openSync, readSync, statSync, truncateSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { writeWhole } from "./folder";

function bytesFrom(file: string, at: number): Buffer {
  const bytes = Buffer.alloc(statSync(file).size - at);
  const open = openSync(file, "r");
  try {
    let read = 0;
    while (read < bytes.length) {
      const count = readSync(open, bytes, read, bytes.length - read, at + read);
      if (count === 0) break;
      read += count;
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(open);
  }
}

/**
 * Cuts a file off at a byte. What is cut is kept beside it as `<file>.damaged-<time>`.
 * Returns what was done, for people.
 */
export function cutOff(file: string, at: number): string {
  const bytes = bytesFrom(file, at);
  const time = new Date().toISOString().replaceAll(":", "-");
  const copy = join(dirname(file), `${basename(file)}.damaged-${time}`);
  writeWhole(copy, bytes);
  truncateSync(file, at);
  return `${file}: damaged at byte ${at}, ${bytes.length} bytes cut off and kept in ${copy}`;
}

/** Why a folder is not opened: good commits stand after damaged ones. */
export function refusal(folder: string, file: string, at: number): Error {
  return new Error(
    `The log ${file} is damaged at byte ${at}, and commits stand after the damage. Nothing was changed. ` +
      `Put back a copy of ${folder}, or start once with --repair (FIRESTORE_LOCAL_REPAIR=true): what follows that byte is then cut off and kept beside the log.`,
  );
}
