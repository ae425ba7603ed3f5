import type { CollectionName } from "../collections";
import { referringQuery } from "../query/holders-queries";
import type { Query } from "../query/query";
import type { Referring } from "../record/desk/referring";
import { referringTo } from "../record/desk/referring";
import type { LabelKind } from "./label";

/** How many records of a collection name a label; one that names it in two fields counts twice. */
export interface Use {
  collection: CollectionName;
  count: number;
}

/** Every field by which something may name labels of the kind, by the table of collections; [] while nothing can. */
export const labelUses = (kind: LabelKind): Referring[] => referringTo(kind);

/** A question for each of these fields, to be counted and not read: what was put away counts too. */
export const usageQueries = (uses: readonly Referring[], id: string): Query[] =>
  uses.map((one) => referringQuery(one, id, 1));

/**
 * The counts of the fields, in their order, by collection; what names nothing is left out, so that []
 * says that the label is never used.
 *
 * @example usesOf([tagsOfTasks], [3]) // [{ collection: "tasks", count: 3 }]
 */
export function usesOf(
  uses: readonly Referring[],
  counts: readonly number[],
): Use[] {
  const sums = new Map<CollectionName, number>();
  uses.forEach(({ collection }, index) => {
    const count = counts[index] ?? 0;
    if (count > 0) sums.set(collection, (sums.get(collection) ?? 0) + count);
  });
  return [...sums].map(([collection, count]) => ({ collection, count }));
}
