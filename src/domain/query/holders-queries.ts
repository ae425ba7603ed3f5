import type { CollectionName } from "../collections";
import type { Referring } from "../record/desk/referring";
import { idsAtOnce } from "./facility-queries";
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

/**
 * The records of an establishment that hold one of these values (at most `idsAtOnce`) in a field where only one that is
 * not removed may: some of them may be.
 */
export const holdersInZooQuery = <C extends CollectionName>(
  collection: C,
  zooId: string,
  field: string,
  values: readonly string[],
): Query<C> => ({
  collection,
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field, op: "in", value: values.slice(0, idsAtOnce) },
  ],
  orderBy: [],
  limit: 10 * idsAtOnce,
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
