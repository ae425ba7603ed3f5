import type { Said } from "@domain/analysis/said";
import type { RangeBar } from "../../../ui/chart/range-chart";

/** A figure as a bar with its interval; `text`: the same in words. */
export const rangeOf = (
  key: string,
  name: string,
  said: Said,
  text: string,
): RangeBar => ({
  key,
  name,
  color: null,
  value: said.canSay ? said.value : null,
  low: said.canSay ? (said.interval?.low ?? null) : null,
  high: said.canSay ? (said.interval?.high ?? null) : null,
  text,
});

/** Bars of which none goes beyond where they reach: an interval may have no end. */
export const endedAt = (bars: readonly RangeBar[], reach: number): RangeBar[] =>
  bars.map((bar) => ({
    ...bar,
    high: bar.high === null ? null : Math.min(bar.high, reach),
  }));

/** How far bars reach, at least 1; what has no end reaches no farther than the others. */
export const reachOf = (bars: readonly RangeBar[]): number =>
  Math.max(
    1,
    ...bars
      .flatMap(({ value, high }) => [value ?? 0, high ?? 0])
      .filter(Number.isFinite),
  );
