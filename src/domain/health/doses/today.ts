import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { hourMs, minuteMs } from "../../time/lengths";
import { parisDay, startOfDay } from "../../time/paris";
import type { DoseOutcome } from "./dose";
import { doseOutcomes } from "./dose";
import type { PlannedDose, Treatment } from "./due";
import { dosesDue } from "./due";
import type { DoseLine, KnownDose } from "./state";
import { doseNow, heldLines, linesBySlot, slotKey } from "./state";

/** So long before it is due a dose may be given: a round does not wait for the clock. */
const earlyMs = 2 * hourMs;

/** A treatment as it is kept. */
interface Kept {
  id: string;
  data: Treatment;
}

/** A dose of today, as it stands. */
export interface DoseToday<
  T extends Kept,
  L extends DoseLine,
> extends KnownDose<L> {
  planned: PlannedDose;
  treatment: T;
  /** What was ever said of it, by whomever. */
  lines: readonly L[];
}

/** What is given today. */
export interface Today<T extends Kept, L extends DoseLine> {
  doses: readonly DoseToday<T, L>[];
  /** What is given as needed, with what was given of it today. */
  asNeeded: readonly { treatment: T; given: readonly L[] }[];
}

/** From which day on a list of today needs to know what was said. */
export const saidSince = (now: Date): CalendarDay => addDays(parisDay(now), -1);

/**
 * What treatments that go on ask for on the day of Paris of `now`, by when it is due; those of yesterday too that were missed, as
 * one a day is missed only with the day's end, and those of which something was said today. [] of each for no treatment.
 *
 * @example a treatment once a day of which nobody said anything: yesterday's dose, missed, and today's
 */
export function todayOf<T extends Kept, L extends DoseLine>(
  treatments: readonly T[],
  lines: readonly L[],
  now: Date,
): Today<T, L> {
  const day = parisDay(now);
  const midnight = startOfDay(day);
  const span = {
    from: startOfDay(saidSince(now)),
    until: startOfDay(addDays(day, 1)),
  };
  const bySlot = linesBySlot(lines);
  const concerns = ({ planned, state, said }: DoseToday<T, L>): boolean =>
    planned.day === day ||
    state === "missed" ||
    said.some(({ at }) => at >= midnight);
  const doses = treatments
    .flatMap((treatment) =>
      dosesDue(treatment.data, span).map((planned): DoseToday<T, L> => {
        const ofIt = bySlot.get(slotKey(planned)) ?? [];
        const known = doseNow(planned, ofIt, now);
        return { ...known, planned, treatment, lines: ofIt };
      }),
    )
    .filter(concerns);
  const asNeeded = treatments
    .filter(
      ({ data: { frequency, startDate, endDate } }) =>
        frequency === "asNeeded" && startDate <= day && endDate >= day,
    )
    .map((treatment) => ({
      treatment,
      given: lines.filter(
        (line) =>
          line.prescriptionId === treatment.id &&
          line.day === day &&
          line.outcome === "given" &&
          !lines.some(({ voids }) => voids === line.doseId),
      ),
    }));
  return {
    doses: doses.sort(
      (a, b) => a.planned.dueAt.getTime() - b.planned.dueAt.getTime(),
    ),
    asNeeded,
  };
}

/** Whether a dose waits to be given: its time has come, and nobody said anything of it. */
export const isWaiting = ({
  state,
}: Pick<DoseToday<Kept, DoseLine>, "state">) =>
  state === "due" || state === "missed";

/**
 * What may be said of a dose by `now`: anything while nothing is, from two hours before it is due; that it was given of one that was
 * held or refused, as it may be tried again; [] of one that was given.
 */
export function outcomesOpen(
  {
    state,
    planned,
  }: Pick<DoseToday<Kept, DoseLine>, "state"> & {
    planned: Pick<PlannedDose, "dueAt">;
  },
  now: Date,
): readonly DoseOutcome[] {
  if (state === "given") return [];
  if (state === "held" || state === "refused") return ["given"];
  const isEarly = planned.dueAt.getTime() - now.getTime() > earlyMs;
  return isEarly ? [] : doseOutcomes;
}

/** So long after a dose given as needed another is given only to who means it. */
const soonMs = 10 * minuteMs;

/** Whether any of the doses that were given was so a moment before `now` that another one may be a mistake; false for none. */
export const wasJustGiven = (
  given: readonly Pick<DoseLine, "at">[],
  now: Date,
): boolean => given.some(({ at }) => now.getTime() - at.getTime() < soonMs);

/** What somebody's own word on a dose is that still holds, and can be taken back; null: there is none. */
export const ownWord = <L extends DoseLine>(
  lines: readonly L[],
  uid: string,
): L | null => heldLines(lines).find(({ by }) => by === uid) ?? null;
