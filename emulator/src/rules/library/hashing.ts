import { createHash } from "node:crypto";
import { unsupported } from "../evaluate/errors";
import type { RulesValue } from "../values/value";
import { bytes } from "../values/value";
import type { Builtin } from "./signature";

function input(args: readonly RulesValue[]): Buffer {
  const value = args[0];
  if (value?.kind === "bytes") return value.value;
  if (value?.kind === "string") return Buffer.from(value.value);
  throw unsupported(value?.kind ?? "nothing", "bytes or string");
}

const digest =
  (algorithm: string): Builtin =>
  (args) =>
    bytes(createHash(algorithm).update(input(args)).digest());

function checksum(data: Buffer, polynomial: number): number {
  let remainder = 0xffffffff;
  for (const byte of data) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? polynomial : 0);
    }
  }
  return (remainder ^ 0xffffffff) >>> 0;
}

/** Checksums are little-endian bytes, as production answers. */
const crc =
  (polynomial: number): Builtin =>
  (args) => {
    const result = Buffer.alloc(4);
    result.writeUInt32LE(checksum(input(args), polynomial));
    return bytes(result);
  };

export const HASHING_FUNCTIONS: Readonly<Record<string, Builtin>> = {
  md5: digest("md5"),
  sha256: digest("sha256"),
  crc32: crc(0xedb88320),
  crc32c: crc(0x82f63b78),
};
