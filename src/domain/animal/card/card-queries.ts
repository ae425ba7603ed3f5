import type { Query } from "../../query/query";

/** The animals of other establishments that this one is authorised for, by name. */
export const cardsForQuery = (
  zooId: string,
  limit: number,
): Query<"animalCards"> => ({
  collection: "animalCards",
  where: [{ field: "authorizedZooIds", op: "array-contains", value: zooId }],
  orderBy: [{ field: "animalName", direction: "asc" }],
  limit,
});

/** All animals of an establishment, those that others see among them, in no order. */
export const animalsOfQuery = (
  zooId: string,
  limit: number,
): Query<"animals"> => ({
  collection: "animals",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit,
});
