import type { Doc, Value } from "../../contract/values";
import type { Reader } from "../../store/document-tree";
import { NAME_FIELD } from "./field-reader";
import { compareKeys } from "./order";
import type { QueryPlan } from "./plan";

/** A document of an unlimited result, with its place in the order. */
export interface Hit {
  doc: Doc;
  key: Value[];
}

const BOUNDED_LIMIT = 1000;

/** Sorted list of at most `capacity` hits; equal ones keep the order of their coming. */
function insertBounded(
  hits: Hit[],
  hit: Hit,
  capacity: number,
  compare: (a: Hit, b: Hit) => number,
): void {
  const last = hits.at(-1);
  if (hits.length === capacity && last && compare(hit, last) >= 0) return;
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = hits[middle];
    if (other && compare(hit, other) < 0) high = middle;
    else low = middle + 1;
  }
  hits.splice(low, 0, hit);
  if (hits.length > capacity) hits.pop();
}

function sortedHits(
  matches: Iterable<Hit>,
  plan: QueryPlan,
  wanted: number,
): Hit[] {
  const compare = (a: Hit, b: Hit): number =>
    compareKeys(plan.orders, a.key, b.key);
  if (wanted > BOUNDED_LIMIT)
    return [...matches].sort(compare).slice(0, wanted);
  const hits: Hit[] = [];
  for (const hit of matches) insertBounded(hits, hit, wanted, compare);
  return hits;
}

function firstHits(matches: Iterable<Hit>, wanted: number): Hit[] {
  const hits: Hit[] = [];
  if (wanted === 0) return hits;
  for (const hit of matches) {
    hits.push(hit);
    if (hits.length >= wanted) break;
  }
  return hits;
}

function* matching(reader: Reader, plan: QueryPlan): Generator<Hit> {
  const reverse = plan.orders.at(-1)?.sign === -1;
  for (const doc of reader.scan(plan.source, reverse, plan.alike)) {
    const key = plan.match(doc);
    if (key) yield { doc, key };
  }
}

/** The first `wanted` of a plan's unlimited result, in order. */
export function findHits(
  reader: Reader,
  plan: QueryPlan,
  wanted: number,
): Hit[] {
  const matches = matching(reader, plan);
  const byName = plan.orders[0]?.fieldPath === NAME_FIELD;
  return byName && plan.orders.length === 1
    ? firstHits(matches, wanted)
    : sortedHits(matches, plan, wanted);
}

/** Runs a plan: the documents in order, unprojected, and how many the offset skipped. */
export function runPlan(
  reader: Reader,
  plan: QueryPlan,
): { docs: Doc[]; skipped: number } {
  const hits = findHits(reader, plan, plan.offset + plan.limit);
  const docs = hits.slice(plan.offset).map((hit) => hit.doc);
  return {
    docs: plan.nearest ? plan.nearest.pick(docs) : docs,
    skipped: Math.min(plan.offset, hits.length),
  };
}
