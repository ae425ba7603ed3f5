import { existsSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import type { Doc } from "../contract/values";
import { checkDocumentName } from "../engine/values/resource-name";
import { documentsRoot } from "../engine/values/resource-path";
import { parseMicros } from "../engine/values/timestamp";
import { readLines } from "./disk/frame";
import { EXPORT_FILE, EXPORT_FORMAT } from "./export";
import type { DocumentRecord } from "./record";
import { documentOf } from "./record";

/** The first form of an export: a heading before each database, no end. */
const FIRST_FORMAT = "suricate-firestore-export-1";

/** The documents of one database of an export. */
export interface ExportedDatabase {
  project: string;
  database: string;
  docs: Doc[];
}

type Line = Record<string, unknown> | unknown[];

function parseLine(bytes: Buffer): Line {
  const line: unknown = JSON.parse(bytes.toString());
  if (typeof line === "object" && line !== null) return line as Line;
  throw new Error("neither a document nor a heading");
}

function isRecord(line: unknown[]): line is DocumentRecord {
  const [path, createTime, updateTime, fields] = line;
  return (
    line.length === 4 &&
    typeof path === "string" &&
    [createTime, updateTime].every(
      (time) => typeof time === "string" && parseMicros(time) >= 0,
    ) &&
    typeof fields === "object" &&
    fields !== null &&
    !Array.isArray(fields) &&
    Object.values(fields).every((v) => typeof v === "object" && v !== null)
  );
}

/** Takes the lines of an export one by one, in the order they stand in. */
class ExportReader {
  readonly databases: ExportedDatabase[] = [];
  #format: unknown;
  #project = "";
  #documents = 0;
  #counted = false;
  #checked = false;
  #checksum = 0;

  take(bytes: Buffer): void {
    const line = parseLine(bytes);
    if (this.#checked) throw new Error("something follows the end");
    if (Array.isArray(line)) this.#addDocument(line);
    else this.#read(line);
    this.#checksum = crc32("\n", crc32(bytes, this.#checksum));
  }

  /** Throws unless everything that was written was taken. The first format does not tell. */
  finish(): void {
    if (this.#format === FIRST_FORMAT || (this.#counted && this.#checked))
      return;
    throw new Error("the end is missing");
  }

  #read(line: Record<string, unknown>): void {
    const { format, project, database, documents, checksum } = line;
    if (format !== undefined) this.#start(format, project);
    if (this.#format === undefined) throw new Error("no heading");
    if (typeof database === "string")
      this.databases.push({ project: this.#project, database, docs: [] });
    if (documents !== undefined && documents !== this.#documents)
      throw new Error("documents are missing");
    if (checksum !== undefined && checksum !== this.#checksum)
      throw new Error("the checksum is wrong");
    this.#counted ||= documents !== undefined;
    this.#checked ||= checksum !== undefined;
  }

  #start(format: unknown, project: unknown): void {
    if (format !== EXPORT_FORMAT && format !== FIRST_FORMAT)
      throw new Error(`the format ${JSON.stringify(format)} is not known here`);
    if (typeof project !== "string") throw new Error("no project");
    this.#format = format;
    this.#project = project;
  }

  #addDocument(line: unknown[]): void {
    const current = this.databases.at(-1);
    if (!current) throw new Error("a document of no database");
    const root = documentsRoot(current.project, current.database);
    const doc = isRecord(line) ? documentOf(root, line) : null;
    if (!doc) throw new Error("not a document");
    checkDocumentName(root, doc.name);
    current.docs.push(doc);
    this.#documents += 1;
  }
}

/** Reads an export folder; throws, saying what is wrong and where, when it holds none or a broken one. */
export function readExport(folder: string): ExportedDatabase[] {
  const file = join(folder, EXPORT_FILE);
  if (!existsSync(file))
    throw new Error(
      `${folder} holds no export of this program: there is no ${EXPORT_FILE} in it. Exports of other emulators cannot be read.`,
    );
  const reader = new ExportReader();
  let number = 0;
  try {
    for (const { bytes } of readLines(file)) {
      number += 1;
      reader.take(bytes);
    }
    reader.finish();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The export ${file} is broken or not of this program, line ${number}: ${reason}. Nothing was imported.`,
      { cause: error },
    );
  }
  return reader.databases;
}
