import type { ControlChart } from "../analysis/control-chart";
import { baselineMost } from "../analysis/control-chart";
import type { DayMean, KeptBaseline } from "../health/watch/itself";
import { againstItself, dayAt, latestDays } from "../health/watch/itself";
import type { MeasureType } from "../measures/parameters/measure-type";
import type { Finding } from "./finding";

/**
 * What a chart shows of its latest value, as a finding keeps it: from the first of the values that have been outside on the same side
 * since. null where the latest is part of the baseline or nothing is expected of it, and for none.
 */
export function seenInChart({
  points,
  baseline: n,
}: Pick<ControlChart, "points" | "baseline">): Finding["seen"] | null {
  const last = points.at(-1);
  if (last === undefined || last.expected === null || last.isBaseline)
    return null;
  const before = points.findLastIndex(
    ({ outside }) => outside !== last.outside,
  );
  const first = last.outside === null ? last : (points[before + 1] ?? last);
  const { value, expected } = last;
  const { centre, low, high } = expected;
  return {
    ...{ value, centre, low, high, n },
    from: dayAt(first.day),
    to: dayAt(last.day),
  };
}

/** The days from the first that counts on, of which the latest are held against the 20 before them. */
const recentOf = (
  days: readonly DayMean[],
  kept: KeptBaseline | null,
): DayMean[] =>
  days
    .filter(({ day }) => kept === null || day >= kept.from)
    .slice(-(baselineMost + latestDays));

/** Whether a value comes no later after a baseline than this is long: in longer a season changes what is to be expected. */
const isSoonAfter = ({ points, baselineDays: [first, last] }: ControlChart) =>
  (points.at(-1)?.day ?? Infinity) - last <= last - first;

/**
 * What the latest of some day means, the earliest first, shows, as a finding keeps it: against the baseline that is kept; without
 * one, and where a trend of it does not reach so far, against the 20 days before the two latest, which a season has not left yet.
 * null where nothing can be said.
 */
export function seenOfLatest(
  days: readonly DayMean[],
  measureType: MeasureType,
  kept: KeptBaseline | null,
): Finding["seen"] | null {
  if (kept !== null && kept.days.length >= baselineMost) {
    const chart = againstItself(days, measureType, kept);
    const seen = chart.canSay ? seenInChart(chart) : null;
    if (seen !== null) return seen;
  }
  const recent = againstItself(recentOf(days, kept), measureType);
  return recent.canSay && isSoonAfter(recent) ? seenInChart(recent) : null;
}
