import type { Query } from "../query/query";

/** What was sent to a person, at most `limit`. */
export const mailOfPersonQuery = (
  uid: string,
  limit: number,
): Query<"mail"> => ({
  collection: "mail",
  where: [{ field: "uid", op: "==", value: uid }],
  orderBy: [],
  limit,
});
