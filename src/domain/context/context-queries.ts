import type { Query } from "../query/query";

/** Far more than anybody writes. */
const contextsAtMost = 500;

/** All contexts, the archived included: for those who make them. */
export const contextsQuery = (): Query<"contexts"> => ({
  collection: "contexts",
  where: [],
  orderBy: [],
  limit: contextsAtMost,
});

/** Those of which a version is published: for everybody. */
export const publishedContextsQuery = (): Query<"contexts"> => ({
  collection: "contexts",
  where: [{ field: "published", op: "==", value: true }],
  orderBy: [],
  limit: contextsAtMost,
});
