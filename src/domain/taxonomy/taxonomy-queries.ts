import type { Query } from "../query/query";

/** At most this many families are read, which is all there are. */
export const familiesMax = 2000;

/** Every family by latin name. */
export const familiesQuery = (): Query<"family"> => ({
  collection: "family",
  where: [],
  orderBy: [{ field: "familyLatinName", direction: "asc" }],
  limit: familiesMax,
});

/** What was changed of a species, the latest first. */
export const specieLogsQuery = (
  specieId: string,
  limit: number,
): Query<"specieLogs"> => ({
  collection: "specieLogs",
  parentId: specieId,
  where: [],
  orderBy: [{ field: "timestamp", direction: "desc" }],
  limit,
});
