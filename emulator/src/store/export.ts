import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32 } from "node:zlib";
import type { Still } from "./disk/snapshot";
import { takeStill } from "./disk/snapshot";
import { documentLine } from "./record";
import type { Store } from "./store";

/** Name of the one file of an export. */
export const EXPORT_FILE = "documents.ndjson";
/** First line of an export: its format and project. */
export const EXPORT_FORMAT = "suricate-firestore-export-2";
const CHUNK = 1 << 18;

function* exportLines(still: Still, project: string): Generator<string> {
  let documents = 0;
  yield JSON.stringify({ format: EXPORT_FORMAT, project });
  for (const [index, stored] of still.databases.entries()) {
    if (stored.project !== project) continue;
    yield JSON.stringify({ database: stored.database });
    for (const doc of still.docs[index] ?? []) {
      documents += 1;
      yield documentLine(stored.root, doc);
    }
  }
  yield JSON.stringify({ documents });
}

/** Lines in pieces, and a last line with the checksum of all before it. */
function* exportChunks(lines: Iterable<string>): Generator<Buffer> {
  let checksum = 0;
  let text = "";
  const take = (): Buffer => {
    const bytes = Buffer.from(text);
    checksum = crc32(bytes, checksum);
    text = "";
    return bytes;
  };
  for (const line of lines) {
    text += `${line}\n`;
    if (text.length >= CHUNK) yield take();
  }
  yield take();
  yield Buffer.from(`${JSON.stringify({ checksum })}\n`);
}

/**
 * Writes a project's documents, as they are at the call, to `documents.ndjson` in a folder, which is made
 * when missing. The file appears whole or not at all.
 */
export async function exportDocuments(
  store: Store,
  project: string,
  folder: string,
): Promise<void> {
  const chunks = exportChunks(exportLines(takeStill(store), project));
  const file = join(folder, EXPORT_FILE);
  const temporary = `${file}.tmp`;
  await mkdir(folder, { recursive: true });
  try {
    await pipeline(Readable.from(chunks), createWriteStream(temporary));
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
