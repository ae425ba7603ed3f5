import type { Query } from "../../query/query";

/** More than anybody measures. */
export const parametersAtMost = 500;

/** What is measured of places in an establishment, archived parameters too: values name them. */
export const parametersQuery = (
  zooId: string,
): Query<"environmentalParameters"> => ({
  collection: "environmentalParameters",
  where: [{ field: "zooId", op: "==", value: zooId }],
  orderBy: [],
  limit: parametersAtMost,
});
