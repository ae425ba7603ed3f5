import type { CollectionName } from "../collections";
import type { Filter, Query } from "../query/query";
import { kept } from "./kept";

/** At most so many documents of each kind go into one export. */
const exportLimit = 1000;

/** Everything of a collection that lies below a person's record. */
export const belowPersonQuery = <C extends CollectionName>(
  collection: C,
  uid: string,
): Query<C> => ({
  collection,
  parentId: uid,
  where: [],
  orderBy: [],
  limit: exportLimit,
});

const namedIn = <C extends CollectionName>(
  collection: C,
  filter: Filter,
): Query<C> => ({
  collection,
  where: [filter],
  orderBy: [],
  limit: exportLimit,
});

/** What finds a person in a collection, as its row says; [] where nothing is looked for. */
export function ofPersonQueries<C extends CollectionName>(
  collection: C,
  uid: string,
): Query<C>[] {
  const { person } = kept[collection];
  if (person.kind !== "found") return [];
  if (person.below) return [belowPersonQuery(collection, uid)];
  const { is = [], among = [] } = person;
  return [
    ...is.map((field) => ({ field, op: "==", value: uid }) as const),
    ...among.map(
      (field) => ({ field, op: "array-contains", value: uid }) as const,
    ),
  ].map((filter) => namedIn(collection, filter));
}
