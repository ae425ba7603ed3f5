import type { Query } from "../query/query";

/** At most this many accounts of an establishment are listed at once. */
export const accessLimit = 500;

/** What the people of an establishment may do, in no order; asked by those who manage them. */
export const accessOfZoo = (zooId: string, limit: number): Query<"access"> => ({
  collection: "access",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit,
});

/** At most this many of the provider's people are offered at once. */
export const staffLimit = 200;

/** The public cards of the provider's people, wherever their home is, in no order. */
export const staffQuery = (limit: number): Query<"users"> => ({
  collection: "users",
  where: [{ field: "suricateStaff", op: "==", value: true }],
  orderBy: [],
  limit,
});

/** The public cards of the people whose home an establishment is, those who left it included, in no order; functions ask. */
export const peopleQuery = (zooId: string, limit: number): Query<"users"> => ({
  collection: "users",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit,
});
