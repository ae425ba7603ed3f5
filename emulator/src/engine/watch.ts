import type {
  Caller,
  Doc,
  DocChange,
  ListenTarget,
  LookupBudget,
  TargetChange,
} from "../contract";
import type { Reader } from "../store/document-tree";
import type { DatabaseState } from "./core";
import { authorizerFor } from "./core";
import type { QueryPlan } from "./query/plan";
import { planMatches, planQuery } from "./query/plan";
import { runPlan } from "./query/run";
import { checkDocumentName, checkParent } from "./values/resource-name";
import { collectionIdOf } from "./values/resource-path";

/** What became of a target's result. */
export type Difference = Pick<TargetChange, "changed" | "removed" | "deleted">;

/** A target's own part: its whole result, then what each commit made of it. */
export interface Watch {
  collection: string;
  /** Asks the rules, as they and the documents are now; throws when they refuse. */
  ask(): void;
  /** The whole result. */
  initial(): Difference;
  /** From the result as `past` has it to the one now; only documents named in `changed` differ. */
  since(past: Reader, changed: ReadonlySet<string>): Difference;
  /** What a commit made of the result. */
  difference(changes: readonly DocChange[]): Difference;
  /** How many documents the result has, by a reader. */
  count(reader: Reader): number;
}

const nothing = (): Difference => ({ changed: [], removed: [], deleted: [] });

function place(into: Difference, name: string, doc: Doc | null): void {
  if (doc) into.changed.push(doc);
  else into.deleted.push(name);
}

function watchDocuments(
  state: DatabaseState,
  caller: Caller,
  documents: readonly string[],
): Watch {
  for (const name of documents) checkDocumentName(state.root, name);
  const names = new Set(documents);
  const now = (wanted: Iterable<string>): Difference => {
    const result = nothing();
    for (const name of wanted) place(result, name, state.tree.get(name));
    return result;
  };
  return {
    collection: collectionIdOf(documents[0] ?? state.root),
    ask: () => {
      const authorizer = authorizerFor(state, caller);
      if (!authorizer) return;
      const lookups: LookupBudget = new Set();
      for (const name of names) {
        authorizer.get(caller, name, state.tree.get(name), lookups);
      }
    },
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

/** Matches each changed document on its own, which needs no memory of the result. */
function matchedDifference(
  plan: QueryPlan,
  changes: Iterable<DocChange>,
): Difference {
  const result = nothing();
  for (const { name, before, after } of changes) {
    if (after && planMatches(plan, after))
      result.changed.push(plan.project(after));
    else if (before && planMatches(plan, before)) {
      (after ? result.removed : result.deleted).push(name);
    }
  }
  return result;
}

function* changesSince(
  past: Reader,
  now: Reader,
  names: Iterable<string>,
): Generator<DocChange> {
  for (const name of names) {
    const [before, after] = [past.get(name), now.get(name)];
    if (before !== after) yield { name, before, after };
  }
}

type QueryWatch = Pick<Watch, "initial" | "since" | "difference">;

const watchUnlimited = (tree: Reader, plan: QueryPlan): QueryWatch => ({
  initial: () => ({
    ...nothing(),
    changed: runPlan(tree, plan).docs.map(plan.project),
  }),
  since: (past, changed) =>
    matchedDifference(plan, changesSince(past, tree, changed)),
  difference: (changes) => matchedDifference(plan, changes),
});

/** A query whose result depends on other documents too: it is run again when its collection is touched. */
class LimitedQuery implements QueryWatch {
  readonly #tree: Reader;
  readonly #plan: QueryPlan;
  #known = new Map<string, Doc>();

  constructor(tree: Reader, plan: QueryPlan) {
    this.#tree = tree;
    this.#plan = plan;
  }

  initial(): Difference {
    return this.#rerun();
  }

  since(past: Reader): Difference {
    this.#known = this.#result(past);
    return this.#rerun();
  }

  difference(changes: readonly DocChange[]): Difference {
    return this.#touchedBy(changes) ? this.#rerun() : nothing();
  }

  #result(reader: Reader): Map<string, Doc> {
    const { docs } = runPlan(reader, this.#plan);
    return new Map(docs.map((doc) => [doc.name, doc]));
  }

  #rerun(): Difference {
    const now = this.#result(this.#tree);
    const result = nothing();
    for (const doc of now.values()) {
      if (this.#known.get(doc.name) !== doc)
        result.changed.push(this.#plan.project(doc));
    }
    for (const name of this.#known.keys()) {
      if (now.has(name)) continue;
      (this.#tree.get(name) ? result.removed : result.deleted).push(name);
    }
    this.#known = now;
    return result;
  }

  #touchedBy(changes: readonly DocChange[]): boolean {
    const matches = (doc: Doc | null): boolean =>
      doc !== null && planMatches(this.#plan, doc);
    return changes.some(
      ({ before, after }) => matches(before) || matches(after),
    );
  }
}

function watchQuery(
  state: DatabaseState,
  caller: Caller,
  { parent, query }: Extract<ListenTarget, { parent: string }>,
): Watch {
  checkParent(state.root, parent);
  const plan = planQuery(parent, query);
  const unlimited = plan.limit === Infinity && plan.offset === 0;
  const watch =
    unlimited && !plan.nearest
      ? watchUnlimited(state.tree, plan)
      : new LimitedQuery(state.tree, plan);
  return {
    collection: plan.source.collectionId,
    ask: () => authorizerFor(state, caller)?.list(caller, parent, query),
    initial: () => watch.initial(),
    since: (past, changed) => watch.since(past, changed),
    difference: (changes) => watch.difference(changes),
    count: (reader) => runPlan(reader, plan).docs.length,
  };
}

/** How to follow a target; throws INVALID_ARGUMENT for one that is not well-formed. */
export const watchTarget = (
  state: DatabaseState,
  caller: Caller,
  target: ListenTarget,
): Watch =>
  "documents" in target
    ? watchDocuments(state, caller, target.documents)
    : watchQuery(state, caller, target);
