import type { Doc, Fields } from "../../contract/values";
import type { DocChange, Write, WriteResult } from "../../contract/write";
import type { StatusError } from "../../contract/status";
import { StoredDocument } from "../../store/stored-document";
import { sameContent } from "../values/compare";
import {
  deleteField,
  getField,
  parseFieldPath,
  setField,
} from "../values/field-path";
import { truncateToMillis } from "../values/timestamp";
import { unsignedZeros } from "../values/normalize";
import { checkDocument } from "../values/validate";
import { targetOf, transformsOf } from "./check";
import { failedPrecondition } from "./precondition";
import { applyTransforms } from "./transform";

/** All writes of a commit, worked out one after the other but not applied. */
export interface StagedCommit {
  changes: (DocChange & { write: Write })[];
  results: WriteResult[];
  /** The first precondition that somebody else's commit broke, and the document it is about. */
  earlyFailure: { error: StatusError; name: string } | null;
  /** The first precondition that only counts once the rules have agreed. */
  lateFailure: StatusError | null;
}

function mergedFields(base: Fields, update: Fields, mask: string[]): Fields {
  return mask.reduce((fields, fieldPath) => {
    const path = parseFieldPath(fieldPath);
    const value = getField(update, path);
    return value === undefined
      ? deleteField(fields, path)
      : setField(fields, path, value);
  }, base);
}

function updatedFields(write: Write, before: Doc | null): Fields {
  const base = before?.fields ?? {};
  if (!write.update) return base;
  return write.updateMask
    ? mergedFields(base, write.update.fields, write.updateMask.fieldPaths)
    : write.update.fields;
}

interface StagedWrite {
  after: Doc | null;
  result: WriteResult;
}

function stageUpdate(
  write: Write,
  name: string,
  before: Doc | null,
  time: string,
): StagedWrite {
  const { fields: written, results } = applyTransforms(
    updatedFields(write, before),
    transformsOf(write),
    truncateToMillis(time),
  );
  const fields = unsignedZeros(written);
  checkDocument(name, fields);
  const unchanged = before !== null && sameContent(before.fields, fields);
  const after = unchanged
    ? before
    : new StoredDocument(name, before?.createTime ?? time, time, fields);
  const result: WriteResult = { updateTime: after.updateTime };
  if (results.length > 0) result.transformResults = results;
  return { after, result };
}

function stageWrite(
  write: Write,
  name: string,
  before: Doc | null,
  time: string,
): StagedWrite {
  if (write.delete !== undefined) return { after: null, result: {} };
  if (write.verify !== undefined) return { after: before, result: {} };
  return stageUpdate(write, name, before, time);
}

/**
 * Works out checked writes in order, each seeing what the earlier ones did. Throws what is wrong with a document
 * they make.
 */
export function stageWrites(
  lookup: (name: string) => Doc | null,
  writes: readonly Write[],
  time: string,
): StagedCommit {
  const staged = new Map<string, Doc | null>();
  const commit: StagedCommit = {
    changes: [],
    results: [],
    earlyFailure: null,
    lateFailure: null,
  };
  for (const write of writes) {
    const name = targetOf(write);
    const known = staged.get(name);
    const before = known === undefined ? lookup(name) : known;
    const staging = known !== undefined;
    const failure = failedPrecondition(write, name, before, staging);
    if (failure?.when === "early")
      commit.earlyFailure ??= { error: failure.error, name };
    else commit.lateFailure ??= failure?.error ?? null;
    const { after, result } = stageWrite(write, name, before, time);
    staged.set(name, after);
    commit.changes.push({ name, before, after, write });
    commit.results.push(result);
  }
  return commit;
}

/** One change per document that really changed, from before the commit to after it. */
export function netChanges(changes: readonly DocChange[]): DocChange[] {
  const byName = new Map<string, DocChange>();
  for (const { name, before, after } of changes) {
    const known = byName.get(name);
    byName.set(name, { name, before: known ? known.before : before, after });
  }
  return [...byName.values()].filter((c) => c.before !== c.after);
}
