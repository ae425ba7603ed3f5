import type { Caller, DocumentLookup } from "../../contract/rules";
import type { Doc } from "../../contract/values";
import type { DocChange, Write } from "../../contract/write";
import type { Lookup } from "../evaluate/context";
import type { Method } from "../syntax/ast";
import { rulesSegments } from "../values/from-firestore";
import { documentResource } from "./lookups";
import type { Operation } from "./operation";
import { requestValue } from "./request";

export type CommitChange = DocChange & { write: Write };

/** The commit's documents before its first and after its last write, all others as stored. */
export function stagedDocuments(
  stored: (name: string) => Doc | null,
  changes: readonly CommitChange[],
): DocumentLookup {
  const before = new Map<string, Doc | null>();
  const after = new Map<string, Doc | null>();
  for (const change of changes) {
    if (!before.has(change.name)) before.set(change.name, change.before);
    after.set(change.name, change.after);
  }
  const read = (
    staged: ReadonlyMap<string, Doc | null>,
    name: string,
  ): Doc | null => {
    const doc = staged.get(name);
    return doc === undefined ? stored(name) : doc;
  };
  return {
    before: (name) => read(before, name),
    after: (name) => read(after, name),
  };
}

/** A `verify` tells whether a document changed, so it needs what reading it needs. */
function methodOf({ before, after, write }: CommitChange): Method {
  if (write.verify !== undefined) return "get";
  if (!after) return "delete";
  return before ? "update" : "create";
}

/** What one write of a commit asks the rules. Throws EvaluationError. */
export function writeOperation(
  caller: Caller,
  time: string,
  change: CommitChange,
  lookup: Lookup,
): Operation {
  const { name, before, after } = change;
  const method = methodOf(change);
  const written = method === "create" || method === "update";
  return {
    method,
    tokens: rulesSegments(name),
    request: requestValue({
      caller,
      method,
      time,
      name,
      after: written ? after : null,
      query: null,
    }),
    resource: before && documentResource(before),
    lookup,
  };
}
