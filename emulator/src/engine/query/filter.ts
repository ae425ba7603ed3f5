import type { Doc } from "../../contract/values";
import type {
  FieldOperator,
  Filter,
  UnaryOperator,
} from "../../contract/query";
import type { Alike } from "../../store/alike";
import { parseFieldPath } from "../values/field-path";
import { fieldReader, NAME_FIELD } from "./field-reader";
import type { ValueTest } from "./filter-operators";
import { fieldTest, unaryTest } from "./filter-operators";

/** A filter that is not composite. */
type LeafFilter = Exclude<Filter, { compositeFilter: unknown }>;

/** Decides whether a document passes. */
export type DocumentTest = (doc: Doc) => boolean;

const INEQUALITIES: ReadonlySet<string> = new Set([
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "NOT_EQUAL",
  "NOT_IN",
  "IS_NOT_NULL",
  "IS_NOT_NAN",
]);

function leafTest(fieldPath: string, test: ValueTest): DocumentTest {
  const read = fieldReader(fieldPath);
  return (doc) => test(read(doc));
}

/** The filter without composites of nothing, which say nothing wherever they stand; undefined when nothing is left. */
export function simplified(filter: Filter | undefined): Filter | undefined {
  if (!filter || !("compositeFilter" in filter)) return filter;
  const { op, filters } = filter.compositeFilter;
  const kept = filters.flatMap((one) => simplified(one) ?? []);
  return kept.length === 0
    ? undefined
    : { compositeFilter: { op, filters: kept } };
}

/** The test a simplified filter makes; no filter passes everything. */
export function filterTest(filter: Filter | undefined): DocumentTest {
  if (filter === undefined) return () => true;
  if ("fieldFilter" in filter) {
    const { field, op, value } = filter.fieldFilter;
    return leafTest(field.fieldPath, fieldTest(op, value));
  }
  if ("unaryFilter" in filter) {
    const { field, op } = filter.unaryFilter;
    return leafTest(field.fieldPath, unaryTest(op));
  }
  const tests = filter.compositeFilter.filters.map(filterTest);
  return filter.compositeFilter.op === "AND"
    ? (doc) => tests.every((test) => test(doc))
    : (doc) => tests.some((test) => test(doc));
}

/** A text that every document which passes has in one field at its top; undefined where the filter asks for none. */
export function alikeOf(filter: Filter | undefined): Alike | undefined {
  if (filter === undefined || "unaryFilter" in filter) return undefined;
  if ("compositeFilter" in filter) {
    const { op, filters } = filter.compositeFilter;
    if (op !== "AND") return undefined;
    return filters.map(alikeOf).find((one) => one !== undefined);
  }
  const { field, op, value } = filter.fieldFilter;
  if (op !== "EQUAL" || !("stringValue" in value)) return undefined;
  if (field.fieldPath === NAME_FIELD) return undefined;
  const [name, ...deeper] = parseFieldPath(field.fieldPath);
  return name === undefined || deeper.length > 0
    ? undefined
    : { field: name, text: value.stringValue };
}

/** Every filter that is not composite. */
export function leafFilters(filter: Filter | undefined): LeafFilter[] {
  if (filter === undefined) return [];
  return "compositeFilter" in filter
    ? filter.compositeFilter.filters.flatMap(leafFilters)
    : [filter];
}

const partsOf = (leaf: LeafFilter) =>
  "fieldFilter" in leaf ? leaf.fieldFilter : leaf.unaryFilter;

/** The operator of a filter that is not composite. */
export function operatorOf(leaf: LeafFilter): FieldOperator | UnaryOperator {
  return partsOf(leaf).op;
}

/** The path of the field a filter that is not composite is about. */
export function fieldPathOf(leaf: LeafFilter): string {
  return partsOf(leaf).field.fieldPath;
}

/** Field paths under an inequality, without repeats, in the order of their names. */
export function inequalityFields(filter: Filter | undefined): string[] {
  const paths = leafFilters(filter)
    .map(partsOf)
    .filter(({ op }) => INEQUALITIES.has(op))
    .map(({ field }) => field.fieldPath);
  return [...new Set(paths)].sort();
}
