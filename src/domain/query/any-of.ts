import type { CollectionName } from "../collections";
import type { Filter, Query } from "./query";

/** What production takes in one query, in disjunctive normal form. */
export const queryLimits = {
  /** Alternatives. */
  ways: 30,
  /** The filters of all alternatives, the orders and the parent, together. */
  components: 100,
} as const;

const waysOf = ({ op, value }: Filter): number =>
  (op === "in" || op === "array-contains-any") && Array.isArray(value)
    ? value.length
    : 1;

/** How much of production's limits a query over a root collection takes. */
export function sizeOf({ where, orderBy }: Query): {
  ways: number;
  components: number;
} {
  const ways = where.reduce((product, filter) => product * waysOf(filter), 1);
  return { ways, components: ways * where.length + orderBy.length };
}

/**
 * The queries that together find what `query` finds with any of `values` in the list `field`, as
 * few as production's limits allow. No values: no query. A document with several of the values may
 * be found by several of the queries.
 */
export function anyOf<C extends CollectionName>(
  query: Query<C>,
  field: string,
  values: readonly string[],
): Query<C>[] {
  const filters = query.where.length + 1;
  const ways = Math.min(
    queryLimits.ways,
    Math.floor((queryLimits.components - query.orderBy.length) / filters),
  );
  const size = Math.max(1, Math.floor(ways / sizeOf(query).ways));
  return Array.from(
    { length: Math.ceil(values.length / size) },
    (_, index): Query<C> => {
      const value = values.slice(index * size, (index + 1) * size);
      return {
        ...query,
        where: [...query.where, { field, op: "array-contains-any", value }],
      };
    },
  );
}
