import type { Query } from "../query/query";

/** The animals that live in an enclosure, at most `limit`, in no order that means anything. */
export const residentsQuery = (
  zooId: string,
  enclosureId: string,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "animalEnclosureData.enclosureId", op: "==", value: enclosureId },
  ],
  orderBy: [],
  limit,
});
