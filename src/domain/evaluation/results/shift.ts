import type { CannotSay, Observation } from "../../analysis/control-chart";
import { controlChartOf } from "../../analysis/control-chart";
import type { Unsaid } from "../../analysis/said";
import type { CalendarDay } from "../../time/calendar-day";
import { daysBetween } from "../../time/calendar-day";
import type { Series, SeriesPart } from "./series";

/** So many of the latest values are held against the earlier ones. */
const heldBack = 3;

/** What scores say against themselves. */
export interface Shift {
  canSay: true;
  /** So many values made what is expected. */
  baseline: number;
  /** Since which slot every value is outside what the earlier ones let expect, on one side; null: the latest is not. */
  since: CalendarDay | null;
  side: "below" | "above" | null;
  /** So many of the latest values are. */
  count: number;
}

/** Why nothing can be said; tooLate: nothing is expected so long after the values that make the limits. */
export type ShiftUnsaid = CannotSay | "tooLate";

/** The part of the latest value: an older version may be answered again after a newer one. */
function latestPart({ slots, parts }: Series): SeriesPart | undefined {
  const slot = slots.findLast((one) =>
    parts.some(({ values }) => (values.get(one)?.value ?? null) !== null),
  );
  return slot === undefined
    ? undefined
    : parts.findLast(
        ({ values }) => (values.get(slot)?.value ?? null) !== null,
      );
}

/** The values of the part that goes on, in days from the first slot. [] for none. */
export function valuesOf(series: Series): Observation[] {
  const { slots } = series;
  const [first] = slots;
  const last = latestPart(series);
  if (first === undefined || last === undefined) return [];
  return slots.flatMap((slot) => {
    const value = last.values.get(slot)?.value ?? null;
    return value === null ? [] : [{ day: daysBetween(first, slot), value }];
  });
}

/**
 * Whether scores have shifted: the latest values lie outside what the earlier ones let expect (`controlChartOf`, the three latest
 * held back), all on one side, and since when. Of versions that compare with the latest alone. Nothing is said of fewer than 8
 * values beside these three, of values that are not evenly spaced, of values without spread, nor of a latest value of which nothing
 * is expected. No values: "tooFew".
 */
export function shiftOf(series: Series): Shift | Unsaid<ShiftUnsaid> {
  const chart = controlChartOf(valuesOf(series), { held: heldBack });
  if (!chart.canSay) return chart;
  const { points, baseline } = chart;
  if (points.at(-1)?.expected === null)
    return { canSay: false, why: "tooLate" };
  const side = points.at(-1)?.outside ?? null;
  const within = points.findLastIndex(({ outside }) => outside !== side);
  const run = side === null ? [] : points.slice(within + 1);
  const [first] = run;
  const [start] = series.slots;
  const since =
    first === undefined || start === undefined
      ? null
      : (series.slots.find((slot) => daysBetween(start, slot) === first.day) ??
        null);
  return { canSay: true, baseline, since, side, count: run.length };
}
