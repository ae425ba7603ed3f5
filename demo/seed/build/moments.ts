import { addDays } from "../../../src/domain/time/calendar-day";
import {
  floatingToInstant,
  parisDay,
  wallToInstant,
} from "../../../src/domain/time/paris";
import {
  wallTimeOf,
  wallToFloating,
  type Floating,
} from "../../../src/domain/time/wall-time";

const hourMs = 3_600_000;
const openingTime = "08:00";

/** The earlier of two instants. */
export const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/** The instant `hours` of wall time from 08:00 (Paris) of the day of `now`. */
export function hoursFromOpening(now: Date, hours: number): Date {
  const opening = wallToFloating(wallTimeOf(parisDay(now), openingTime));
  return floatingToInstant((opening + hours * hourMs) as Floating);
}

/** Something that has happened: the same, but never after `now`. */
export const happened = (now: Date, hours: number): Date =>
  earlier(hoursFromOpening(now, hours), now);

/** A wall time in Paris, `days` days before the day of `now`. */
export const daysAgoAt = (now: Date, days: number, time: string): Date =>
  wallToInstant(wallTimeOf(addDays(parisDay(now), -days), time));
