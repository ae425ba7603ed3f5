import type { Filter, StructuredQuery } from "../../contract/query";
import type { Value } from "../../contract/values";

type FieldFilter = Extract<Filter, { fieldFilter: unknown }>;
type UnaryFilter = Extract<Filter, { unaryFilter: unknown }>;

/** A filter on one field, without alternatives. */
export type SimpleFilter = FieldFilter | UnaryFilter;

/** One way to be returned by a query: a document passes all its filters. */
export type Way = readonly SimpleFilter[];

/** More ways than any query the service accepts. */
const MAX_WAYS = 100;

const arrayItems = (value: Value): Value[] =>
  "arrayValue" in value ? value.arrayValue.values : [];

/** `in` and `array-contains-any` are one way per value. */
function fieldWays(filter: FieldFilter): Way[] {
  const { field, op, value } = filter.fieldFilter;
  if (op !== "IN" && op !== "ARRAY_CONTAINS_ANY") return [[filter]];
  const single = op === "IN" ? "EQUAL" : "ARRAY_CONTAINS";
  return arrayItems(value).map((item) => [
    { fieldFilter: { field, op: single, value: item } },
  ]);
}

const everyPair = (left: readonly Way[], right: readonly Way[]): Way[] =>
  left.length * right.length > MAX_WAYS
    ? tooMany()
    : left.flatMap((a) => right.map((b) => [...a, ...b]));

/** Thrown for a query with more alternatives than can be decided. */
export class TooManyWaysError extends Error {}

function tooMany(): never {
  throw new TooManyWaysError("The query has too many alternatives.");
}

function filterWays(filter: Filter): Way[] {
  if ("unaryFilter" in filter) return [[filter]];
  if ("fieldFilter" in filter) return fieldWays(filter);
  const { op, filters } = filter.compositeFilter;
  const branches = filters.map(filterWays);
  if (op === "AND") return branches.reduce(everyPair, [[]]);
  const ways = branches.flat();
  return ways.length > MAX_WAYS ? tooMany() : ways;
}

/**
 * The query's filter in disjunctive normal form. A query without a filter has one way, without
 * filters; one that can return nothing (an empty `in`) has none. Throws TooManyWaysError.
 */
export const waysOf = (query: StructuredQuery): Way[] =>
  query.where ? filterWays(query.where) : [[]];
