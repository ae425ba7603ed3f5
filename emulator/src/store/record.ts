import type { Doc, Fields } from "../contract/values";
import { documentsRoot } from "../engine/values/resource-path";

import type { StoredCommit } from "./store";
import { StoredDocument } from "./stored-document";

/** A kept document: path below the root, create time, update time, fields. A path alone is a deletion. */
export type DocumentRecord = [string, string, string, Fields] | [string];

/** What a commit's documents stand under. `w` holds them in folders of format 1. */
interface CommitHead {
  p: string;
  d: string;
  t: string;
  w?: DocumentRecord[];
}

/** Where the fields of a document record begin: no text of JSON holds a bare quote. */
const FIELDS = Buffer.from('Z",{');
/** Between the records of one line; JSON holds none. */
const TAB = 0x09;
const BRACKET = 0x5b;

/** A document as a record, its path relative to the documents root. */
export function documentLine(root: string, doc: Doc): string {
  const { name, createTime, updateTime } = doc;
  const path = name.slice(root.length + 1);
  const head = JSON.stringify([path, createTime, updateTime]);
  const fields =
    doc instanceof StoredDocument ? doc.json() : JSON.stringify(doc.fields);
  return `${head.slice(0, -1)},${fields}]`;
}

/** The document of a record; null for a deletion. */
export function documentOf(root: string, record: DocumentRecord): Doc | null {
  if (record.length === 1) return null;
  const [path, createTime, updateTime, fields] = record;
  return new StoredDocument(`${root}/${path}`, createTime, updateTime, fields);
}

/** Whether the bytes are a document's record. */
export const isDocumentLine = (bytes: Buffer): boolean => bytes[0] === BRACKET;

/** The change a document's record stands for. */
export function changeOf(
  root: string,
  bytes: Buffer,
): StoredCommit["changes"][number] {
  const at = bytes.indexOf(FIELDS);
  if (at < 0) {
    const record = JSON.parse(bytes.toString()) as DocumentRecord;
    return { name: `${root}/${record[0]}`, after: documentOf(root, record) };
  }
  const head = `${bytes.toString("utf8", 0, at + 2)}]`;
  const [path, created, updated] = JSON.parse(head) as [string, string, string];
  const name = `${root}/${path}`;
  const json = bytes.subarray(at + 3, -1);
  return { name, after: new StoredDocument(name, created, updated, json) };
}

/** Commits that count together, as the records of one line: of each its head, then its documents. */
export function commitParts(commits: readonly StoredCommit[]): string[] {
  return commits.flatMap(({ project, database, time, changes }) => {
    const root = documentsRoot(project, database);
    const head: CommitHead = { p: project, d: database, t: time };
    const lines = changes.map(({ name, after }) =>
      after
        ? documentLine(root, after)
        : JSON.stringify([name.slice(root.length + 1)]),
    );
    return [JSON.stringify(head), ...lines];
  });
}

function* partsOf(line: Buffer): Generator<Buffer> {
  let from = 0;
  for (let end = line.indexOf(TAB); end >= 0; end = line.indexOf(TAB, from)) {
    yield line.subarray(from, end);
    from = end + 1;
  }
  yield line.subarray(from);
}

/** The commits of a line. */
export function commitsOf(line: Buffer): StoredCommit[] {
  const commits: StoredCommit[] = [];
  let root = "";
  let changes: StoredCommit["changes"][number][] = [];
  for (const part of partsOf(line)) {
    if (isDocumentLine(part)) {
      changes.push(changeOf(root, part));
      continue;
    }
    const { p, d, t, w = [] } = JSON.parse(part.toString()) as CommitHead;
    root = documentsRoot(p, d);
    changes = w.map((record) => ({
      name: `${root}/${record[0]}`,
      after: documentOf(root, record),
    }));
    commits.push({ project: p, database: d, time: t, changes });
  }
  return commits;
}
