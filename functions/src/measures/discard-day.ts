import { hourOf } from "@domain/measures/buckets/keys";
import type { UtcHour } from "@domain/measures/buckets/keys";
import type { Stretch } from "@domain/measures/buckets/senders";
import type { EnvironmentalParameter } from "@domain/measures/parameters/parameter";
import type { Series } from "@domain/measures/values/value-queries";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { Transaction } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";
import type { KeptDay } from "./keep-day";
import { keepDay } from "./keep-day";
import { stateOf, watchablesOf } from "../alerts/watch-limits";
import { watchRef, watchSeries } from "./watch-series";

/** Hours of one series on one day of Paris. */
interface HoursOfDay {
  series: Series;
  day: CalendarDay;
  hours: readonly [UtcHour, ...UtcHour[]];
}

/** Looks again whether the alert of a series holds that began, or ended, in an hour out of which something goes. */
async function watchAgain(
  transaction: Transaction,
  { series, hours }: HoursOfDay,
  parameter: EnvironmentalParameter,
  { sensed, said }: KeptDay,
  now: Date,
): Promise<() => void> {
  const state = stateOf(await transaction.get(watchRef(series)));
  const decided = state.openSince ?? state.settledAt;
  const hour = decided === null ? null : hourOf(decided);
  if (hour === null || !hours.includes(hour)) return () => undefined;
  const all = watchablesOf([...sensed, ...said]);
  const values = all.filter(({ at }) => hourOf(at) === hour);
  const whole = { hour, values };
  const readings = watchablesOf(sensed);
  return watchSeries(
    transaction,
    { series, parameter, readings, by: "sensor", whole },
    now,
  );
}

/**
 * Takes the readings of a stretch out of hours of a day of a series, which are counted anew into their day and month; how many
 * went. Safe to do again.
 */
export const discardOfDay = (
  of: HoursOfDay,
  leaving: Stretch,
  now: Date,
): Promise<number> =>
  database().runTransaction(async (transaction) => {
    const { series, day } = of;
    const stored = await transaction.get(
      ref("environmentalParameters", series.parameterId),
    );
    const { record: parameter } = readingOf("environmentalParameters", stored);
    if (parameter?.zooId !== series.zooId) return 0;
    const [first, ...others] = of.hours.map((hour) => ({ hour, readings: [] }));
    if (first === undefined) return 0;
    const batch = { series, day, given: [first, ...others] as const };
    const kept = await keepDay(transaction, batch, parameter.measureType, {
      leaving,
    });
    const watch = await watchAgain(transaction, of, parameter, kept, now);
    kept.write();
    watch();
    return kept.left;
  });
