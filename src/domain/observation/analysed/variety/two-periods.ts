import type { Sums } from "../../../analysis/interval/bootstrap";
import { added, bootstrapBounds } from "../../../analysis/interval/bootstrap";
import type { Said } from "../../../analysis/said";
import { cannotSay } from "../../../analysis/said";
import type { Hutcheson } from "../../../analysis/variety/hutcheson";
import { hutcheson } from "../../../analysis/variety/hutcheson";
import type { Measures } from "../../../analysis/variety/measures";
import { measuresOf } from "../../../analysis/variety/measures";
import type { Rarefied } from "../../../analysis/variety/rarefied";
import { rarefiedTo } from "../../../analysis/variety/rarefied";
import type { CalendarDay } from "../../../time/calendar-day";
import { parisDay } from "../../../time/paris";
import type { Chosen } from "../chosen";
import { countedInScans, equalSizeOf, sessionsLeast, sizeOf } from "./counted";

export interface VarietyPeriodsOptions {
  behaviourIds: readonly string[];
  /** The first day of the second period. */
  cut: CalendarDay;
}

/** How varied what was done before or after is. */
export interface VarietySide {
  sessions: number;
  /** Records of the behaviours. */
  n: number;
  /** null: nothing was met. */
  measures: Measures | null;
  /** Of samples of equal size; null: one of both has fewer than thirty records. */
  rarefied: Rarefied | null;
}

export interface VarietyPeriods {
  before: VarietySide;
  after: VarietySide;
  /** The corrected H after less that before; n sessions, its interval over these. */
  difference: Said;
  /** As the literature has it. */
  hutcheson: Hutcheson;
}

/** How H after differs from H before, with its interval over sessions, drawn on each side by itself. */
function differenceOf(
  before: readonly Sums[],
  after: readonly Sums[],
  possible: number,
): Said {
  if (before.length === 0 || after.length === 0)
    return cannotSay("nothingObserved");
  const none = new Float64Array(possible);
  const corrected = (sums: Sums, from: number) =>
    measuresOf(
      Float64Array.from(sums).subarray(from, from + possible),
      possible,
    )?.corrected ?? null;
  const statistic = (sums: Sums): number | null => {
    const [one, other] = [corrected(sums, 0), corrected(sums, possible)];
    return one === null || other === null ? null : other - one;
  };
  const strata = [
    before.map((counts) => [...counts, ...none]),
    after.map((counts) => [...none, ...counts]),
  ];
  const value = statistic(added(strata.flat(), 2 * possible));
  if (value === null) return cannotSay("nothingObserved");
  const bounds = bootstrapBounds(strata, statistic, {
    seed: JSON.stringify(["variety", before.length, after.length]),
    independent: Math.min(before.length, after.length),
    least: sessionsLeast,
  });
  return { canSay: true, value, n: before.length + after.length, ...bounds };
}

/** How the variety of what animals do in scans differs between the days before another and those from it on. A side without any: cannot say. */
export function varietyPeriods(
  { sessions }: Pick<Chosen, "sessions">,
  { behaviourIds, cut }: VarietyPeriodsOptions,
): VarietyPeriods {
  const possible = behaviourIds.length;
  const [before = [], after = []] = [false, true].map((isAfter) =>
    countedInScans(
      sessions.filter(
        ({ facts }) => parisDay(facts.startedAt) >= cut === isAfter,
      ),
      behaviourIds,
    ).map(({ counts }) => counts),
  );
  const sums = [before, after].map((units) => added(units, possible));
  const equalSize = equalSizeOf(sums.map(sizeOf));
  const sideOf = (units: readonly Sums[], at: number): VarietySide => ({
    sessions: units.length,
    n: sizeOf(sums[at] ?? []),
    measures: measuresOf(sums[at] ?? [], possible),
    rarefied: equalSize === null ? null : rarefiedTo(sums[at] ?? [], equalSize),
  });
  return {
    before: sideOf(before, 0),
    after: sideOf(after, 1),
    difference: differenceOf(before, after, possible),
    hutcheson: hutcheson(sums[0] ?? [], sums[1] ?? []),
  };
}
