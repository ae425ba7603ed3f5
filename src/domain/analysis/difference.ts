import { bootstrapBounds } from "./interval/bootstrap";
import type { Sums } from "./interval/bootstrap";
import { meanOf } from "./moments";
import type { Figure, Unsaid, CannotSay } from "./said";
import { cannotSay } from "./said";

/** Of fewer sessions, or animals, on either side no interval is given. */
const unitsLeast = 5;

/** The first mean less the second. */
export type Difference =
  | (Figure & {
      /** So many units of the first, of the second, and of both. */
      one: number;
      other: number;
      both: number;
    })
  | Unsaid<CannotSay>;

/**
 * The difference of two means over units, each with its value by id: sessions of two periods or animals, or animals of two
 * groups; n of them. Its interval is by drawing units again (`bootstrapBounds`): those of both sides, as sessions in which
 * both animals were watched, or animals of both periods, are drawn with both of their values, so that what they share does not count
 * as a difference; none of fewer than five units on a side. Values of shares lie within 0..1. A side without units: cannot say.
 *
 * @example differenceOf(sharesBySession(spring, "rest"), sharesBySession(summer, "rest"), "rest") // { canSay: true, value: 0.08, ... }
 */
export function differenceOf(
  one: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
  seed: string,
  within: readonly [number, number] = [-1, 1],
): Difference {
  if (one.size === 0 || other.size === 0) return cannotSay("nothingObserved");
  const ids = [...new Set([...one.keys(), ...other.keys()])].toSorted();
  const sumsOf = (id: string): Sums => {
    const [a, b] = [one.get(id), other.get(id)];
    return [a === undefined ? 0 : 1, a ?? 0, b === undefined ? 0 : 1, b ?? 0];
  };
  const isBoth = (id: string) => one.has(id) && other.has(id);
  const strata = [
    ids.filter(isBoth),
    ids.filter((id) => !other.has(id)),
    ids.filter((id) => !one.has(id)),
  ].map((part) => part.map(sumsOf));
  const bounds = bootstrapBounds(
    strata,
    ([n = 0, sum = 0, m = 0, total = 0]) =>
      n > 0 && m > 0 ? sum / n - total / m : null,
    {
      seed,
      independent: Math.min(one.size, other.size),
      least: unitsLeast,
      within,
    },
  );
  const mean = (values: ReadonlyMap<string, number>) =>
    meanOf(
      [...values]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value),
    );
  return {
    canSay: true,
    value: mean(one) - mean(other),
    n: ids.length,
    one: one.size,
    other: other.size,
    both: ids.filter(isBoth).length,
    ...bounds,
  };
}
