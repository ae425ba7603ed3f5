import { added, bootstrapBounds } from "../interval/bootstrap";
import type { Sums } from "../interval/bootstrap";
import { drawnUnits } from "./drawn-by";
import type { UnitPlace } from "./drawn-by";
import type { Said } from "../said";
import { cannotSay } from "../said";

/** How far two values are apart: not the same; by the ranks between them; by their squared distance. */
export type Metric = "nominal" | "ordinal" | "interval";

/** Of fewer units no interval is given. */
const unitsLeast = 10;

/** Distances of values by their places, of how often each was told. */
function distanceOf(
  metric: Metric,
  values: readonly number[],
  told: readonly number[],
): (one: number, other: number) => number {
  if (metric === "nominal") return (one, other) => (one === other ? 0 : 1);
  if (metric === "interval")
    return (one, other) => ((values[one] ?? 0) - (values[other] ?? 0)) ** 2;
  let below = 0;
  const middle = told.map((count) => {
    below += count;
    return below - count / 2;
  });
  return (one, other) => ((middle[one] ?? 0) - (middle[other] ?? 0)) ** 2;
}

/** 1 - Do / De of the sums of coincidences, row by row; null where all told the same. */
function alphaOf(
  metric: Metric,
  values: readonly number[],
  coincidences: Sums,
): number | null {
  const size = values.length;
  const at = (one: number, other: number) =>
    coincidences[one * size + other] ?? 0;
  const told = values.map((_, one) =>
    values.reduce((all, __, other) => all + at(one, other), 0),
  );
  const n = told.reduce((all, count) => all + count, 0);
  const distance = distanceOf(metric, values, told);
  let [seen, chance] = [0, 0];
  for (let one = 0; one < size; one += 1)
    for (let other = 0; other < one; other += 1) {
      const apart = distance(one, other);
      seen += at(one, other) * apart;
      chance += (told[one] ?? 0) * (told[other] ?? 0) * apart;
    }
  return chance > 0 ? 1 - ((n - 1) * seen) / chance : null;
}

/**
 * Krippendorff's alpha of any number of observers, who need not have told every unit (null): Krippendorff (2011), Computing
 * Krippendorff's Alpha-Reliability. Each row is a unit. n units that two told at least; the interval is by drawing these again, each by
 * itself, or in blocks of their sessions where `places` says, for each unit, where it comes from (`drawnInTime`).
 * Fewer than one such unit, or only one value told: cannot say.
 */
export function krippendorffAlpha(
  units: readonly (readonly (number | null)[])[],
  metric: Metric,
  seed: string,
  places: readonly UnitPlace[] | null = null,
): Said {
  const paired = units.flatMap((unit, index) => {
    const told = unit.filter((value) => value !== null);
    return told.length > 1 ? [{ told, place: places?.[index] ?? null }] : [];
  });
  const n = paired.length;
  if (n === 0) return cannotSay("nothingObserved");
  const values = [...new Set(paired.flatMap(({ told }) => told))].toSorted(
    (a, b) => a - b,
  );
  const size = values.length;
  const cellOf = new Map(values.map((value, place) => [value, place]));
  const sumsOf = (unit: readonly number[]): Float64Array => {
    const cells = new Float64Array(size * size);
    unit.forEach((value, index) => {
      unit.forEach((other, second) => {
        if (index === second) return;
        const cell = (cellOf.get(value) ?? 0) * size + (cellOf.get(other) ?? 0);
        cells[cell] = (cells[cell] ?? 0) + 1 / (unit.length - 1);
      });
    });
    return cells;
  };
  const sums = paired.map(({ told, place }) => ({
    sums: sumsOf(told),
    agreed: told.every((value) => value === told[0]) ? 1 : 0,
    place,
  }));
  const statistic = (coincidences: Sums) =>
    alphaOf(metric, values, coincidences);
  const total = added(
    sums.map((unit) => unit.sums),
    size * size,
  );
  const value = statistic(total);
  if (value === null) return cannotSay("chanceIsOne");
  const { strata, ...drawing } = drawnUnits(sums, size * size, unitsLeast);
  return {
    canSay: true,
    value,
    n,
    ...bootstrapBounds(strata, statistic, {
      ...drawing,
      seed,
      within: [-1, 1],
    }),
  };
}
