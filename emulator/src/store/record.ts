import type { Doc, Fields } from "../contract";
import { documentsRoot } from "../engine/values/resource-path";
import type { StoredCommit } from "./store";

/** A kept document: path below the root, create time, update time, fields. A path alone is a deletion. */
export type DocumentRecord = [string, string, string, Fields] | [string];

/** A kept commit, or a part of one: `more` tells that the next record belongs to it as well. */
export interface CommitRecord {
  p: string;
  d: string;
  t: string;
  w: DocumentRecord[];
  more?: true;
}

const PART_LENGTH = 200;

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

function* partsOf(root: string, commit: StoredCommit): Generator<CommitRecord> {
  const { project: p, database: d, time: t, changes } = commit;
  for (let from = 0; from < changes.length; from += PART_LENGTH) {
    const w = changes
      .slice(from, from + PART_LENGTH)
      .map(({ name, after }): DocumentRecord =>
        after ? documentRecord(root, after) : [name.slice(root.length + 1)],
      );
    yield { p, d, t, w };
  }
}

/** Commits as the records that keep them together: all of them count, or none. */
export function* commitRecords(
  commits: readonly StoredCommit[],
): Generator<CommitRecord> {
  let held: CommitRecord | undefined;
  for (const commit of commits) {
    const root = documentsRoot(commit.project, commit.database);
    for (const part of partsOf(root, commit)) {
      if (held) yield { ...held, more: true };
      held = part;
    }
  }
  if (held) yield held;
}

/** The commit of a record. */
export function commitOf(record: CommitRecord): StoredCommit {
  const root = documentsRoot(record.p, record.d);
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
