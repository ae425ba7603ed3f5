import type { Profile } from "./profile";

/** What a criterion weighs, and its share of all. */
export interface Weighed {
  weight: number;
  /** From 0 to 1, to the thousandth; null: all weigh nothing. */
  share: number | null;
}

/** A share as a percentage, to the tenth. */
export const percentOf = (share: number): number =>
  Math.round(1000 * share) / 10;

/**
 * The criteria of a profile with their shares, in their order; [] for none.
 * @example weightShares({ criteria: [{ categoryId: "a", weight: 2 }, { categoryId: "b", weight: 1 }] })
 * // [{ categoryId: "a", weight: 2, share: 0.667 }, { categoryId: "b", weight: 1, share: 0.333 }]
 */
export function weightShares({
  criteria,
}: Pick<Profile, "criteria">): (Weighed & { categoryId: string })[] {
  const all = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.map(({ categoryId, weight }) => ({
    categoryId,
    weight,
    share: all === 0 ? null : Math.round((1000 * weight) / all) / 1000,
  }));
}
