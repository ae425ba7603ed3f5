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
import { usualTimes } from "./usual-times";
import type { Prescription } from "../prescriptions/prescription";

/** Every so many days. */
const stepDays: Partial<Record<Frequency, number>> = {
  everyOtherDay: 2,
  weekly: 7,
};

/** Of a custom rule so many doses at once. */
const customMost = 1000;

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
  /** From when on it is missed. */
  missedAt: Date;
}

/** What of a prescription says which doses are due. */
export type Treatment = Pick<
  Prescription,
  | "prescriptionId"
  | "animalId"
  | "revision"
  | "revisedAt"
  | "revisions"
  | "endedAt"
  | keyof Dosing
>;

/** From an instant on, until another that is no more part of it. */
export interface Span {
  from: Date;
  until: Date;
}

interface Stage {
  revision: number;
  dosing: Dosing;
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

const timesOf = ({ frequency, times }: Dosing): readonly string[] =>
  times.length > 0 ? times : usualTimes[frequency];

/** The custom rule as the recurrence of tasks runs it: from the first time of the first day on. */
const timingOf = (dosing: Dosing): Timing => ({
  startAt: wallToInstant(
    wallTimeOf(dosing.startDate, timesOf(dosing)[0] ?? "08:00"),
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
  dosing: Dosing,
  first: CalendarDay,
  last: CalendarDay,
): Date[] {
  const { frequency, startDate, endDate } = dosing;
  const begin = startDate > first ? startDate : first;
  const end = endDate < last ? endDate : last;
  if (begin > end || frequency === "asNeeded") return [];
  if (frequency === "custom")
    return occurrencesBetween(
      timingOf(dosing),
      startOfDay(begin),
      startOfDay(addDays(end, 1)),
      customMost,
    );
  const step = stepDays[frequency] ?? 1;
  return daysFromTo(begin, end)
    .filter((day) => daysBetween(startDate, day) % step === 0)
    .flatMap((day) => {
      const instants = timesOf(dosing).map((time) =>
        wallToInstant(wallTimeOf(day, time)).getTime(),
      );
      // Two times that clocks put on one minute are one dose.
      return [...new Set(instants)].map((instant) => new Date(instant));
    });
}

/** What one dose is called among those of its day: its time without the colon. */
const slotOf = (dueAt: Date): string =>
  parisTime(dueAt).slice(0, 5).replace(":", "");

/**
 * The doses of a treatment that are due in a span, by when they are due: wall time in Paris, so that a time that clocks skip comes
 * an hour later and one they repeat comes once; each by what was prescribed at that instant; none at or after an end. [] of what
 * is given as needed.
 *
 * @example dosesDue({ ...twice a day from 1 June }, { from: 1 June 00:00, until: 2 June 00:00 }) // 08:00 and 20:00
 */
export function dosesDue(treatment: Treatment, span: Span): PlannedDose[] {
  const { prescriptionId, animalId } = treatment;
  const [first, last] = [parisDay(span.from), parisDay(span.until)];
  return stagesOf(treatment)
    .flatMap(({ revision, dosing, from, until }) => {
      const isDaily = timesOf(dosing).length === 1;
      return instantsOf(dosing, first, last)
        .filter(
          (at) =>
            at >= span.from &&
            at < span.until &&
            at.getTime() >= from &&
            at.getTime() < until,
        )
        .map((dueAt) => {
          const day = parisDay(dueAt);
          const missedAt =
            isDaily && dosing.frequency !== "custom"
              ? startOfDay(addDays(day, 1))
              : new Date(dueAt.getTime() + missedAfterMs);
          return {
            prescriptionId,
            animalId,
            revision,
            day,
            slot: slotOf(dueAt),
            dueAt,
            missedAt,
          };
        });
    })
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

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
