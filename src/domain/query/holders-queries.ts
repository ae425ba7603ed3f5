import type { CollectionName } from "../collections";
import type { Referring } from "../record/desk/referring";
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

/** The records of a collection that name another's record in a field, which may hold several ids. */
export const referringQuery = (
  { collection, reference, many }: Referring,
  id: string,
  limit: number,
): Query => ({
  collection,
  where: [
    {
      field: reference.field,
      op: many ? "array-contains" : "==",
      value: id,
    },
  ],
  orderBy: [],
  limit,
});
