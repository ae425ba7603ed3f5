import type { CalendarDay } from "../../time/calendar-day";
import { daysBetween } from "../../time/calendar-day";
import { addParisDays, instantToFloating, parisDay } from "../../time/paris";
import { wallAfter } from "../../recurrence/due-after";
import type { EnrichmentSession } from "../session";

type Timed = Pick<
  EnrichmentSession,
  "status" | "plannedFor" | "plannedUntil" | "placedAt" | "removedAt"
>;

/** When an object comes to the animals: when it did, else when it is to. */
export const beginOf = ({ placedAt, plannedFor }: Timed): Date =>
  placedAt ?? plannedFor;

const dayBefore = (end: Date): CalendarDay =>
  parisDay(new Date(end.getTime() - 1));

const later = (one: CalendarDay, other: CalendarDay) =>
  one > other ? one : other;

/** The last day on which it is there: of what is still there at least today. */
function lastDayOf(session: Timed, now: Date): CalendarDay {
  const { status, plannedUntil, removedAt } = session;
  const first = parisDay(beginOf(session));
  if (removedAt !== null) return later(first, parisDay(removedAt));
  const until = plannedUntil === null ? first : dayBefore(plannedUntil);
  return later(
    first,
    status === "ongoing" ? later(until, parisDay(now)) : until,
  );
}

/** The Paris days on which an object is with the animals, or is to be, both included. */
const daysOfSession = (
  session: Timed,
  now: Date,
): { first: CalendarDay; last: CalendarDay } => ({
  first: parisDay(beginOf(session)),
  last: lastDayOf(session, now),
});

/** What is on a day, the earliest first: what was placed before and is still there, too. [] for nothing. */
export const sessionsOnDay = <S>(
  sessions: readonly S[],
  day: CalendarDay,
  { now, of }: { now: Date; of: (session: S) => Timed },
): S[] =>
  sessions
    .filter((one) => {
      const { first, last } = daysOfSession(of(one), now);
      return first <= day && day <= last;
    })
    .sort((a, b) => beginOf(of(a)).getTime() - beginOf(of(b)).getTime());

type Slot = Pick<EnrichmentSession, "plannedFor" | "plannedUntil">;

/** A plan that begins at another instant and lasts as long on the wall. */
export function movedTo({ plannedFor, plannedUntil }: Slot, begin: Date): Slot {
  if (plannedUntil === null) return { plannedFor: begin, plannedUntil };
  const length =
    instantToFloating(plannedUntil) - instantToFloating(plannedFor);
  return { plannedFor: begin, plannedUntil: wallAfter(begin, length) };
}

/** A plan on another day at the same times on the wall; null where that is its day already. */
export function movedToDay(slot: Slot, day: CalendarDay): Slot | null {
  const days = daysBetween(parisDay(slot.plannedFor), day);
  return days === 0 ? null : movedTo(slot, addParisDays(slot.plannedFor, days));
}
