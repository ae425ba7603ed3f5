import { bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import type { UnitPlace } from "./drawn-by";
import { drawnUnits } from "./drawn-by";
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
 * item how many told each category; n items; the interval is by drawing items again, each by itself, or in blocks of their sessions
 * where `places` says, for each, where it comes from (`drawnUnits`). Items with different numbers of observers,
 * fewer than two, one category only: cannot say.
 */
export function fleissKappa(
  items: readonly (readonly number[])[],
  seed: string,
  places: readonly UnitPlace[] | null = null,
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
  const { strata, ...drawing } = drawnUnits(
    units.map((sums, index) => ({
      sums,
      agreed: sums[1] ?? 0,
      place: places?.[index] ?? null,
    })),
    width,
    itemsLeast,
  );
  return {
    canSay: true,
    value,
    n,
    ...bootstrapBounds(strata, kappaOfSums, {
      ...drawing,
      seed,
      within: [-1, 1],
    }),
  };
}
