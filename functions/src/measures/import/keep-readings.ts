import type { Reading, ReadingFate } from "@domain/measures/buckets/hours";
import type { UtcHour } from "@domain/measures/buckets/keys";
import { dayOfHour, hourOf } from "@domain/measures/buckets/keys";
import type { CalendarDay } from "@domain/time/calendar-day";
import { database } from "../../edge/admin";
import type { DayBatch } from "../keep-day";
import { keepDay } from "../keep-day";
import type { Importing } from "./importing";

/** What a sensor says: of a parameter that takes texts nothing is asked as readings. */
const readingsOf = ({ asked: { values } }: Importing): Reading[] =>
  values.flatMap(({ at, value }) =>
    typeof value === "string" ? [] : [{ at: new Date(at * 1000), value }],
  );

/** The readings by their days of Paris and their hours, both in the order of time. */
function daysOf(
  readings: readonly Reading[],
): Map<CalendarDay, Map<UtcHour, Reading[]>> {
  const days = new Map<CalendarDay, Map<UtcHour, Reading[]>>();
  const inOrder = readings.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const reading of inOrder) {
    const hour = hourOf(reading.at);
    const day = dayOfHour(hour);
    const hours = days.get(day) ?? new Map<UtcHour, Reading[]>();
    days.set(day, hours);
    const ofHour = hours.get(hour);
    if (ofHour === undefined) hours.set(hour, [reading]);
    else ofHour.push(reading);
  }
  return days;
}

/**
 * Keeps values as a sensor's are, an hour in one document: a transaction for each day, one after the other, as they share a
 * month. What is long past alerts nobody, so that nothing is watched.
 */
export async function keepReadings(
  importing: Importing,
): Promise<ReadingFate[]> {
  const { asked, parameter, session } = importing;
  const { zooId, enclosureId, parameterId, areaId } = asked;
  const series = { zooId, enclosureId, parameterId, areaId };
  const fates: ReadingFate[] = [];
  for (const [day, hours] of daysOf(readingsOf(importing))) {
    const [one, ...others] = [...hours].map(([hour, readings]) => ({
      hour,
      readings,
    }));
    if (one === undefined) continue;
    const batch: DayBatch = { series, day, given: [one, ...others] };
    const ofDay = await database().runTransaction(async (transaction) => {
      const kept = await keepDay(transaction, batch, parameter.measureType, {
        by: session.uid,
      });
      kept.write();
      return kept.fates.flat();
    });
    fates.push(...ofDay);
  }
  return fates;
}
