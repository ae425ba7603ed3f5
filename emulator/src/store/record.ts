import type { Doc, Fields } from "../contract";
import type { StoredCommit } from "./store";

/** A kept document: path below the root, create time, update time, fields. A path alone is a deletion. */
export type DocumentRecord = [string, string, string, Fields] | [string];

/** A kept commit. */
export interface CommitRecord {
  p: string;
  d: string;
  t: string;
  w: DocumentRecord[];
}

/** A document as a record, its path relative to the documents root. */
export function documentRecord(root: string, doc: Doc): DocumentRecord {
  const path = doc.name.slice(root.length + 1);
  return [path, doc.createTime, doc.updateTime, doc.fields];
}

/** The document of a record; null for a deletion. Equal times share one string. */
export function documentOf(root: string, record: DocumentRecord): Doc | null {
  if (record.length === 1) return null;
  const [path, createTime, updateTime, fields] = record;
  return {
    name: `${root}/${path}`,
    fields,
    createTime,
    updateTime: updateTime === createTime ? createTime : updateTime,
  };
}

/** A commit as a record. */
export function commitRecord(root: string, commit: StoredCommit): CommitRecord {
  return {
    p: commit.project,
    d: commit.database,
    t: commit.time,
    w: commit.changes.map(({ name, after }) =>
      after ? documentRecord(root, after) : [name.slice(root.length + 1)],
    ),
  };
}

/** The commit of a record. */
export function commitOf(root: string, record: CommitRecord): StoredCommit {
  return {
    project: record.p,
    database: record.d,
    time: record.t,
    changes: record.w.map((written) => ({
      name: `${root}/${written[0]}`,
      after: documentOf(root, written),
    })),
  };
}
