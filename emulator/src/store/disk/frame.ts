import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { crc32 } from "node:zlib";

const CHECKSUM_LENGTH = 8;
const HEAD_LENGTH = CHECKSUM_LENGTH + 1;
const CHUNK = 1 << 18;
const TAB = 0x09;
const SPACE = 0x20;
const NEWLINE = 0x0a;
const CHECKSUM = /^[0-9a-f]{8}$/;

/** Records as they stand in a file: their checksum in hex, a space, the records with tabs between, a line end. */
export function encodeFrame(records: readonly string[]): Buffer {
  const sizes = records.map((record) => Buffer.byteLength(record) + 1);
  const length = sizes.reduce((sum, size) => sum + size, HEAD_LENGTH);
  const frame = Buffer.allocUnsafe(length);
  let at = HEAD_LENGTH;
  for (const record of records) {
    at += frame.write(record, at);
    frame[at++] = TAB;
  }
  const checksum = crc32(frame.subarray(HEAD_LENGTH, length - 1));
  frame.write(checksum.toString(16).padStart(CHECKSUM_LENGTH, "0"), "latin1");
  frame[CHECKSUM_LENGTH] = SPACE;
  frame[length - 1] = NEWLINE;
  return frame;
}

/** The records of a line without its end; undefined when the checksum is wrong or missing. */
export function decodeFrame(line: Buffer): Buffer | undefined {
  const checksum = line.toString("latin1", 0, CHECKSUM_LENGTH);
  if (!CHECKSUM.test(checksum) || line[CHECKSUM_LENGTH] !== SPACE)
    return undefined;
  const records = line.subarray(HEAD_LENGTH);
  if (records.length === 0) return undefined;
  if (crc32(records) !== Number.parseInt(checksum, 16)) return undefined;
  return records;
}

/** A line of a file: its bytes without the line end, where it starts, whether it has its end. */
export interface Line {
  bytes: Buffer;
  start: number;
  complete: boolean;
}

function* splitLines(open: number): Generator<Line> {
  let start = 0;
  let begun: Buffer[] = [];
  let begunLength = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    const count = readSync(open, chunk, 0, CHUNK, null);
    if (count === 0) break;
    let from = 0;
    for (;;) {
      const end = chunk.subarray(0, count).indexOf(NEWLINE, from);
      if (end < 0) break;
      const rest = chunk.subarray(from, end);
      const bytes = begun.length > 0 ? Buffer.concat([...begun, rest]) : rest;
      yield { bytes, start, complete: true };
      start += bytes.length + 1;
      from = end + 1;
      begun = [];
      begunLength = 0;
    }
    if (from < count) begun.push(chunk.subarray(from, count));
    begunLength += count - from;
  }
  if (begunLength > 0)
    yield { bytes: Buffer.concat(begun), start, complete: false };
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
