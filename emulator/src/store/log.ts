import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  truncateSync,
} from "node:fs";
import { StatusError } from "../contract";
import { decodeFrame, encodeFrame, readLines, writeFully } from "./frame";

/**
 * Gives every record of a log file to `each`. A last record that was not written to its end is cut off;
 * a damaged record with good ones after it is an error, as commits would be lost.
 */
export function replayLog(file: string, each: (record: unknown) => void): void {
  if (!existsSync(file)) return;
  let torn: number | undefined;
  for (const { bytes, start, complete } of readLines(file)) {
    const frame = complete ? decodeFrame(bytes) : undefined;
    if (frame && torn !== undefined) {
      throw new Error(
        `The log ${file} is damaged at byte ${torn}, before its end.`,
      );
    }
    if (frame) each(frame.record);
    else torn ??= start;
  }
  if (torn !== undefined) truncateSync(file, torn);
}

function notKept(reason: string): StatusError {
  return new StatusError("INTERNAL", `The commit was not kept: ${reason}`);
}

/** A log open for appending. */
export class Log {
  readonly #file: number;
  #size: number;
  #open = true;

  constructor(path: string) {
    this.#file = openSync(path, "a");
    this.#size = fstatSync(this.#file).size;
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#size;
  }

  /** Appends a record; when that fails the log is as it was. */
  append(record: unknown): void {
    if (!this.#open) throw notKept("the log is closed");
    const frame = encodeFrame(record);
    try {
      writeFully(this.#file, frame);
    } catch (error) {
      this.#undoPartial();
      throw notKept(error instanceof Error ? error.message : String(error));
    }
    this.#size += frame.length;
  }

  /** A log with half a record in its middle could not be read again, so it takes no more. */
  #undoPartial(): void {
    try {
      ftruncateSync(this.#file, this.#size);
    } catch {
      this.close();
    }
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    fsyncSync(this.#file);
    closeSync(this.#file);
  }
}
