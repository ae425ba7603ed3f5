import type { Query } from "../query/query";

/** Far more than anybody writes. */
export const profilesAtMost = 500;

/** All profiles, the archived included. */
export const profilesQuery = (limit: number): Query<"profiles"> => ({
  collection: "profiles",
  where: [],
  orderBy: [],
  limit,
});
