import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Evaluation } from "../../../src/domain/evaluation/evaluation";
import type { DemoDocument } from "../build/document";
import { demoPictures } from "./demo-pictures";
import { filesOf } from "./files";

const polynomial = 0x82f63b78;

/** The checksum that Storage keeps of a file. */
function crc32c(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 1) === 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function writeFile(folder: string, path: string, file: string, data: unknown) {
  const at = join(folder, path, file);
  mkdirSync(dirname(at), { recursive: true });
  writeFileSync(at, data instanceof Buffer ? data : JSON.stringify(data));
}

/** Where what was taken with answers lies. */
const takenIn = (documents: readonly DemoDocument[]): string[] =>
  documents
    .filter(({ path }) => /^evaluations\/[^/]+$/u.test(path))
    .flatMap(({ data }) =>
      (data as unknown as Evaluation).media.map(({ path }) => path),
    );

/** Writes the pictures of the demonstration, those of its documents' answers too, as an export of the suite's Storage; answers how many files. */
export function writeStorage(
  folder: string,
  project: string,
  documents: readonly DemoDocument[],
  now: Date,
): number {
  const bucket = `${project}.appspot.com`;
  const files = [
    ...demoPictures.map(({ path }) => path),
    ...takenIn(documents),
  ].flatMap(filesOf);
  mkdirSync(folder, { recursive: true });
  writeFile(folder, ".", "buckets.json", { buckets: [{ id: bucket }] });
  for (const { name, bytes } of files) {
    const md5Hash = createHash("md5").update(bytes).digest("base64");
    const stored = `${bucket}/${encodeURIComponent(name)}`;
    writeFile(folder, "blobs", stored, bytes);
    writeFile(folder, "metadata", `${stored}.json`, {
      name,
      bucket,
      contentType: "image/png",
      size: bytes.length,
      md5Hash,
      crc32c: String(crc32c(bytes)),
      downloadTokens: [md5Hash.replaceAll(/[^A-Za-z0-9]/g, "")],
      timeCreated: now.toISOString(),
      updated: now.toISOString(),
    });
  }
  return files.length;
}
