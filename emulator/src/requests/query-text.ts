import type { Filter, StructuredQuery } from "../contract/query";

const signs: Record<string, string> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
  EQUAL: "==",
  NOT_EQUAL: "!=",
  ARRAY_CONTAINS: "array-contains",
  IN: "in",
  ARRAY_CONTAINS_ANY: "array-contains-any",
  NOT_IN: "not-in",
  IS_NAN: "is NaN",
  IS_NULL: "is null",
  IS_NOT_NAN: "is not NaN",
  IS_NOT_NULL: "is not null",
};

/** Values are never shown, only how many there are. */
function filterText(filter: Filter, nested = false): string {
  if ("unaryFilter" in filter) {
    const { field, op } = filter.unaryFilter;
    return `${field.fieldPath} ${signs[op] ?? op}`;
  }
  if ("fieldFilter" in filter) {
    const { field, op, value } = filter.fieldFilter;
    const many = "arrayValue" in value && /IN|ANY/.test(op);
    const shown = many ? `[${value.arrayValue.values.length}]` : "?";
    return `${field.fieldPath} ${signs[op] ?? op} ${shown}`;
  }
  const { op, filters } = filter.compositeFilter;
  const text = filters
    .map((one) => filterText(one, true))
    .join(op === "OR" ? " or " : " and ");
  return nested && filters.length > 1 ? `(${text})` : text;
}

/** The name that ends every order is left out, unless it alone turns it round. */
function orderText(orderBy: StructuredQuery["orderBy"] = []): string {
  return orderBy
    .filter(
      ({ field, direction }, index) =>
        field.fieldPath !== "__name__" ||
        (index === 0 && direction === "DESCENDING"),
    )
    .map(({ field, direction }) =>
      direction === "DESCENDING" ? `${field.fieldPath} desc` : field.fieldPath,
    )
    .join(", ");
}

/**
 * A query on one line: `animals where sector == ? order by name limit 20`. `parent` is the path
 * below `documents`, empty for the root.
 */
export function queryText(parent: string, query: StructuredQuery): string {
  const { where, orderBy, startAt, endAt, offset, limit, select } = query;
  const [from] = query.from;
  const id = from?.collectionId ?? "";
  const path = parent === "" ? id : `${parent}/${id}`;
  const order = orderText(orderBy);
  return [
    from?.allDescendants ? `group ${path}` : path,
    where ? `where ${filterText(where)}` : "",
    order === "" ? "" : `order by ${order}`,
    startAt ? "from a cursor" : "",
    endAt ? "to a cursor" : "",
    offset ? `offset ${offset}` : "",
    limit === undefined ? "" : `limit ${limit}`,
    select
      ? `select ${select.fields.map((one) => one.fieldPath).join(", ")}`
      : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
