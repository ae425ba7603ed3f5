import { occurrencesBetween } from "../../recurrence/occurrences";
import type { Timing } from "../../recurrence/schedule";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween, daysFromTo } from "../../time/calendar-day";
import { hourMs } from "../../time/lengths";
import {
  parisDay,
  parisTime,
  startOfDay,
  wallToInstant,
} from "../../time/paris";
import { wallTimeOf } from "../../time/wall-time";
import type { Dosing, Frequency } from "../prescriptions/dosing";
import { firstUsually, usualTimes } from "./usual-times";
import type { Prescription } from "../prescriptions/prescription";

/** Every so many days. */
const stepDays: Partial<Record<Frequency, number>> = {
  everyOtherDay: 2,
  weekly: 7,
};

/** Of a custom rule so many doses at once. */
const customMost = 1000;

/** So many days ahead the next doses are looked for. */
const aheadDays = 730;

/** So long after it was due a dose is missed, where there are several a day. */
const missedAfterMs = 2 * hourMs;

/** One dose that is to be given. */
export interface PlannedDose {
  prescriptionId: string;
  animalId: string;
  revision: number;
  day: CalendarDay;
  slot: string;
  dueAt: Date;
  /** From when on it is missed; null: never, as it was due before anybody prescribed it. */
  missedAt: Date | null;
}

/** What of a dosing says when it is given. */
export type Rhythm = Pick<
  Dosing,
  "frequency" | "customFrequency" | "times" | "startDate" | "endDate"
>;

/** What of a prescription says which doses are due. */
export type Treatment = Pick<
  Prescription,
  | "prescriptionId"
  | "animalId"
  | "revision"
  | "revisedAt"
  | "revisions"
  | "createdAt"
  | "endedAt"
  | keyof Rhythm
>;

/** From an instant on, until another that is no more part of it. */
export interface Span {
  from: Date;
  until: Date;
}

interface Stage {
  revision: number;
  dosing: Rhythm;
  from: number;
  until: number;
}

/** What was prescribed one after the other, the last as it is; early ends cut the last off. */
function stagesOf(treatment: Treatment): Stage[] {
  const { revisions, revision, revisedAt, endedAt } = treatment;
  const end = endedAt?.getTime() ?? Infinity;
  const earlier = revisions.map((one, index) => ({
    revision: one.revision,
    dosing: one,
    from: index === 0 ? -Infinity : one.from.getTime(),
    until: Math.min(one.until.getTime(), end),
  }));
  const from = revisions.length === 0 ? null : revisedAt;
  return [
    ...earlier,
    {
      revision,
      dosing: treatment,
      from: from?.getTime() ?? -Infinity,
      until: end,
    },
  ];
}

const timesOf = ({ frequency, times }: Rhythm): readonly string[] =>
  times.length > 0 ? times : usualTimes[frequency];

/** When one dose of a stage is missed; never where it was due before the treatment was prescribed: nobody could know. */
function missedAtOf(
  dueAt: Date,
  dosing: Rhythm,
  prescribedAt: Date | null,
): Date | null {
  if (prescribedAt !== null && dueAt < prescribedAt) return null;
  const isOnceADay =
    dosing.frequency !== "custom" && timesOf(dosing).length === 1;
  return isOnceADay
    ? startOfDay(addDays(parisDay(dueAt), 1))
    : new Date(dueAt.getTime() + missedAfterMs);
}

/** The custom rule as the recurrence of tasks runs it, from the first time of the first day on: it says the days where times are named, else also the times. */
export const timingOf = (dosing: Rhythm): Timing => ({
  startAt: wallToInstant(
    wallTimeOf(dosing.startDate, timesOf(dosing)[0] ?? firstUsually),
  ),
  recurrence: "CUSTOM",
  recurrenceTime: null,
  recurrenceInterval: null,
  recurrenceDayOfWeek: [],
  recurrenceDayOfMonth: null,
  recurrenceMonthOfYear: null,
  rrule: dosing.customFrequency,
});

/** The instants of doses within days of Paris, both included. */
function instantsOf(
  dosing: Rhythm,
  first: CalendarDay,
  last: CalendarDay,
): Date[] {
  const { frequency, startDate, endDate } = dosing;
  const begin = startDate > first ? startDate : first;
  const end = endDate < last ? endDate : last;
  if (begin > end || frequency === "asNeeded") return [];
  if (frequency === "custom") {
    const ofRule = occurrencesBetween(
      timingOf(dosing),
      startOfDay(begin),
      startOfDay(addDays(end, 1)),
      customMost,
    );
    return dosing.times.length === 0
      ? ofRule
      : [...new Set(ofRule.map(parisDay))].flatMap((day) =>
          instantsOn(day, dosing),
        );
  }
  const step = stepDays[frequency] ?? 1;
  return daysFromTo(begin, end)
    .filter((day) => daysBetween(startDate, day) % step === 0)
    .flatMap((day) => instantsOn(day, dosing));
}

/** The instants of a day's doses; two times that clocks put on one minute are one dose. */
function instantsOn(day: CalendarDay, dosing: Rhythm): Date[] {
  const instants = timesOf(dosing).map((time) =>
    wallToInstant(wallTimeOf(day, time)).getTime(),
  );
  return [...new Set(instants)].map((instant) => new Date(instant));
}

/** What one dose is called among those of its day: its time without the colon. */
const slotOf = (dueAt: Date): string =>
  parisTime(dueAt).slice(0, 5).replace(":", "");

/**
 * The doses of a treatment that are due in a span, by when they are due: wall time in Paris, so that a time that clocks skip comes
 * an hour later and one they repeat comes once; each by what was prescribed at that instant; none at or after an end. Those
 * from before the treatment was prescribed are among them, as somebody may have given them; they are never missed. [] of what is
 * given as needed.
 *
 * @example dosesDue({ ...twice a day from 1 June }, { from: 1 June 00:00, until: 2 June 00:00 }) // 08:00 and 20:00
 */
export function dosesDue(treatment: Treatment, span: Span): PlannedDose[] {
  const { prescriptionId, animalId, createdAt } = treatment;
  const [first, last] = [parisDay(span.from), parisDay(span.until)];
  return stagesOf(treatment)
    .flatMap(({ revision, dosing, from, until }) => {
      return instantsOf(dosing, first, last)
        .filter(
          (at) =>
            at >= span.from &&
            at < span.until &&
            at.getTime() >= from &&
            at.getTime() < until,
        )
        .map((dueAt) => ({
          prescriptionId,
          animalId,
          revision,
          day: parisDay(dueAt),
          slot: slotOf(dueAt),
          dueAt,
          missedAt: missedAtOf(dueAt, dosing, createdAt),
        }));
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/**
 * The doses that are due at or after `from`, at most `count`; [] where none is within two years.
 *
 * @example dosesAhead({ ...three times a day }, 1 June 09:00, 3) // 14:00, 20:00, 08:00 of 2 June
 */
export const dosesAhead = (
  treatment: Treatment,
  from: Date,
  count: number,
): PlannedDose[] =>
  dosesDue(treatment, {
    from,
    until: startOfDay(addDays(parisDay(from), aheadDays)),
  }).slice(0, count);

/** When the next dose is due at or after `now`, looking so many days ahead; null: none is. */
export const nextDoseAt = (
  treatment: Treatment,
  now: Date,
  days = 40,
): Date | null =>
  dosesDue(treatment, {
    from: now,
    until: new Date(now.getTime() + days * 24 * hourMs),
  })[0]?.dueAt ?? null;
