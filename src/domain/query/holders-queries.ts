import type { CollectionName } from "../collections";
import type { Query } from "./query";

/** The records that hold a value in a field which only one may: two say that somebody else has it. */
export const holdersQuery = <C extends CollectionName>(
  collection: C,
  field: string,
  value: string,
): Query<C> => ({
  collection,
  where: [{ field, op: "==", value }],
  orderBy: [],
  limit: 2,
});
