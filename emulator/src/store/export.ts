import { createWriteStream } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Doc } from "../contract";
import { documentsRoot } from "../engine/values/resource-path";
import type { DocumentRecord } from "./record";
import { documentOf, documentRecord } from "./record";
import type { Store } from "./store";

const FILE = "documents.ndjson";
const FORMAT = "suricate-firestore-export-1";

interface Heading {
  format: string;
  project: string;
  database: string;
}

/** The documents of one database of an export. */
export interface ExportedDatabase {
  project: string;
  database: string;
  docs: Doc[];
}

function* exportLines(store: Store, project: string): Generator<string> {
  for (const stored of store.databases()) {
    if (stored.project !== project) continue;
    const heading: Heading = {
      format: FORMAT,
      project,
      database: stored.database,
    };
    yield `${JSON.stringify(heading)}\n`;
    for (const doc of stored.tree.all()) {
      yield `${JSON.stringify(documentRecord(stored.root, doc))}\n`;
    }
  }
}

/** Writes a project's documents to `documents.ndjson` in a folder, which is made when missing. */
export async function exportDocuments(
  store: Store,
  project: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lines = [...exportLines(store, project)];
  await pipeline(Readable.from(lines), createWriteStream(join(folder, FILE)));
}

function isHeading(line: unknown): line is Heading {
  return typeof line === "object" && line !== null && "format" in line;
}

/** Reads an export folder; throws when it holds none of ours. */
export async function readExport(folder: string): Promise<ExportedDatabase[]> {
  const text = await readFile(join(folder, FILE), "utf8");
  const databases: ExportedDatabase[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const record = JSON.parse(line) as Heading | DocumentRecord;
    if (isHeading(record)) {
      if (record.format !== FORMAT) throw new Error("Unknown export format.");
      const { project, database } = record;
      databases.push({ project, database, docs: [] });
      continue;
    }
    const current = databases.at(-1);
    if (!current) throw new Error(`${folder} is not an export.`);
    const root = documentsRoot(current.project, current.database);
    const doc = documentOf(root, record);
    if (doc) current.docs.push(doc);
  }
  return databases;
}
