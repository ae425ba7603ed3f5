import type { Query } from "../../query/query";

/** So many parameters an establishment has at most, archived ones too. */
export const parametersMost = 400;
/** More than those, so that none is left out of a list. */
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
