import type { Query } from "../query/query";

/** One active admin of an establishment, whoever it is. */
export const anAdminQuery = (zooId: string): Query<"access"> => ({
  collection: "access",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: "right", op: "==", value: "admin" },
    { field: "status", op: "==", value: "active" },
  ],
  orderBy: [],
  limit: 1,
});

/** At most so many people work in one establishment. */
const peopleLimit = 500;

/** What everybody of an establishment may do there, the disabled and the removed among them. */
export const accessOfZooQuery = (zooId: string): Query<"access"> => ({
  collection: "access",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: peopleLimit,
});
