import type { Filter } from "../../contract/query";
import type { Value } from "../../contract/values";
import { listOf } from "../query/filter-operators";

/** A filter that only documents with certain values of one field pass. */
export interface Keyed {
  fieldPath: string;
  /** Those values, one of which each such document has. */
  keys: string[];
}

function numberKey(number: number): string | undefined {
  // Beyond it an integer and a double that differ may look the same.
  return Number.isSafeInteger(number) ? `n${String(number)}` : undefined;
}

/** Equal for values that filters find equal; undefined for what is not told apart here. */
function keyOf(value: Value): string | undefined {
  if ("stringValue" in value) return `s${value.stringValue}`;
  if ("booleanValue" in value) return `b${String(value.booleanValue)}`;
  if ("referenceValue" in value) return `r${value.referenceValue}`;
  if ("integerValue" in value) return numberKey(Number(value.integerValue));
  if ("doubleValue" in value && typeof value.doubleValue === "number")
    return numberKey(value.doubleValue);
  return undefined;
}

const member = (key: string): string => `@${key}`;

/** All keys under which a filter may look for a field's value. */
export function keysOf(value: Value | undefined): string[] {
  if (value === undefined) return [];
  const own = keyOf(value);
  if (own !== undefined) return [own];
  const members = listOf(value).map(keyOf);
  return members.flatMap((key) => (key === undefined ? [] : [member(key)]));
}

function keysFor(values: readonly Value[], as: (key: string) => string) {
  const keys = values.flatMap((value) => keyOf(value) ?? []);
  return keys.length === values.length ? keys.map(as) : null;
}

const same = (key: string): string => key;

function keyed(filter: Filter): Keyed | null {
  if (!("fieldFilter" in filter)) return null;
  const { field, op, value } = filter.fieldFilter;
  const of = (keys: string[] | null): Keyed | null =>
    keys && { fieldPath: field.fieldPath, keys: [...new Set(keys)] };
  switch (op) {
    case "EQUAL":
      return of(keysFor([value], same));
    case "IN":
      return of(keysFor(listOf(value), same));
    case "ARRAY_CONTAINS":
      return of(keysFor([value], member));
    case "ARRAY_CONTAINS_ANY":
      return of(keysFor(listOf(value), member));
    default:
      return null;
  }
}

/** The filters of which every document of a result passes each, and that ask for certain values. */
export function keyedFilters(where: Filter | undefined): Keyed[] {
  if (!where) return [];
  if (!("compositeFilter" in where)) {
    const one = keyed(where);
    return one ? [one] : [];
  }
  const { op, filters } = where.compositeFilter;
  return op === "AND" || filters.length === 1
    ? filters.flatMap(keyedFilters)
    : [];
}
