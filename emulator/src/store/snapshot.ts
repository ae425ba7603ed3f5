import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { formatMicros } from "../engine/values/timestamp";
import { decodeFrame, readLines, writeFrames } from "./frame";
import type { DocumentRecord } from "./record";
import { documentOf, documentRecord } from "./record";
import type { MemoryStore, StoredDatabase } from "./store";

const FORMAT = "suricate-firestore-1";

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
type SnapshotRecord = Header | DatabaseLine | Trailer | DocumentRecord;

function* snapshotRecords(store: MemoryStore): Generator<SnapshotRecord> {
  let documents = 0;
  yield { format: FORMAT, time: formatMicros(store.lastTime()) };
  for (const { project, database, root, tree } of store.databases()) {
    yield { p: project, d: database };
    for (const doc of tree.all()) {
      documents += 1;
      yield documentRecord(root, doc);
    }
  }
  yield { documents };
}

function syncFolder(folder: string): void {
  const open = openSync(folder, "r");
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Writes everything to a file that appears whole or not at all; returns its size in bytes. */
export function writeSnapshot(file: string, store: MemoryStore): number {
  const temporary = `${file}.tmp`;
  const open = openSync(temporary, "w");
  let size: number;
  try {
    size = writeFrames(open, snapshotRecords(store));
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
  renameSync(temporary, file);
  syncFolder(dirname(file));
  return size;
}

/** Takes a snapshot's documents into the store; throws when the file is damaged. */
export function readSnapshot(file: string, store: MemoryStore): void {
  let documents = 0;
  let expected = -1;
  let current: StoredDatabase | undefined;
  for (const { bytes, start, complete } of readLines(file)) {
    const frame = complete ? decodeFrame(bytes) : undefined;
    if (!frame) {
      throw new Error(`The snapshot ${file} is damaged at byte ${start}.`);
    }
    const record = frame.record as SnapshotRecord;
    if (Array.isArray(record)) {
      const doc = current && documentOf(current.root, record);
      if (doc) current?.tree.put(doc);
      documents += 1;
    } else if ("format" in record) store.advance(record.time);
    else if ("p" in record) current = store.database(record.p, record.d);
    else expected = record.documents;
  }
  if (documents !== expected) {
    throw new Error(`The snapshot ${file} is not complete.`);
  }
}
