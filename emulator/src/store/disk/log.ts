import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  openSync,
  truncateSync,
} from "node:fs";
import { StatusError } from "../../contract/status";
import type { SyncFile } from "./delayed-sync";
import { DelayedSync } from "./delayed-sync";
import { decodeFrame, encodeFrame, readLines, writeFully } from "./frame";

const NO_SPACE = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

/** What reading a log found: where its good lines end, and whether a good one stands after damage. */
export interface Replayed {
  end: number;
  damaged: boolean;
  goodAfter: boolean;
}

/** Gives the records of each line of a log to `each`, up to the first damage. */
export function replayLog(
  file: string,
  each: (records: Buffer) => void,
): Replayed {
  let end = 0;
  let damaged = false;
  for (const { bytes, start, complete } of readLines(file)) {
    const records = complete ? decodeFrame(bytes) : undefined;
    if (records && damaged) return { end, damaged, goodAfter: true };
    damaged ||= !records;
    if (!records) continue;
    each(records);
    end = start + bytes.length + 1;
  }
  return { end, damaged, goodAfter: false };
}

function notKept(code: "INTERNAL" | "RESOURCE_EXHAUSTED", reason: string) {
  return new StatusError(code, `The commit was not kept: ${reason}`);
}

function writeFailure(error: unknown, path: string): StatusError {
  const code = error instanceof Error && "code" in error ? error.code : "";
  const text = error instanceof Error ? error.message : String(error);
  if (typeof code !== "string" || !NO_SPACE.has(code))
    return notKept("INTERNAL", text);
  return notKept(
    "RESOURCE_EXHAUSTED",
    `no space is left for ${path} (${code}). Free some and write again.`,
  );
}

export interface LogOptions {
  /** Told why the log takes no more commits. */
  report: (line: string) => void;
  sync?: SyncFile;
}

/** A log open for appending; what is appended is on the disk within 50 ms. */
export class Log {
  readonly #path: string;
  readonly #file: number;
  readonly #report: (line: string) => void;
  readonly #sync: DelayedSync;
  #size: number;
  #broken: string | undefined;
  #closing: Promise<void> | undefined;

  constructor(path: string, { report, sync }: LogOptions) {
    this.#path = path;
    this.#report = report;
    this.#file = openSync(path, "a");
    this.#size = fstatSync(this.#file).size;
    this.#sync = new DelayedSync(
      this.#file,
      (error) => this.#break(`it could not be synced: ${error.message}`),
      sync,
    );
  }

  /** Bytes written so far. */
  get size(): number {
    return this.#size;
  }

  /** Appends records that count together; when that fails the log is as it was. */
  append(records: readonly string[]): void {
    if (this.#closing) throw notKept("INTERNAL", "the log is closed");
    if (this.#broken !== undefined) throw notKept("INTERNAL", this.#broken);
    const frame = encodeFrame(records);
    try {
      writeFully(this.#file, frame);
    } catch (error) {
      this.#undo();
      throw writeFailure(error, this.#path);
    }
    this.#size += frame.length;
    this.#sync.touch();
  }

  /** Waits until everything is on the disk, here and now. */
  flush(): void {
    try {
      fdatasyncSync(this.#file);
    } catch (error) {
      this.#break(`it could not be synced: ${String(error)}`);
      throw error;
    }
  }

  close(): Promise<void> {
    return (this.#closing ??= this.#close());
  }

  async #close(): Promise<void> {
    await this.#sync.stop();
    try {
      this.flush();
    } finally {
      closeSync(this.#file);
    }
  }

  /**
   * A log with half a commit in its middle could not be read again, so it takes no more. The file is cut by its
   * name, as Windows cuts none that is open for appending.
   */
  #undo(): void {
    try {
      truncateSync(this.#path, this.#size);
    } catch (error) {
      this.#break(`half a commit could not be removed: ${String(error)}`);
    }
  }

  #break(reason: string): void {
    this.#broken = `${this.#path} takes no more commits until a restart: ${reason}`;
    this.#report(this.#broken);
  }
}
