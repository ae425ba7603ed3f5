import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import type { Doc } from "../../contract/values";
import { formatMicros } from "../../engine/values/timestamp";
import { changeOf, documentLine, isDocumentLine } from "../record";
import type { MemoryStore, Store, StoredDatabase } from "../store";
import { syncFolder } from "./folder";
import { decodeFrame, encodeFrame, readLines } from "./frame";

const FORMAT = "suricate-firestore-1";
const CHUNK = 1 << 18;

interface Header {
  format: string;
  time: string;
}
interface DatabaseLine {
  p: string;
  d: string;
}
interface Trailer {
  documents: number;
}
type Heading = Header | DatabaseLine | Trailer;

const headingLine = (heading: Heading): string => JSON.stringify(heading);

/** What a snapshot holds, as it was at one moment. */
export interface Still {
  lastTime: number;
  databases: Pick<StoredDatabase, "project" | "database" | "root">[];
  /** The documents of each database, in the order of `databases`. */
  docs: Doc[][];
}

/** Everything a store holds now; later commits do not show in it, as documents are never changed in place. */
export function takeStill(store: Store): Still {
  const databases = [...store.databases()];
  const docs = databases.map(({ tree }) => [...tree.all()]);
  return { lastTime: store.lastTime(), databases, docs };
}

function* snapshotRecords(still: Still): Generator<string> {
  let documents = 0;
  yield headingLine({ format: FORMAT, time: formatMicros(still.lastTime) });
  for (const [
    index,
    { project, database, root },
  ] of still.databases.entries()) {
    yield headingLine({ p: project, d: database });
    for (const doc of still.docs[index] ?? []) {
      documents += 1;
      yield documentLine(root, doc);
    }
  }
  yield headingLine({ documents });
}

/** Frames in pieces of about a quarter of a megabyte, so that between them others get their turn. */
function* chunks(records: Iterable<string>): Generator<Buffer> {
  let frames: Buffer[] = [];
  let size = 0;
  for (const record of records) {
    const frame = encodeFrame([record]);
    frames.push(frame);
    size += frame.length;
    if (size < CHUNK) continue;
    yield Buffer.concat(frames);
    frames = [];
    size = 0;
  }
  yield Buffer.concat(frames);
}

async function writeTemporary(
  file: string,
  still: Still,
  stop: AbortSignal,
): Promise<number> {
  const target = await open(file, "w");
  try {
    let size = 0;
    for (const chunk of chunks(snapshotRecords(still))) {
      stop.throwIfAborted();
      await target.writeFile(chunk);
      size += chunk.length;
    }
    await target.sync();
    return size;
  } finally {
    await target.close();
  }
}

/** Writes a still to a file that appears whole and on the disk, or not at all; returns its size in bytes. */
export async function writeSnapshot(
  file: string,
  still: Still,
  stop: AbortSignal,
): Promise<number> {
  const temporary = `${file}.tmp`;
  try {
    const size = await writeTemporary(temporary, still, stop);
    stop.throwIfAborted();
    await rename(temporary, file);
    syncFolder(dirname(file));
    return size;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function damaged(file: string, where: string): Error {
  return new Error(
    `The snapshot ${file} ${where}. Nothing was changed. Put back a copy of its folder, or use another folder and import an export.`,
  );
}

/** Takes a snapshot's documents into the store; throws when the file is damaged. */
export function readSnapshot(file: string, store: MemoryStore): void {
  let documents = 0;
  let expected = -1;
  let current: StoredDatabase | undefined;
  for (const { bytes, start, complete } of readLines(file)) {
    const record = complete ? decodeFrame(bytes) : undefined;
    if (!record) throw damaged(file, `is damaged at byte ${start}`);
    if (isDocumentLine(record)) {
      const { after } = changeOf(current?.root ?? "", record);
      if (after) current?.tree.put(after);
      documents += 1;
      continue;
    }
    const heading = JSON.parse(record.toString()) as Heading;
    if ("format" in heading) store.advance(heading.time);
    else if ("p" in heading) current = store.database(heading.p, heading.d);
    else expected = heading.documents;
  }
  if (documents !== expected) throw damaged(file, "is not complete");
}
