import type { Caller, LookupBudget } from "../../contract/rules";
import type { Doc } from "../../contract/values";
import type { ListenTarget } from "../../contract/listening";
import type { Reader } from "../../store/document-tree";
import type { DatabaseState } from "../core";
import { authorizerFor } from "../core";
import { planQuery } from "../query/plan";
import { checkDocumentName, checkParent } from "../values/resource-name";
import { collectionIdOf } from "../values/resource-path";
import type { Difference } from "./difference";
import { nothing } from "./difference";
import type { Interest } from "./interest";
import type { Watched } from "./watched";
import { watchQuery } from "./watched-query";

/** What a target asks for, checked. */
export interface Question {
  /** The same for all that ask for the same. */
  key: string;
  collection: string;
  /** Which changes can concern it. */
  interest: Interest;
  /** Asks the rules, as they and the documents are now; throws when they refuse. */
  ask(caller: Caller): void;
  /** Begins to follow the result. */
  watch(): Watched;
}

function place(into: Difference, name: string, doc: Doc | null): void {
  if (doc) into.changed.push(doc);
  else into.deleted.push(name);
}

function watchDocuments(tree: Reader, names: ReadonlySet<string>): Watched {
  const now = (wanted: Iterable<string>): Difference => {
    const result = nothing();
    for (const name of wanted) place(result, name, tree.get(name));
    return result;
  };
  return {
    initial: () => now(names),
    since: (_past, changed) =>
      now([...names].filter((name) => changed.has(name))),
    difference: (changes) => {
      const result = nothing();
      for (const { name, after } of changes) {
        if (names.has(name)) place(result, name, after);
      }
      return result;
    },
    count: (reader) => [...names].filter((name) => reader.get(name)).length,
  };
}

function aboutDocuments(
  state: DatabaseState,
  documents: readonly string[],
): Question {
  for (const name of documents) checkDocumentName(state.root, name);
  const names = new Set(documents);
  return {
    key: JSON.stringify(documents),
    collection: collectionIdOf(documents[0] ?? state.root),
    interest: { documents: names },
    ask(caller) {
      const authorizer = authorizerFor(state, caller);
      if (!authorizer) return;
      const lookups: LookupBudget = new Set();
      for (const name of names) {
        authorizer.get(caller, name, state.tree.get(name), lookups);
      }
    },
    watch: () => watchDocuments(state.tree, names),
  };
}

function aboutQuery(
  state: DatabaseState,
  { parent, query }: Extract<ListenTarget, { parent: string }>,
): Question {
  checkParent(state.root, parent);
  const plan = planQuery(parent, query);
  return {
    key: JSON.stringify({ parent, query }),
    collection: plan.source.collectionId,
    interest: { source: plan.source, where: query.where },
    ask: (caller) => authorizerFor(state, caller)?.list(caller, parent, query),
    watch: () => watchQuery(state.tree, plan),
  };
}

/** What a target asks for; throws INVALID_ARGUMENT for one that is not well-formed. */
export const questionOf = (
  state: DatabaseState,
  target: ListenTarget,
): Question =>
  "documents" in target
    ? aboutDocuments(state, target.documents)
    : aboutQuery(state, target);
