import type { Filter, StructuredQuery } from "../../contract/query";
import type { Value } from "../../contract/values";
import { NAME_FIELD } from "../query/field-reader";
import type { leafFilters } from "../query/filter";
import { fieldPathOf, operatorOf } from "../query/filter";
import { listOf } from "../query/filter-operators";
import type { Order } from "../query/order";

export type Sort = Pick<Order, "fieldPath" | "sign">;

/** What the indexes must give for one alternative of a query. */
export interface Requirement {
  /** Fields compared with a value, in the order of the query. */
  equalities: readonly string[];
  /** Fields whose list must contain a value. */
  contains: readonly string[];
  /** What the entries are sorted by; ends with the name. */
  sort: readonly Sort[];
  /** The vector that is searched, whose neighbours have no other order. */
  vector: { fieldPath: string; dimension: number } | null;
}

type Leaf = ReturnType<typeof leafFilters>[number];

/** The alternatives of a filter, each a list of what must hold together; the values of `in` are not told apart. */
function alternatives(filter: Filter | undefined): Leaf[][] {
  if (filter === undefined) return [[]];
  if (!("compositeFilter" in filter)) return [[filter]];
  const { op, filters } = filter.compositeFilter;
  const parts = filters.map(alternatives);
  if (op === "OR") return parts.flat();
  return parts.reduce((all, part) =>
    all.flatMap((one) => part.map((other) => [...one, ...other])),
  );
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

const FIXED: ReadonlySet<string> = new Set(["EQUAL", "IS_NULL", "IS_NAN"]);

const operandOf = (leaf: Leaf): Value[] =>
  "fieldFilter" in leaf ? listOf(leaf.fieldFilter.value) : [];

const isFixed = (leaf: Leaf): boolean =>
  FIXED.has(operatorOf(leaf)) ||
  (operatorOf(leaf) === "IN" && operandOf(leaf).length === 1);

const isContained = (leaf: Leaf): boolean =>
  operatorOf(leaf).startsWith("ARRAY_CONTAINS");

function pathsOf(
  leaves: readonly Leaf[],
  wanted: (leaf: Leaf) => boolean,
): string[] {
  return unique(leaves.filter(wanted).map(fieldPathOf)).filter(
    (fieldPath) => fieldPath !== NAME_FIELD,
  );
}

/** Aggregated fields are read from the index, so they stand in it, behind the query's own order. */
function withAggregated(
  sort: readonly Sort[],
  aggregated: readonly string[],
): Sort[] {
  const name = sort.at(-1);
  const sign = name?.sign ?? 1;
  const before = sort.slice(0, -1);
  const added = aggregated.map((fieldPath) => ({ fieldPath, sign }));
  return [...before, ...added, { fieldPath: NAME_FIELD, sign }];
}

function requirementOf(
  leaves: readonly Leaf[],
  orders: readonly Order[],
  aggregated: readonly string[],
  vector: Requirement["vector"],
): Requirement {
  const fixed = pathsOf(leaves, isFixed);
  const sorted = orders.filter(({ fieldPath }) => !fixed.includes(fieldPath));
  const isSorted = (fieldPath: string) =>
    sorted.some((order) => order.fieldPath === fieldPath);
  const listed = pathsOf(
    leaves,
    (leaf) => operatorOf(leaf) === "IN" && !isFixed(leaf),
  ).filter((fieldPath) => !isSorted(fieldPath));
  const equalities = unique([...fixed, ...listed]);
  const more = unique(aggregated).filter(
    (path) => !equalities.includes(path) && !isSorted(path),
  );
  return {
    equalities,
    contains: pathsOf(leaves, isContained),
    sort: withAggregated(sorted, more).map(({ fieldPath, sign }) => ({
      fieldPath,
      sign,
    })),
    vector,
  };
}

function vectorOf({ findNearest }: StructuredQuery): Requirement["vector"] {
  const fieldPath = findNearest?.vectorField?.fieldPath;
  const vector = findNearest?.queryVector;
  if (fieldPath === undefined || !vector || !("mapValue" in vector))
    return null;
  const values = vector.mapValue.fields["value"];
  return { fieldPath, dimension: values ? listOf(values).length : 0 };
}

/** What the indexes must give for a checked query with its full order, one for each alternative of its filter. */
export function requirementsOf(
  query: StructuredQuery,
  orders: readonly Order[],
  aggregated: readonly string[] = [],
): Requirement[] {
  const vector = vectorOf(query);
  const found = alternatives(query.where).map((leaves) =>
    requirementOf(leaves, orders, aggregated, vector),
  );
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}
