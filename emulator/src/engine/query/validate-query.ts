import type { FieldOperator, Filter, StructuredQuery } from "../../contract";
import { StatusError } from "../../contract";
import { NAME_FIELD } from "./field-reader";
import {
  fieldPathOf,
  inequalityFields,
  leafFilters,
  operatorOf,
} from "./filter";
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
  if (count === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
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
  const counts = filters.map(disjunctions);
  return op === "AND"
    ? counts.reduce((product, count) => product * count, 1)
    : Math.max(
        1,
        counts.reduce((sum, count) => sum + count, 0),
      );
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
    : Math.max(0, ...counts);
}

function hasOr(filter: Filter): boolean {
  if (!("compositeFilter" in filter)) return false;
  const { op, filters } = filter.compositeFilter;
  return (op === "OR" && filters.length > 1) || filters.some(hasOr);
}

const NEGATIONS: ReadonlySet<string> = new Set([
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NAN",
  "IS_NOT_NULL",
]);

function checkNegations(filter: Filter): void {
  const ops = leafFilters(filter).map(operatorOf);
  if (ops.filter((op) => NEGATIONS.has(op)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const others: (typeof ops)[number][] = ["IN", "ARRAY_CONTAINS_ANY"];
  const clash = hasOr(filter) || others.some((op) => ops.includes(op));
  if (ops.includes("NOT_IN") && clash) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function checkNameEquality(filter: Filter): void {
  const inequalities = inequalityFields(filter);
  if (inequalities.length === 0 || inequalities.includes(NAME_FIELD)) return;
  const equality = leafFilters(filter).some(
    (leaf) =>
      "fieldFilter" in leaf &&
      leaf.fieldFilter.field.fieldPath === NAME_FIELD &&
      leaf.fieldFilter.op === "EQUAL",
  );
  if (equality) {
    throw invalid(
      "Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.",
    );
  }
}

function checkFilter(filter: Filter): void {
  for (const leaf of leafFilters(filter)) {
    if (!("fieldFilter" in leaf)) continue;
    checkList(leaf.fieldFilter);
    checkNameFilter(leaf.fieldFilter);
  }
  const count = disjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  if (arrayTests(filter) > 1) {
    throw invalid(
      "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.",
    );
  }
  checkNegations(filter);
  checkNameEquality(filter);
}

/** A query over every collection knows names alone: no index holds the fields of all collections. */
function checkEveryCollection({ where, orderBy = [] }: StructuredQuery): void {
  const filtered = leafFilters(where)
    .map(fieldPathOf)
    .find((fieldPath) => fieldPath !== NAME_FIELD);
  if (filtered !== undefined) {
    throw invalid(`kind is required for filter: ${filtered}`);
  }
  if (orderBy.some(({ field }) => field.fieldPath !== NAME_FIELD)) {
    throw invalid("kind is required for all orders except __key__ ascending");
  }
}

/** Throws INVALID_ARGUMENT for a query the real service would refuse. */
export function checkQuery(query: StructuredQuery): void {
  if (query.from.length > 1) {
    throw invalid(
      "StructuredQuery.from cannot have more than one collection selector.",
    );
  }
  if (query.where) checkFilter(query.where);
  if ((query.from[0]?.collectionId ?? "") === "") checkEveryCollection(query);
  if ((query.limit ?? 0) < 0) throw invalid("limit is negative");
  if ((query.offset ?? 0) < 0) throw invalid("offset is negative");
}
