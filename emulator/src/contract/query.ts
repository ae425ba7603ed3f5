import type { Value } from "./values";

export interface FieldReference {
  fieldPath: string;
}

export type FieldOperator =
  | "LESS_THAN"
  | "LESS_THAN_OR_EQUAL"
  | "GREATER_THAN"
  | "GREATER_THAN_OR_EQUAL"
  | "EQUAL"
  | "NOT_EQUAL"
  | "ARRAY_CONTAINS"
  | "IN"
  | "ARRAY_CONTAINS_ANY"
  | "NOT_IN";

export type UnaryOperator = "IS_NAN" | "IS_NULL" | "IS_NOT_NAN" | "IS_NOT_NULL";

export type Filter =
  | { compositeFilter: { op: "AND" | "OR"; filters: Filter[] } }
  | { fieldFilter: { field: FieldReference; op: FieldOperator; value: Value } }
  | { unaryFilter: { field: FieldReference; op: UnaryOperator } };

export interface Cursor {
  values: Value[];
  before?: boolean;
}

/** A search for the vectors nearest to one, made among the documents of a query. */
export interface FindNearest {
  vectorField?: FieldReference;
  queryVector?: Value;
  distanceMeasure?: "EUCLIDEAN" | "COSINE" | "DOT_PRODUCT";
  limit?: number;
  /** The name (not a path) of a field to tell the distance in. */
  distanceResultField?: string;
  distanceThreshold?: number | "NaN" | "Infinity" | "-Infinity";
}

export interface StructuredQuery {
  from: { collectionId: string; allDescendants?: boolean }[];
  where?: Filter;
  orderBy?: { field: FieldReference; direction?: "ASCENDING" | "DESCENDING" }[];
  select?: { fields: FieldReference[] };
  startAt?: Cursor;
  endAt?: Cursor;
  offset?: number;
  limit?: number;
  findNearest?: FindNearest;
}

export interface StructuredAggregationQuery {
  structuredQuery: StructuredQuery;
  aggregations: {
    alias?: string;
    count?: { upTo?: string };
    sum?: { field: FieldReference };
    avg?: { field: FieldReference };
  }[];
}

/** An index as query explain names it, in the words of production. */
export interface IndexUsed {
  query_scope: string;
  /** Such as `(age ASC, __name__ ASC)`. */
  properties: string;
}
