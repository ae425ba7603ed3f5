import type { Query } from "../query/query";
import type { LabelKind } from "./label";

/** Far more than anybody keeps apart by name. */
export const labelsAtMost = 500;

/** All labels of a kind, the archived included: existing data do not say whether they are. */
export const labelsQuery = <K extends LabelKind>(kind: K): Query<K> => ({
  collection: kind,
  where: [],
  orderBy: [],
  limit: labelsAtMost,
});
