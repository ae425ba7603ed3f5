import { addDays } from "../../time/calendar-day";
import { dayMs } from "../../time/lengths";
import { parisDay, startOfDay } from "../../time/paris";
import type { Span, Treatment } from "./due";
import { dosesDue, nextDoseAt } from "./due";
import type { DoseLine } from "./state";
import { doseNow, linesBySlot, slotKey } from "./state";

/** So many days back doses are looked at: a weekly one and the one before it. */
const lookBackDays = 14;
/** So many days ahead the next dose is looked for; where it is farther, it is looked for again then. */
const lookAheadDays = 400;

/** The doses of which a look by `now` asks whether they were missed: those of the last days. */
export const lookSpan = (now: Date): Span => ({
  from: startOfDay(addDays(parisDay(now), -lookBackDays)),
  until: new Date(now.getTime() + 1),
});

/** When the next dose after `now` is due, or when to look for it again; null: none will be. */
export function nextLookAfter(treatment: Treatment, now: Date): Date | null {
  if (treatment.endedAt !== null || treatment.frequency === "asNeeded")
    return null;
  const next = nextDoseAt(
    treatment,
    new Date(now.getTime() + 1),
    lookAheadDays,
  );
  if (next !== null) return next;
  const again = new Date(now.getTime() + lookAheadDays * dayMs);
  return parisDay(again) <= treatment.endDate ? again : null;
}

/** What a look at the doses of a treatment finds. */
export interface DosesLooked {
  /** When the first dose was due that was missed since one was given; null: none was. */
  missedSince: Date | null;
  /** When the last dose was due that was given; null: none was. */
  givenAt: Date | null;
  /** When to look again: a dose is due, or missed unless somebody says what became of it; null: never. */
  lookAt: Date | null;
}

const earlierOf = (one: Date | null, other: Date): Date =>
  one !== null && one < other ? one : other;

/**
 * What has become, by `now`, of the doses of a treatment in a span, by all that was said of them. What somebody held, or the
 * animal refused, is not missed, and not given either.
 */
export function lookAtDoses(
  treatment: Treatment,
  lines: readonly DoseLine[],
  span: Span,
  now: Date,
): DosesLooked {
  const bySlot = linesBySlot(lines);
  const found: DosesLooked = {
    missedSince: null,
    givenAt: null,
    lookAt: nextLookAfter(treatment, now),
  };
  for (const dose of dosesDue(treatment, span)) {
    const { state } = doseNow(dose, bySlot.get(slotKey(dose)) ?? [], now);
    const { dueAt, missedAt } = dose;
    if (state === "given") {
      found.missedSince = null;
      found.givenAt = dueAt;
    }
    if (state === "missed") found.missedSince ??= dueAt;
    if (state === "due" && missedAt !== null)
      found.lookAt = earlierOf(found.lookAt, missedAt);
  }
  return found;
}

/** Whether an alert of missed doses, opened for the one due at `openedAt`, goes on: until one is given, or none is missed. */
export const staysMissed = (
  openedAt: Date,
  { missedSince, givenAt }: DosesLooked,
  { from }: Span,
): boolean =>
  (givenAt === null || givenAt < openedAt) &&
  (missedSince !== null || openedAt < from);
