import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

const CHECKSUM_LENGTH = 8;
const CHUNK = 1 << 20;
const NEWLINE = 0x0a;

/** A record as it stands in a file: checksum in hex, a space, JSON, a line end. */
export function encodeFrame(record: unknown): Buffer {
  const json = Buffer.from(JSON.stringify(record));
  const checksum = crc32(json).toString(16).padStart(CHECKSUM_LENGTH, "0");
  return Buffer.concat([Buffer.from(`${checksum} `), json, Buffer.from("\n")]);
}

/** The record of a line without its end; undefined when the checksum is wrong or missing. */
export function decodeFrame(line: Buffer): { record: unknown } | undefined {
  const checksum = line.toString("latin1", 0, CHECKSUM_LENGTH);
  if (!/^[0-9a-f]{8}$/.test(checksum)) return undefined;
  const json = line.subarray(CHECKSUM_LENGTH + 1);
  if (crc32(json) !== Number.parseInt(checksum, 16)) return undefined;
  return { record: JSON.parse(json.toString()) as unknown };
}

/** A line of a file: its bytes without the line end, where it starts, whether it has its end. */
export interface Line {
  bytes: Buffer;
  start: number;
  complete: boolean;
}

function* splitLines(open: number): Generator<Line> {
  let start = 0;
  let pending = Buffer.alloc(0);
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const count = readSync(open, chunk, 0, CHUNK, null);
    if (count === 0) break;
    pending = Buffer.concat([pending, chunk.subarray(0, count)]);
    let from = 0;
    for (
      let end = pending.indexOf(NEWLINE);
      end >= 0;
      end = pending.indexOf(NEWLINE, from)
    ) {
      yield { bytes: pending.subarray(from, end), start, complete: true };
      start += end + 1 - from;
      from = end + 1;
    }
    pending = pending.subarray(from);
  }
  if (pending.length > 0) yield { bytes: pending, start, complete: false };
}

/** The lines of a file, read in pieces; a last line without its end is marked incomplete. */
export function* readLines(file: string): Generator<Line> {
  const open = openSync(file, "r");
  try {
    yield* splitLines(open);
  } finally {
    closeSync(open);
  }
}

/** Writes all the bytes, however many calls that takes. */
export function writeFully(file: number, bytes: Buffer): void {
  let written = 0;
  while (written < bytes.length) {
    written += writeSync(file, bytes, written);
  }
}

/** Writes records in pieces of about a megabyte. */
export function writeFrames(file: number, records: Iterable<unknown>): number {
  let size = 0;
  let pending: Buffer[] = [];
  let pendingSize = 0;
  const flush = (): void => {
    writeFully(file, Buffer.concat(pending));
    size += pendingSize;
    pending = [];
    pendingSize = 0;
  };
  for (const record of records) {
    const frame = encodeFrame(record);
    pending.push(frame);
    pendingSize += frame.length;
    if (pendingSize >= CHUNK) flush();
  }
  flush();
  return size;
}
