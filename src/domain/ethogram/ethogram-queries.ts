import type { Query } from "../query/query";

/** Far more than anybody writes. */
const ethogramsAtMost = 500;

/** All ethograms, the archived included: for those who make them. */
export const ethogramsQuery = (): Query<"observations"> => ({
  collection: "observations",
  where: [],
  orderBy: [],
  limit: ethogramsAtMost,
});

/** Those of which a version is published: for everybody. */
export const publishedEthogramsQuery = (): Query<"observations"> => ({
  collection: "observations",
  where: [{ field: "published", op: "==", value: true }],
  orderBy: [],
  limit: ethogramsAtMost,
});
