import { bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import type { Said } from "../said";
import { cannotSay } from "../said";

/** Of fewer items no interval is given. */
const itemsLeast = 10;

const sumOf = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);

/** The sums of all items: how many, the agreement of each, and how often each category was told. */
const kappaOfSums = ([n = 0, agreed = 0, ...told]: Sums): number | null => {
  const all = sumOf(told);
  const chance = sumOf(told.map((count) => (count / all) ** 2));
  return 1 - chance <= 1e-12 ? null : (agreed / n - chance) / (1 - chance);
};

/**
 * Fleiss' kappa of more than two observers, who need not be the same for each item: Fleiss (1971), Psychol. Bull. 76, 378-382. For each
 * item how many told each category; n items; the interval is by drawing items again. Items with different numbers of observers,
 * fewer than two, one category only: cannot say.
 */
export function fleissKappa(
  items: readonly (readonly number[])[],
  seed: string,
): Said {
  const [first] = items;
  if (first === undefined) return cannotSay("nothingObserved");
  const raters = sumOf(first);
  if (raters < 2) return cannotSay("tooFew");
  if (items.some((item) => sumOf(item) !== raters))
    return cannotSay("unevenRaters");
  const units = items.map((item): number[] => [
    1,
    sumOf(item.map((count) => count * (count - 1))) / (raters * (raters - 1)),
    ...item,
  ]);
  const width = first.length + 2;
  const total = Array.from({ length: width }, (_, index) =>
    sumOf(units.map((unit) => unit[index] ?? 0)),
  );
  const value = kappaOfSums(total);
  if (value === null) return cannotSay("chanceIsOne");
  const n = items.length;
  return {
    canSay: true,
    value,
    n,
    ...bootstrapBounds([units], kappaOfSums, {
      seed,
      independent: n,
      least: itemsLeast,
      within: [-1, 1],
    }),
  };
}
