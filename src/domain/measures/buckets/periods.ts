import type { CalendarDay } from "../../time/calendar-day";
import type { MeasureType } from "../parameters/measure-type";
import type { Sample } from "./bucket";
import { bucketOf, mergeBuckets } from "./bucket";
import type { MonthKey, UtcHour } from "./keys";
import { dayOfHour, hourOf, monthOfDay } from "./keys";
import type { Bucket } from "./stored";

/** What is kept by hour of a day, or by day of a month. */
export type Parts<K extends string> = Readonly<Partial<Record<K, Bucket>>>;
export type DayHours = Parts<UtcHour>;
export type MonthDays = Parts<CalendarDay>;

/** The keys and buckets of parts, in the order of time. */
export const partsInOrder = <K extends string>(
  parts: Parts<K>,
): (readonly [K, Bucket])[] =>
  (Object.entries(parts) as [K, Bucket][]).sort(([a], [b]) => (a < b ? -1 : 1));

/** What is kept of all parts together; null for none. */
export const wholeOf = <K extends string>(parts: Parts<K>): Bucket | null =>
  mergeBuckets(partsInOrder(parts).map(([, bucket]) => bucket));

/**
 * The parts with one of them assigned: what was there before is of no account, so that doing it twice, late or again counts
 * nothing twice. null takes it out.
 */
export function withPart<K extends string>(
  parts: Parts<K>,
  key: K,
  bucket: Bucket | null,
): Parts<K> {
  const others = partsInOrder(parts).filter(([one]) => one !== key);
  const all = bucket === null ? others : [...others, [key, bucket] as const];
  return Object.fromEntries(
    [...all].sort(([a], [b]) => (a < b ? -1 : 1)),
  ) as Parts<K>;
}

/** What a series keeps of its values: days of hours, and months of days. */
export interface Periods {
  days: Map<CalendarDay, DayHours>;
  months: Map<MonthKey, MonthDays>;
}

/**
 * The periods with one hour assigned from a recount of all its values: the hour in its day, the day in its month. The maps
 * given are changed. An hour without values is taken out, and so is a day without hours.
 */
export function assignHour(
  periods: Periods,
  hour: UtcHour,
  samples: readonly Sample[],
  type: MeasureType,
): void {
  const day = dayOfHour(hour);
  const hours = withPart(
    periods.days.get(day) ?? {},
    hour,
    bucketOf(samples, type),
  );
  periods.days.set(day, hours);
  const month = monthOfDay(day);
  periods.months.set(
    month,
    withPart(periods.months.get(month) ?? {}, day, wholeOf(hours)),
  );
}

/** What a series keeps, counted anew from all its values, in whatever order; empty for none. */
export function recount(
  samples: readonly Sample[],
  type: MeasureType,
): Periods {
  const byHour = new Map<UtcHour, Sample[]>();
  for (const sample of samples) {
    const hour = hourOf(sample.at);
    byHour.set(hour, [...(byHour.get(hour) ?? []), sample]);
  }
  const periods: Periods = { days: new Map(), months: new Map() };
  for (const [hour, ofHour] of byHour) assignHour(periods, hour, ofHour, type);
  return periods;
}
