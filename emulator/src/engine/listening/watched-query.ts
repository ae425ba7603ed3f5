import type { Doc } from "../../contract/values";
import type { DocChange } from "../../contract/write";
import type { Reader } from "../../store/document-tree";
import type { QueryPlan } from "../query/plan";
import { planMatches } from "../query/plan";
import { runPlan } from "../query/run";
import type { Difference } from "./difference";
import { nothing } from "./difference";
import { ResultWindow } from "./result-window";
import type { Watched } from "./watched";

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

/** What made one result the other one; `now` reads the documents of the second. */
function between(
  before: readonly Doc[],
  after: readonly Doc[],
  plan: QueryPlan,
  now: Reader,
): Difference {
  const result = nothing();
  const known = new Set(before);
  const names = new Set(after.map(({ name }) => name));
  result.changed = after.filter((doc) => !known.has(doc)).map(plan.project);
  for (const { name } of before) {
    if (names.has(name)) continue;
    (now.get(name) ? result.removed : result.deleted).push(name);
  }
  return result;
}

const count = (plan: QueryPlan) => (reader: Reader) =>
  runPlan(reader, plan).docs.length;

const unlimited = (tree: Reader, plan: QueryPlan): Watched => ({
  initial: () => ({
    ...nothing(),
    changed: runPlan(tree, plan).docs.map(plan.project),
  }),
  since: (past, changed) =>
    matchedDifference(plan, changesSince(past, tree, changed)),
  difference: (changes) => matchedDifference(plan, changes),
  count: count(plan),
});

function limited(tree: Reader, plan: QueryPlan): Watched {
  const window = new ResultWindow(tree, plan);
  return {
    initial: () => ({
      ...nothing(),
      changed: window.result().map(plan.project),
    }),
    since: (past) =>
      between(runPlan(past, plan).docs, window.result(), plan, tree),
    difference: (changes) => window.difference(changes),
    count: count(plan),
  };
}

/** The nearest of a search depend on all there are: it is made again when one of those is touched. */
function nearest(tree: Reader, plan: QueryPlan): Watched {
  let known = runPlan(tree, plan).docs;
  const matches = (doc: Doc | null): boolean =>
    doc !== null && planMatches(plan, doc);
  return {
    initial: () => ({ ...nothing(), changed: known.map(plan.project) }),
    since: (past) => between(runPlan(past, plan).docs, known, plan, tree),
    difference(changes) {
      const touched = changes.some(
        ({ before, after }) => matches(before) || matches(after),
      );
      if (!touched) return nothing();
      const before = known;
      known = runPlan(tree, plan).docs;
      return between(before, known, plan, tree);
    },
    count: count(plan),
  };
}

/** Follows the result of a query. */
export function watchQuery(tree: Reader, plan: QueryPlan): Watched {
  if (plan.nearest) return nearest(tree, plan);
  return plan.limit === Infinity && plan.offset === 0
    ? unlimited(tree, plan)
    : limited(tree, plan);
}
