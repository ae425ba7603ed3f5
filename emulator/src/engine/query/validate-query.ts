import type {
  FieldOperator,
  Filter,
  StructuredQuery,
} from "../../contract/query";
import { StatusError } from "../../contract/status";
import { checkDocumentReference } from "../values/resource-name";
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
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;
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

function notAKey(): StatusError {
  return invalid("__key__ filter value must be a Key");
}

function checkNameFilter(
  parent: string,
  { field, op, value }: FieldFilter,
): void {
  if (field.fieldPath !== NAME_FIELD) return;
  if (op === "ARRAY_CONTAINS" || op === "ARRAY_CONTAINS_ANY") {
    throw invalid("the name __key__ is reserved");
  }
  const operands = op === "IN" || op === "NOT_IN" ? listOf(value) : [value];
  for (const operand of operands) {
    if (!("referenceValue" in operand)) throw notAKey();
    checkDocumentReference(parent, operand.referenceValue);
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

/** Filters of all alternatives taken together, and how many alternatives there are. */
function normalSize(filter: Filter): { ways: number; filters: number } {
  if (!("compositeFilter" in filter)) {
    const ways = disjunctions(filter);
    return { ways, filters: ways };
  }
  const { op, filters } = filter.compositeFilter;
  return filters.map(normalSize).reduce((a, b) =>
    op === "AND"
      ? {
          ways: a.ways * b.ways,
          filters: a.filters * b.ways + b.filters * a.ways,
        }
      : { ways: a.ways + b.ways, filters: a.filters + b.filters },
  );
}

function checkComponents(
  parent: string,
  { where, orderBy = [] }: StructuredQuery,
): void {
  const inequalities = inequalityFields(where).length;
  if (inequalities > MAX_INEQUALITY_FIELDS) {
    throw invalid(
      `A query may have inequality filters on at most ${MAX_INEQUALITY_FIELDS} fields, not on ${inequalities}.`,
    );
  }
  const below = parent.endsWith("/documents") ? 0 : 1;
  const filters = where ? normalSize(where).filters : 0;
  if (filters + orderBy.length + below > MAX_COMPONENTS) {
    throw invalid(
      `The filters, orders and parent of a query may be at most ${MAX_COMPONENTS} in disjunctive normal form.`,
    );
  }
}

function checkFilter(parent: string, filter: Filter): void {
  for (const leaf of leafFilters(filter)) {
    if ("fieldFilter" in leaf) {
      checkList(leaf.fieldFilter);
      checkNameFilter(parent, leaf.fieldFilter);
    } else if (leaf.unaryFilter.field.fieldPath === NAME_FIELD) {
      throw notAKey();
    }
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

/** Throws INVALID_ARGUMENT for a query below a parent the real service would refuse; its filter is simplified. */
export function checkQuery(parent: string, query: StructuredQuery): void {
  if (query.from.length > 1) {
    throw invalid(
      "StructuredQuery.from cannot have more than one collection selector.",
    );
  }
  if (query.where) checkFilter(parent, query.where);
  checkComponents(parent, query);
  if ((query.from[0]?.collectionId ?? "") === "") checkEveryCollection(query);
  if ((query.limit ?? 0) < 0) throw invalid("limit is negative");
  if ((query.offset ?? 0) < 0) throw invalid("offset is negative");
}
