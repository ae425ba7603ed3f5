import type { Query } from "../query/query";

/** Far more than anybody writes. */
const profilesAtMost = 500;

/** All profiles, the archived included. */
export const profilesQuery = (): Query<"profiles"> => ({
  collection: "profiles",
  where: [],
  orderBy: [],
  limit: profilesAtMost,
});
