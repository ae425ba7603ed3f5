import type { Doc, DocumentLookup } from "../../contract";
import type { Lookup } from "../evaluate/context";
import { LimitError } from "../evaluate/errors";
import { fieldsToMap } from "../values/from-firestore";
import type { RulesValue } from "../values/value";
import { map } from "../values/value";

/** Lookups one operation may make, and all operations of a batch together. */
export const LOOKUPS_PER_OPERATION = 10;
export const LOOKUPS_PER_BATCH = 20;

/**
 * `resource` for a stored document. Like production's recorded answers it has `data` alone: reading
 * `id` or `__name__` is an error.
 */
export const documentResource = (doc: Doc): RulesValue =>
  map([["data", fieldsToMap(doc.fields)]]);

/** Full names of the documents looked up, per view. */
export type LookupBudget = Set<string>;

function spend(budget: LookupBudget, key: string, limit: number): void {
  budget.add(key);
  if (budget.size > limit) {
    throw new LimitError(`More than ${String(limit)} document lookups.`);
  }
}

/**
 * Lookups of one operation inside the batch that shares `batch`. Asking again for a document costs
 * nothing; the document of another project or database does not exist.
 */
export function createLookup(
  documents: DocumentLookup,
  databaseName: string,
  batch: LookupBudget,
): Lookup {
  const operation: LookupBudget = new Set();
  const [project] = /^projects\/[^/]+\//.exec(databaseName) ?? [""];
  return (view, segments) => {
    const name = `${project}${segments.join("/")}`;
    const key = `${view} ${name}`;
    spend(operation, key, LOOKUPS_PER_OPERATION);
    spend(batch, key, LOOKUPS_PER_BATCH);
    if (!name.startsWith(`${databaseName}/documents/`)) return null;
    const doc =
      view === "after" ? documents.after(name) : documents.before(name);
    return doc ? documentResource(doc) : null;
  };
}
