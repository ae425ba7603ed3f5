import type { FieldOperator, Filter, StructuredQuery } from "../../contract";
import { StatusError } from "../../contract";
import { NAME_FIELD } from "./field-reader";
import { leafFilters } from "./filter";
import { listOf } from "./filter-operators";

type FieldFilter = Extract<Filter, { fieldFilter: unknown }>["fieldFilter"];

const MAX_DISJUNCTIONS = 30;
const MAX_LIST: Partial<Record<FieldOperator, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

function checkList({ op, value }: FieldFilter): void {
  const max = MAX_LIST[op];
  if (max === undefined) return;
  if (!("arrayValue" in value))
    throw invalid(`'${op}' requires an ArrayValue.`);
  const count = value.arrayValue.values.length;
  if (count === 0) throw invalid(`'${op}' requires a non-empty ArrayValue.`);
  if (count > max) {
    throw invalid(`'${op}' supports up to ${max} comparison values.`);
  }
}

function checkNameFilter({ field, op, value }: FieldFilter): void {
  if (field.fieldPath !== NAME_FIELD) return;
  if (op === "ARRAY_CONTAINS" || op === "ARRAY_CONTAINS_ANY") {
    throw invalid(`'${op}' is not supported for __name__.`);
  }
  const operands = op === "IN" || op === "NOT_IN" ? listOf(value) : [value];
  if (!operands.every((operand) => "referenceValue" in operand)) {
    throw invalid("__key__ filter value must be a Key");
  }
}

/** Number of alternatives in disjunctive normal form; `in` and `array-contains-any` count each value. */
function disjunctions(filter: Filter): number {
  if ("unaryFilter" in filter) return 1;
  if ("fieldFilter" in filter) {
    const { op, value } = filter.fieldFilter;
    return op === "IN" || op === "ARRAY_CONTAINS_ANY"
      ? listOf(value).length
      : 1;
  }
  const { op, filters } = filter.compositeFilter;
  if (filters.length === 0) {
    throw invalid("A composite filter must contain at least one filter.");
  }
  const counts = filters.map(disjunctions);
  return op === "AND"
    ? counts.reduce((product, count) => product * count, 1)
    : counts.reduce((sum, count) => sum + count, 0);
}

/** Most array-contains tests any one alternative of the filter makes. */
function arrayTests(filter: Filter): number {
  if ("unaryFilter" in filter) return 0;
  if ("fieldFilter" in filter) {
    return filter.fieldFilter.op.startsWith("ARRAY_CONTAINS") ? 1 : 0;
  }
  const { op, filters } = filter.compositeFilter;
  const counts = filters.map(arrayTests);
  return op === "AND"
    ? counts.reduce((sum, count) => sum + count, 0)
    : Math.max(...counts);
}

function hasOr(filter: Filter): boolean {
  if (!("compositeFilter" in filter)) return false;
  const { op, filters } = filter.compositeFilter;
  return (op === "OR" && filters.length > 1) || filters.some(hasOr);
}

function checkNotIn(filter: Filter): void {
  const ops = leafFilters(filter).map((leaf) =>
    "fieldFilter" in leaf ? leaf.fieldFilter.op : leaf.unaryFilter.op,
  );
  const notIn = ops.filter((op) => op === "NOT_IN").length;
  if (notIn === 0) return;
  if (notIn > 1 || ops.includes("NOT_EQUAL")) {
    throw invalid(
      "Only a single NOT_IN, and no NOT_EQUAL beside it, is allowed.",
    );
  }
  const others = ["IN", "ARRAY_CONTAINS_ANY"] as const;
  if (hasOr(filter) || others.some((op) => ops.includes(op))) {
    throw invalid(
      "'NOT_IN' cannot be used with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function checkFilter(filter: Filter): void {
  for (const leaf of leafFilters(filter)) {
    if (!("fieldFilter" in leaf)) continue;
    checkList(leaf.fieldFilter);
    checkNameFilter(leaf.fieldFilter);
  }
  if (disjunctions(filter) > MAX_DISJUNCTIONS) {
    throw invalid(
      `A query may have at most ${MAX_DISJUNCTIONS} disjunctions in disjunctive normal form.`,
    );
  }
  if (arrayTests(filter) > 1) {
    throw invalid(
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    );
  }
  checkNotIn(filter);
}

/** Throws INVALID_ARGUMENT for a query the real service would refuse. */
export function checkQuery(query: StructuredQuery): void {
  if (query.from.length !== 1) {
    throw invalid("A query must select from exactly one collection.");
  }
  if (query.where) checkFilter(query.where);
  if ((query.limit ?? 0) < 0) throw invalid("limit is negative");
  if ((query.offset ?? 0) < 0) throw invalid("offset is negative");
}
