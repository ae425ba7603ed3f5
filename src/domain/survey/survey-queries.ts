import type { Query } from "../query/query";

/** Far more than anybody writes. */
export const surveysAtMost = 500;

/** All questionnaires, the archived included: for those who make them. */
export const surveysQuery = (limit: number): Query<"surveys"> => ({
  collection: "surveys",
  where: [],
  orderBy: [],
  limit,
});

/** Those of which a version is published: for everybody. */
export const publishedSurveysQuery = (limit: number): Query<"surveys"> => ({
  collection: "surveys",
  where: [{ field: "published", op: "==", value: true }],
  orderBy: [],
  limit,
});
