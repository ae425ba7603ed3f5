import { addDays } from "../time/calendar-day";
import { parisDay, startOfDay } from "../time/paris";

/** So many days before today and from today on are told. */
const daysBack = 14;
const daysAhead = 60;

/** So many events of what was, the latest, and of what comes, the soonest: 500 together. */
export const feedBehindMost = 100;
export const feedAheadMost = 400;
/** From when to when a feed tells: whole days of Paris, `today` between what was and what comes. */
export interface FeedSpan {
  from: Date;
  today: Date;
  until: Date;
}

/** The span of a feed that is fetched at `now`. */
export function feedSpan(now: Date): FeedSpan {
  const day = parisDay(now);
  return {
    from: startOfDay(addDays(day, -daysBack)),
    today: startOfDay(day),
    until: startOfDay(addDays(day, daysAhead)),
  };
}
