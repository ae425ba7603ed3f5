import type { ControlChart } from "../analysis/control-chart";
import { dayAt } from "../health/watch/itself";
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
