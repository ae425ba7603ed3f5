import type { CollectionName, DocOf } from "../collections";

export type Scalar = string | number | boolean | null | Date;
export type Operator =
  | "=="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "array-contains"
  | "array-contains-any";

export interface Filter {
  field: string;
  op: Operator;
  value: Scalar | readonly Scalar[];
}

export interface Order {
  field: string;
  direction: "asc" | "desc";
}

/** A question to one collection, as plain data: compiled to the SDK, to memory, to the index check. */
export interface Query<C extends CollectionName = CollectionName> {
  collection: C;
  /** Whose, where the collection lies under another document; needed by the nested collections only. */
  parentId?: string;
  where: readonly Filter[];
  orderBy: readonly Order[];
  /** At most this many documents; every query is bounded. */
  limit: number;
}

const plain = (value: unknown): unknown =>
  value instanceof Date ? { date: value.getTime() } : value;

/** The same text for the same question, whatever the order of its filters: the subscription cache's key. */
export function queryKey(query: Query): string {
  const where = query.where.map(({ field, op, value }) =>
    JSON.stringify([
      field,
      op,
      Array.isArray(value) ? value.map(plain) : plain(value),
    ]),
  );
  return JSON.stringify([
    query.collection,
    query.parentId,
    where.sort(),
    query.orderBy.map(({ field, direction }) => [field, direction]),
    query.limit,
  ]);
}

function fieldOf(doc: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null
          ? (value as Record<string, unknown>)[key]
          : undefined,
      doc,
    );
}

const comparable = (value: unknown): unknown =>
  value instanceof Date ? value.getTime() : value;

const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return (
      a.length === b.length && a.every((item, index) => same(item, b[index]))
    );
  return comparable(a) === comparable(b);
};

/** Negative, zero or positive as a sorts before, with or after b; null before numbers before strings, as stored. */
export function compareValues(a: unknown, b: unknown): number {
  const [x, y] = [comparable(a), comparable(b)];
  const ranks: Readonly<Record<string, number>> = {
    boolean: 1,
    number: 2,
    string: 3,
  };
  const rank = (value: unknown) => ranks[typeof value] ?? 0;
  if (rank(x) !== rank(y)) return rank(x) - rank(y);
  if (typeof x === "string" && typeof y === "string")
    return x < y ? -1 : x > y ? 1 : 0;
  return Number(x ?? 0) - Number(y ?? 0);
}

const sameType = (a: unknown, b: unknown) =>
  typeof comparable(a) === typeof comparable(b);

function holds(doc: object, filter: Filter): boolean {
  const { field, op, value } = filter;
  const stored = fieldOf(doc, field);
  if (stored === undefined) return false;
  const values = Array.isArray(value) ? (value as readonly Scalar[]) : [];
  switch (op) {
    case "==":
      return same(stored, value);
    case "in":
      return values.some((one) => same(stored, one));
    case "array-contains":
      return Array.isArray(stored) && stored.some((one) => same(one, value));
    case "array-contains-any":
      return (
        Array.isArray(stored) &&
        stored.some((one) => values.some((wanted) => same(one, wanted)))
      );
    case "<":
      return sameType(stored, value) && compareValues(stored, value) < 0;
    case "<=":
      return sameType(stored, value) && compareValues(stored, value) <= 0;
    case ">":
      return sameType(stored, value) && compareValues(stored, value) > 0;
    case ">=":
      return sameType(stored, value) && compareValues(stored, value) >= 0;
  }
}

/** Would the query return this document (limit apart)? */
export function matches<C extends CollectionName>(
  query: Query<C>,
  doc: DocOf<C>,
): boolean {
  return (
    query.where.every((filter) => holds(doc, filter)) &&
    query.orderBy.every(({ field }) => fieldOf(doc, field) !== undefined)
  );
}

/** Sorts as the query orders, then by id. */
export function compareRows<C extends CollectionName>(query: Query<C>) {
  return (
    a: { id: string; data: DocOf<C> },
    b: { id: string; data: DocOf<C> },
  ): number => {
    for (const { field, direction } of query.orderBy) {
      const order = compareValues(
        fieldOf(a.data, field),
        fieldOf(b.data, field),
      );
      if (order !== 0) return direction === "asc" ? order : -order;
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}
