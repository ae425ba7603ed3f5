import type { Doc, Filter, Value } from "../../contract";
import { compare } from "../values/compare";
import { equals, includes } from "../values/equality";
import { fieldsToMap, fromFirestore } from "../values/from-firestore";
import type { RulesValue } from "../values/value";
import { NULL } from "../values/value";

type FieldFilter = Extract<Filter, { fieldFilter: unknown }>["fieldFilter"];

function fieldOf(doc: Doc, fieldPath: string): RulesValue | null {
  let value: RulesValue = fieldsToMap(doc.fields);
  for (const name of fieldPath.split(".")) {
    const next: RulesValue | undefined =
      value.kind === "map" ? value.entries.get(name) : undefined;
    if (!next) return null;
    value = next;
  }
  return value;
}

const items = (value: Value): RulesValue[] =>
  "arrayValue" in value ? value.arrayValue.values.map(fromFirestore) : [];

function passes(field: RulesValue, { op, value }: FieldFilter): boolean {
  const other = fromFirestore(value);
  const sign = compare(field, other);
  switch (op) {
    case "EQUAL":
      return equals(field, other);
    case "NOT_EQUAL":
      return field.kind !== "null" && !equals(field, other);
    case "IN":
      return includes(items(value), field);
    case "NOT_IN":
      return field.kind !== "null" && !includes(items(value), field);
    case "ARRAY_CONTAINS":
      return field.kind === "list" && includes(field.items, other);
    case "ARRAY_CONTAINS_ANY":
      return (
        field.kind === "list" &&
        items(value).some((item) => includes(field.items, item))
      );
    case "LESS_THAN":
      return sign !== null && sign < 0;
    case "LESS_THAN_OR_EQUAL":
      return sign !== null && sign <= 0;
    case "GREATER_THAN":
      return sign !== null && sign > 0;
    case "GREATER_THAN_OR_EQUAL":
      return sign !== null && sign >= 0;
  }
}

/** Whether a query with this filter returns the document; for documents without NaN. */
export function returned(doc: Doc, filter: Filter): boolean {
  if ("compositeFilter" in filter) {
    const { op, filters } = filter.compositeFilter;
    const one = (inner: Filter): boolean => returned(doc, inner);
    return op === "AND" ? filters.every(one) : filters.some(one);
  }
  if ("fieldFilter" in filter) {
    const field = fieldOf(doc, filter.fieldFilter.field.fieldPath);
    return field !== null && passes(field, filter.fieldFilter);
  }
  const field = fieldOf(doc, filter.unaryFilter.field.fieldPath);
  if (!field) return false;
  const isNull = equals(field, NULL);
  return filter.unaryFilter.op === "IS_NULL" ? isNull : !isNull;
}
