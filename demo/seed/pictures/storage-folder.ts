import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { thumbnailOf } from "../../../src/domain/file/path";
import { demoPictures } from "./demo-pictures";
import { drawnLandscape } from "./landscape";

const full = { width: 800, height: 600 };
const small = { width: 256, height: 192 };

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

/** Writes the pictures of the demonstration as an export of the suite's Storage; answers how many files. */
export function writeStorage(
  folder: string,
  project: string,
  now: Date,
): number {
  const bucket = `${project}.appspot.com`;
  const files = demoPictures.flatMap(({ path }) => [
    { name: path, text: path, ...full },
    { name: thumbnailOf(path), text: path, ...small },
  ]);
  mkdirSync(folder, { recursive: true });
  writeFile(folder, ".", "buckets.json", { buckets: [{ id: bucket }] });
  for (const { name, text, width, height } of files) {
    const bytes = drawnLandscape(text, width, height);
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
