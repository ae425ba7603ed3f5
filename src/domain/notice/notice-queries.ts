import type { Query } from "../query/query";

/** At most so many notices are listed in the bell. */
export const noticesLimit = 20;

/** What somebody was told, the latest first. */
export const noticesQuery = (userId: string): Query<"notifications"> => ({
  collection: "notifications",
  parentId: userId,
  where: [],
  orderBy: [{ field: "at", direction: "desc" }],
  limit: noticesLimit,
});
