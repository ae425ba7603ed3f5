import type { Random } from "../../../src/domain/analysis/interval/random";
import { wholeBelow } from "../../../src/domain/analysis/interval/random";

/** One of the items; undefined for an empty list. */
export const pick = <T>(random: Random, items: readonly T[]): T | undefined =>
  items[wholeBelow(random, items.length)];

/** The items in another order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
