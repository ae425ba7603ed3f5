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

/** One person who sees every establishment, whoever and wherever it is, disabled ones too. */
export const superAdminQuery = (): Query<"access"> => ({
  collection: "access",
  where: [{ field: "right", op: "==", value: "superAdmin" }],
  orderBy: [],
  limit: 1,
});
