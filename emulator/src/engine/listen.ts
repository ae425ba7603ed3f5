import type {
  Caller,
  Database,
  Doc,
  DocChange,
  ListenTarget,
  TargetChange,
} from "../contract";
import type { DatabaseState, LiveTarget } from "./core";
import { authorizerFor, recordRead } from "./core";
import type { QueryPlan } from "./query/plan";
import { planMatches, planQuery } from "./query/plan";
import { runPlan } from "./query/run";
import {
  checkDocumentName,
  checkParent,
  collectionIdOf,
} from "./values/resource-path";

type Difference = Pick<TargetChange, "changed" | "removed" | "deleted">;

/** A target's own part: its whole result, then what each commit made of it. */
interface Watch {
  collection: string;
  initial(): Difference;
  difference(changes: readonly DocChange[]): Difference;
}

const nothing = (): Difference => ({ changed: [], removed: [], deleted: [] });

function watchDocuments(
  state: DatabaseState,
  caller: Caller,
  documents: readonly string[],
): Watch {
  for (const name of documents) checkDocumentName(state.root, name);
  const names = new Set(documents);
  const authorizer = authorizerFor(state, caller);
  const place = (into: Difference, name: string, doc: Doc | null): void => {
    if (doc) into.changed.push(doc);
    else into.deleted.push(name);
  };
  return {
    collection: collectionIdOf(documents[0] ?? state.root),
    initial: () => {
      const result = nothing();
      for (const name of names) {
        const doc = state.tree.get(name);
        authorizer?.get(caller, name, doc);
        place(result, name, doc);
      }
      return result;
    },
    difference: (changes) => {
      const result = nothing();
      for (const { name, after } of changes) {
        if (names.has(name)) place(result, name, after);
      }
      return result;
    },
  };
}

/** Matches each changed document on its own, which needs no memory of the result. */
function matchedDifference(
  plan: QueryPlan,
  changes: readonly DocChange[],
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

/** A query whose result depends on other documents too: it is run again when its collection is touched. */
class LimitedQuery {
  readonly #state: DatabaseState;
  readonly #plan: QueryPlan;
  #known = new Map<string, Doc>();

  constructor(state: DatabaseState, plan: QueryPlan) {
    this.#state = state;
    this.#plan = plan;
  }

  rerun(): Difference {
    const { docs } = runPlan(this.#state.tree, this.#plan);
    const now = new Map(docs.map((doc) => [doc.name, doc]));
    const result = nothing();
    for (const doc of docs) {
      if (this.#known.get(doc.name) !== doc)
        result.changed.push(this.#plan.project(doc));
    }
    for (const name of this.#known.keys()) {
      if (now.has(name)) continue;
      (this.#state.tree.get(name) ? result.removed : result.deleted).push(name);
    }
    this.#known = now;
    return result;
  }

  touchedBy(changes: readonly DocChange[]): boolean {
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
  target: Extract<ListenTarget, { parent: string }>,
): Watch {
  checkParent(state.root, target.parent);
  const plan = planQuery(target.parent, target.query);
  authorizerFor(state, caller)?.list(caller, target.parent, target.query);
  const collection = plan.source.collectionId;
  if (plan.limit === Infinity && plan.offset === 0) {
    return {
      collection,
      initial: () => ({
        ...nothing(),
        changed: runPlan(state.tree, plan).docs.map(plan.project),
      }),
      difference: (changes) => matchedDifference(plan, changes),
    };
  }
  const limited = new LimitedQuery(state, plan);
  return {
    collection,
    initial: () => limited.rerun(),
    difference: (changes) =>
      limited.touchedBy(changes) ? limited.rerun() : nothing(),
  };
}

const sizeOf = ({ changed, removed, deleted }: Difference): number =>
  changed.length + removed.length + deleted.length;

/** `Database.listen`; throws when the rules or the query's check refuse. */
export function listen(state: DatabaseState): Database["listen"] {
  return (caller, target, onChange) => {
    const watch =
      "documents" in target
        ? watchDocuments(state, caller, target.documents)
        : watchQuery(state, caller, target);
    const { collection } = watch;
    const tell = (
      difference: Difference,
      readTime: string,
      initial: boolean,
    ): void => {
      const { changed, removed } = difference;
      const told = changed.length + removed.length;
      const documents = initial ? Math.max(1, sizeOf(difference)) : told;
      if (documents > 0) {
        const read = { method: "listen", collection, documents } as const;
        recordRead(state, caller, { ...read, target: live });
      }
      onChange({ readTime, initial, ...difference });
    };
    const live: LiveTarget = {
      update: (changes, time) => {
        const difference = watch.difference(changes);
        if (sizeOf(difference) > 0) tell(difference, time, false);
      },
    };
    const first = watch.initial();
    state.targets.add(live);
    tell(first, state.core.clock.next(), true);
    return () => {
      state.targets.delete(live);
    };
  };
}
