import { createHash, randomBytes } from "node:crypto";
import type { Engine } from "../../contract/engine";
import type { ListenTarget } from "../../contract/listening";

const lifeBytes = 8;
const timeBytes = 8;
const printBytes = 4;
const headBytes = lifeBytes + timeBytes;

const lives = new WeakMap<Engine, Buffer>();

/** What tells one life of an engine from another. */
function lifeOf(engine: Engine): Buffer {
  const known = lives.get(engine);
  if (known) return known;
  const life = randomBytes(lifeBytes);
  lives.set(engine, life);
  return life;
}

/** A short mark of a target: equal for equal targets of one database. */
export function fingerprint(database: string, target: ListenTarget): Buffer {
  const what =
    "documents" in target ? [...target.documents].sort() : { ...target };
  return createHash("sha256")
    .update(JSON.stringify([database, what]))
    .digest()
    .subarray(0, printBytes);
}

/** A snapshot's moment, RFC 3339 with micros, for all targets whose fingerprints are given. */
export function encodeToken(
  engine: Engine,
  readTime: string,
  prints: readonly Buffer[],
): string {
  const time = Buffer.alloc(timeBytes);
  const micros =
    BigInt(Date.parse(readTime)) * 1000n + BigInt(readTime.slice(23, 26));
  time.writeBigUInt64BE(micros);
  return Buffer.concat([lifeOf(engine), time, ...prints]).toString("base64");
}

/** The moment to resume a target from; undefined for a token of another life or target, or none of ours. */
export function decodeToken(
  engine: Engine,
  token: string,
  print: Buffer,
): string | undefined {
  const bytes = Buffer.from(token, "base64");
  if (bytes.length < headBytes) return undefined;
  if (!bytes.subarray(0, lifeBytes).equals(lifeOf(engine))) return undefined;
  const prints = bytes.subarray(headBytes);
  for (let at = 0; at < prints.length; at += printBytes) {
    if (!prints.subarray(at, at + printBytes).equals(print)) continue;
    const micros = bytes.readBigUInt64BE(lifeBytes);
    const rest = String(micros % 1000n).padStart(3, "0");
    const date = new Date(Number(micros / 1000n));
    return date.toISOString().replace("Z", `${rest}Z`);
  }
  return undefined;
}
