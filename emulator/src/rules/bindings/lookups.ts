import type { Doc } from "../../contract/values";
import type { DocumentLookup, LookupBudget } from "../../contract/rules";
import type { Lookup } from "../evaluate/context";
import { LimitError } from "../evaluate/errors";
import { fieldsToMap } from "../values/from-firestore";
import type { RulesValue } from "../values/value";
import { map } from "../values/value";
import { documentPath } from "./document-path";

/** Lookups one operation may make, and all operations of a batch together. */
const LOOKUPS_PER_OPERATION = 10;
const LOOKUPS_PER_BATCH = 20;

/**
 * `resource` for a stored document. Like production's recorded answers it has `data` alone: reading
 * `id` or `__name__` is an error.
 */
export const documentResource = (doc: Doc): RulesValue =>
  map([["data", fieldsToMap(doc.fields)]]);

/** Counts a lookup; asking again for `key` costs nothing. Throws LimitError past `limit`. */
export function spend(budget: LookupBudget, key: string, limit: number): void {
  budget.add(key);
  if (budget.size > limit) {
    throw new LimitError(`More than ${String(limit)} document lookups.`);
  }
}

/**
 * Lookups of one operation on `projects/P/databases/D`, inside the batch that shares `batch`.
 * `onFirst` hears of each document name that is new to the batch.
 */
export function createLookup(
  documents: DocumentLookup,
  databaseName: string,
  batch: LookupBudget,
  onFirst: (name: string) => void,
): Lookup {
  const operation: LookupBudget = new Set();
  const database = databaseName.split("/")[3] ?? "";
  return (view, segments) => {
    const path = documentPath(segments, database).join("/");
    const key = `${view} ${path}`;
    const known = batch.has(`before ${path}`) || batch.has(`after ${path}`);
    spend(operation, key, LOOKUPS_PER_OPERATION);
    spend(batch, key, LOOKUPS_PER_BATCH);
    const name = `${databaseName}/documents/${path}`;
    if (!known) onFirst(name);
    const doc =
      view === "after" ? documents.after(name) : documents.before(name);
    return doc ? documentResource(doc) : null;
  };
}
