import type { Query } from "../query/query";

/** Far more than anybody writes. */
const surveysAtMost = 500;

/** All questionnaires, the archived included: for those who make them. */
export const surveysQuery = (): Query<"surveys"> => ({
  collection: "surveys",
  where: [],
  orderBy: [],
  limit: surveysAtMost,
});

/** Those of which a version is published: for everybody. */
export const publishedSurveysQuery = (): Query<"surveys"> => ({
  collection: "surveys",
  where: [{ field: "published", op: "==", value: true }],
  orderBy: [],
  limit: surveysAtMost,
});
