import type {
  Aggregations,
  Cursor,
  Filter,
  Operator,
  Query,
} from "../../format/scenario";
import { fieldPath, pathText } from "../../format/field-path";
import { tagOf } from "../../format/notation";
import { type Names, toWire, type Wire } from "./values";

const operatorNames: Record<Operator, string> = {
  "<": "LESS_THAN",
  "<=": "LESS_THAN_OR_EQUAL",
  "==": "EQUAL",
  "!=": "NOT_EQUAL",
  ">": "GREATER_THAN",
  ">=": "GREATER_THAN_OR_EQUAL",
  in: "IN",
  "not-in": "NOT_IN",
  "array-contains": "ARRAY_CONTAINS",
  "array-contains-any": "ARRAY_CONTAINS_ANY",
};

const fieldOf = (text: string) => ({ fieldPath: pathText(fieldPath(text)) });

const unary = {
  "==": { null: "IS_NULL", NaN: "IS_NAN" },
  "!=": { null: "IS_NOT_NULL", NaN: "IS_NOT_NAN" },
} as const;

function filterOf(names: Names, filter: Filter): Wire {
  if (!Array.isArray(filter)) {
    const [op, filters] =
      "or" in filter
        ? (["OR", filter.or] as const)
        : (["AND", filter.and] as const);
    return {
      compositeFilter: {
        op,
        filters: filters.map((one) => filterOf(names, one)),
      },
    };
  }
  const [name, op, value] = filter;
  const field = fieldOf(name);
  const tagged = tagOf(value);
  const special =
    value === null
      ? "null"
      : tagged?.tag === "$double" && tagged.of === "NaN"
        ? "NaN"
        : null;
  if (special && (op === "==" || op === "!="))
    return { unaryFilter: { field, op: unary[op][special] } };
  return {
    fieldFilter: { field, op: operatorNames[op], value: toWire(names, value) },
  };
}

function whereOf(names: Names, filters: Filter[] | undefined): Wire {
  const [first] = filters ?? [];
  if (!first || !filters) return {};
  return {
    where:
      filters.length === 1
        ? filterOf(names, first)
        : filterOf(names, { and: filters }),
  };
}

/** `"field desc"` in two parts. */
export function orderOf(text: string): { field: string; descending: boolean } {
  const [, field = "", direction = "asc"] =
    /^(.*?)(?: (asc|desc))?$/.exec(text) ?? [];
  return { field, descending: direction === "desc" };
}

function cursorOf(names: Names, cursor: Cursor | undefined, before: boolean) {
  if (!cursor || "doc" in cursor) return undefined;
  return { values: cursor.map((value) => toWire(names, value)), before };
}

/** Where a query starts: the parent's path below the documents, and the collection. */
export function sourceOf(query: Query, root: string) {
  if (query.group !== undefined)
    return {
      parent: root,
      from: [{ collectionId: query.group, allDescendants: true }],
    };
  const [, parent = "", collectionId = ""] =
    /^(.*)\/([^/]*)$/.exec(query.from ?? "") ?? [];
  return { parent, from: [{ collectionId }] };
}

/** The structured query of a query without `limitToLast`, which REST has no words for. */
export function structuredQuery(names: Names, query: Query): Wire {
  const startAt =
    cursorOf(names, query.startAt, true) ??
    cursorOf(names, query.startAfter, false);
  const endAt =
    cursorOf(names, query.endAt, false) ??
    cursorOf(names, query.endBefore, true);
  return {
    from: sourceOf(query, "").from,
    ...whereOf(names, query.where),
    ...(query.orderBy
      ? {
          orderBy: query.orderBy.map(orderOf).map(({ field, descending }) => ({
            field: fieldOf(field),
            direction: descending ? "DESCENDING" : "ASCENDING",
          })),
        }
      : {}),
    ...(query.select
      ? {
          select: {
            fields:
              query.select.length > 0
                ? query.select.map(fieldOf)
                : [{ fieldPath: "__name__" }],
          },
        }
      : {}),
    ...(startAt ? { startAt } : {}),
    ...(endAt ? { endAt } : {}),
    ...(query.offset === undefined ? {} : { offset: query.offset }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  };
}

export function aggregationQuery(
  names: Names,
  query: Query,
  values: Aggregations,
): Wire {
  return {
    structuredQuery: structuredQuery(names, query),
    aggregations: Object.entries(values).map(([alias, [kind, field = ""]]) => ({
      alias,
      ...(kind === "count"
        ? { count: {} }
        : { [kind === "sum" ? "sum" : "avg"]: { field: fieldOf(field) } }),
    })),
  };
}
