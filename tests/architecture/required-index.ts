import type { Query } from "@domain/query/query";

export interface IndexField {
  fieldPath: string;
  order?: "ASCENDING" | "DESCENDING";
  arrayConfig?: "CONTAINS";
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: "COLLECTION";
  fields: IndexField[];
}

const isArray = (op: string) => op.startsWith("array-contains");
const isEquality = (op: string) => op === "==" || op === "in";

/**
 * The composite index a query needs: what it equals, what it contains, then its order. null where the
 * indexes of single fields do: one field alone, or equalities without an order (they are merged).
 */
export function requiredIndex(query: Query): CompositeIndex | null {
  const equal = query.where
    .filter(({ op }) => isEquality(op))
    .map(({ field }) => ascending(field));
  const contained = query.where
    .filter(({ op }) => isArray(op))
    .map(({ field }): IndexField => ({
      fieldPath: field,
      arrayConfig: "CONTAINS",
    }));
  const ranges = query.where
    .filter(({ op }) => !isEquality(op) && !isArray(op))
    .map(({ field }) => field)
    .filter((field) => query.orderBy.every((order) => order.field !== field))
    .map(ascending);
  const orders = query.orderBy.map(({ field, direction }): IndexField => ({
    fieldPath: field,
    order: direction === "asc" ? "ASCENDING" : "DESCENDING",
  }));
  const sorted = [...orders, ...ranges];
  const fields = [...equal, ...contained, ...sorted];
  if (sorted.length === 0 || fields.length < 2) return null;
  return {
    collectionGroup: query.collection,
    queryScope: "COLLECTION",
    fields,
  };
}

const ascending = (fieldPath: string): IndexField => ({
  fieldPath,
  order: "ASCENDING",
});

/** One text for indexes that serve the same queries: the order of what comes before the sorting is free. */
export function indexKey({ collectionGroup, fields }: CompositeIndex): string {
  const text = ({ fieldPath, order, arrayConfig }: IndexField) =>
    `${fieldPath} ${arrayConfig ?? order ?? ""}`;
  const last = fields.at(-1);
  const prefix = fields.slice(0, -1).map(text).sort();
  return [collectionGroup, ...prefix, last ? text(last) : ""].join(" | ");
}
