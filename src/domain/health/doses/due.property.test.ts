import fc from "fast-check";
import { expect, it } from "vitest";
import { aPrescription } from "../../../../tests/builders/health";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { hourMs, minuteMs } from "../../time/lengths";
import { parisDay, parisTime, startOfDay } from "../../time/paris";
import type { Dosing, Frequency } from "../prescriptions/dosing";
import { frequencies } from "../prescriptions/dosing";
import { dosesDue } from "./due";
import { usualTimes } from "./usual-times";

/** Both changes of clocks of 2026 in Paris. */
const changes = ["2026-03-29", "2026-10-25"] as CalendarDay[];

const rules = [
  "FREQ=DAILY",
  "FREQ=DAILY;INTERVAL=3",
  "FREQ=WEEKLY;BYDAY=SU",
  "FREQ=WEEKLY;BYDAY=MO,SU",
];

const timesOfDay = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom("00", "15", "30"))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`),
  { maxLength: 4 },
);

/** A treatment that goes on over a change of clocks. */
const treatments = fc
  .record({
    frequency: fc.constantFrom<Frequency>(...frequencies),
    rule: fc.constantFrom(...rules),
    times: timesOfDay,
    change: fc.constantFrom(...changes),
    before: fc.integer({ min: 0, max: 5 }),
    after: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ frequency, rule, times, change, before, after }) =>
    aPrescription({
      frequency,
      customFrequency: frequency === "custom" ? rule : null,
      times: frequency === "asNeeded" ? [] : times,
      startDate: addDays(change, -before),
      endDate: addDays(change, after),
    }),
  );

type Treated = ReturnType<typeof aPrescription>;

const wholeOf = ({ startDate, endDate }: Dosing) => ({
  from: startOfDay(addDays(startDate, -2)),
  until: startOfDay(addDays(endDate, 3)),
});
const allOf = (one: Treated) => dosesDue(one, wholeOf(one));

/** An instant within a treatment. */
const withinOf = (one: Treated, share: number) => {
  const { from, until } = wholeOf(one);
  const minutes = (until.getTime() - from.getTime()) / minuteMs;
  return new Date(from.getTime() + Math.floor(minutes * share) * minuteMs);
};
const share = fc.double({ min: 0, max: 1, noNaN: true });

const check = <T extends unknown[]>(
  property: fc.IProperty<T> | fc.IPropertyWithHooks<T>,
) => fc.assert(property, { numRuns: 300, seed: 21 });

/** Whether clocks skip a time on a day: what is planned for it comes an hour later. */
const isSkipped = (on: CalendarDay, time: string) =>
  on === changes[0] && time.startsWith("02");

const laterBy = (time: string) => `03${time.slice(2)}`;

it("over both changes of clocks every dose has its wall time, or the one after the skipped hour, each once", () => {
  check(
    fc.property(treatments, (one) => {
      const times =
        one.times.length > 0 ? one.times : usualTimes[one.frequency];
      const all = allOf(one);
      for (const on of new Set(all.map(({ day }) => day))) {
        const doses = all.filter(({ day }) => day === on);
        expect(on >= one.startDate && on <= one.endDate).toBe(true);
        const walls = times.map((time) =>
          isSkipped(on, time) ? laterBy(time) : time,
        );
        expect(doses.map(({ dueAt }) => parisTime(dueAt).slice(0, 5))).toEqual(
          [...new Set(walls)].sort(),
        );
        for (const { dueAt, slot } of doses) {
          expect(parisDay(dueAt)).toBe(on);
          expect(slot).toBe(parisTime(dueAt).slice(0, 5).replace(":", ""));
        }
      }
    }),
  );
});

it("as needed has none; whatever else is missed after it was due, within the day after or two hours", () => {
  check(
    fc.property(treatments, (one) => {
      const all = allOf(one);
      if (one.frequency === "asNeeded") expect(all).toEqual([]);
      for (const { dueAt, missedAt, day } of all) {
        const late = (missedAt?.getTime() ?? 0) - dueAt.getTime();
        expect(late).toBeGreaterThan(0);
        expect(
          late === 2 * hourMs ||
            missedAt?.getTime() === startOfDay(addDays(day, 1)).getTime(),
        ).toBe(true);
      }
    }),
  );
});

it("an early end leaves exactly the doses before it", () => {
  check(
    fc.property(treatments, share, (one, at) => {
      const endedAt = withinOf(one, at);
      expect(allOf({ ...one, endedAt })).toEqual(
        allOf(one).filter(({ dueAt }) => dueAt < endedAt),
      );
    }),
  );
});

it("a revision takes over at its instant: no dose of both, none between", () => {
  check(
    fc.property(treatments, treatments, share, (was, is, at) => {
      const changedAt = withinOf(was, at);
      const { from } = wholeOf(was);
      const revised = {
        ...is,
        revision: 2,
        revisedAt: changedAt,
        revisions: [{ ...was, revision: 1, from, until: changedAt }],
      };
      const span = {
        from: startOfDay("2026-03-01" as CalendarDay),
        until: startOfDay("2026-11-30" as CalendarDay),
      };
      const key = ({ dueAt }: { dueAt: Date }) => dueAt.getTime();
      expect(dosesDue(revised, span).map(key)).toEqual([
        ...dosesDue(was, { ...span, until: changedAt }).map(key),
        ...dosesDue(is, { ...span, from: changedAt }).map(key),
      ]);
    }),
  );
});

it("whenever it was prescribed the same doses are planned, and only those from before are never missed", () => {
  check(
    fc.property(treatments, share, (one, at) => {
      const createdAt = withinOf(one, at);
      const all = allOf({ ...one, createdAt });
      expect(all.map(({ dueAt }) => dueAt)).toEqual(
        allOf(one).map(({ dueAt }) => dueAt),
      );
      for (const { dueAt, missedAt } of all)
        expect(missedAt === null).toBe(dueAt < createdAt);
    }),
  );
});
