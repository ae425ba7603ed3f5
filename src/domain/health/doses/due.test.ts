import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPrescription } from "../../../../tests/builders/health";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween } from "../../time/calendar-day";
import { parisDay, parisTime, startOfDay } from "../../time/paris";
import type { Frequency } from "../prescriptions/dosing";
import { frequencies } from "../prescriptions/dosing";
import { dosesAhead, dosesDue, nextDoseAt } from "./due";
import { usualTimes } from "./usual-times";

const day = (text: string) => text as CalendarDay;
const ofDays = (first: string, last: string) => ({
  from: startOfDay(day(first)),
  until: startOfDay(addDays(day(last), 1)),
});
const treated = (more: object) =>
  aPrescription({
    startDate: day("2026-03-20"),
    endDate: day("2026-11-05"),
    ...more,
  });
const times = (more: object, first: string, last = first) =>
  dosesDue(treated(more), ofDays(first, last)).map(({ dueAt }) =>
    dueAt.toISOString().slice(5, 16),
  );

describe("doses that are due", () => {
  it("keep their wall time over both changes of clocks", () => {
    expect(times({}, "2026-03-28", "2026-03-29")).toEqual([
      "03-28T07:00",
      "03-28T19:00",
      "03-29T06:00",
      "03-29T18:00",
    ]);
    expect(times({}, "2026-10-25")).toEqual(["10-25T07:00", "10-25T19:00"]);
  });

  it("at a time that clocks skip come an hour later, at one they repeat once", () => {
    expect(times({ times: ["02:30"] }, "2026-03-29")).toEqual(["03-29T01:30"]);
    expect(times({ times: ["02:30"] }, "2026-10-25")).toEqual(["10-25T00:30"]);
    // What falls on one minute then is one dose.
    expect(times({ times: ["02:30", "03:30"] }, "2026-03-29")).toEqual([
      "03-29T01:30",
    ]);
  });

  it("come every other day and week counted from the first", () => {
    expect(
      times({ frequency: "everyOtherDay" }, "2026-03-20", "2026-03-24"),
    ).toEqual(["03-20T07:00", "03-22T07:00", "03-24T07:00"]);
    expect(times({ frequency: "weekly" }, "2026-03-20", "2026-04-05")).toEqual([
      "03-20T07:00",
      "03-27T07:00",
      "04-03T06:00",
    ]);
  });

  it("follow a rule of one's own", () => {
    expect(
      times(
        { frequency: "custom", customFrequency: "FREQ=DAILY;INTERVAL=3" },
        "2026-03-20",
        "2026-03-28",
      ),
    ).toEqual(["03-20T07:00", "03-23T07:00", "03-26T07:00"]);
  });

  it("of a rule of one's own come at the times that are named, else at the rule's", () => {
    const onMondays = {
      frequency: "custom",
      customFrequency: "FREQ=WEEKLY;BYDAY=MO;BYHOUR=7,19",
    };
    expect(times(onMondays, "2026-03-20", "2026-03-24")).toEqual([
      "03-23T06:00",
      "03-23T18:00",
    ]);
    expect(
      times(
        { ...onMondays, times: ["09:30", "16:00", "22:15"] },
        "2026-03-20",
        "2026-03-24",
      ),
    ).toEqual(["03-23T08:30", "03-23T15:00", "03-23T21:15"]);
  });

  it("are none as needed, before the start, after the end, nor once it was stopped", () => {
    expect(
      times({ frequency: "asNeeded" }, "2026-03-20", "2026-04-20"),
    ).toEqual([]);
    expect(times({}, "2026-03-19")).toEqual([]);
    expect(times({}, "2026-11-06")).toEqual([]);
    const endedAt = new Date("2026-04-01T10:00:00Z");
    expect(times({ endedAt }, "2026-04-01", "2026-04-09")).toEqual([
      "04-01T06:00",
    ]);
  });

  it("are planned by what was prescribed at that instant", () => {
    const { molecule, dosage, dosageUnit, quantity, quantityUnit, route } =
      treated({});
    const changedAt = new Date("2026-04-02T12:00:00Z");
    const revised = treated({
      frequency: "onceDaily",
      revision: 2,
      revisedAt: changedAt,
      revisions: [
        {
          ...treated({}),
          ...{ molecule, dosage, dosageUnit, quantity, quantityUnit, route },
          revision: 1,
          from: new Date("2026-03-20T06:00:00Z"),
          until: changedAt,
        },
      ],
    });
    expect(
      dosesDue(revised, ofDays("2026-04-01", "2026-04-03")).map(
        ({ revision, day: on, slot }) => [revision, on, slot],
      ),
    ).toEqual([
      [1, "2026-04-01", "0800"],
      [1, "2026-04-01", "2000"],
      [1, "2026-04-02", "0800"],
      [2, "2026-04-03", "0800"],
    ]);
  });

  it("of every frequency lie in its days, at its times, each once, whatever span is asked", () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Frequency>(
          ...frequencies.filter((one) => one !== "custom"),
        ),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (frequency, start, length, at) => {
          const startDate = addDays(day("2026-01-01"), start);
          const endDate = addDays(startDate, length);
          const treatment = treated({ frequency, startDate, endDate });
          const whole = {
            from: startOfDay(addDays(startDate, -3)),
            until: startOfDay(addDays(endDate, 3)),
          };
          const all = dosesDue(treatment, whole);
          for (const dose of all) {
            expect(dose.day >= startDate && dose.day <= endDate).toBe(true);
            expect(usualTimes[frequency]).toContain(
              parisTime(dose.dueAt).slice(0, 5),
            );
            expect(parisDay(dose.dueAt)).toBe(dose.day);
            expect(dose.missedAt?.getTime()).toBeGreaterThan(
              dose.dueAt.getTime(),
            );
          }
          expect(new Set(all.map(({ day: on, slot }) => on + slot)).size).toBe(
            all.length,
          );
          const step =
            { everyOtherDay: 2, weekly: 7 }[frequency as string] ?? 1;
          const days = Math.floor(daysBetween(startDate, endDate) / step) + 1;
          expect(all).toHaveLength(days * usualTimes[frequency].length);
          const cut = startOfDay(addDays(startDate, at));
          expect([
            ...dosesDue(treatment, { ...whole, until: cut }),
            ...dosesDue(treatment, { ...whole, from: cut }),
          ]).toEqual(
            cut > whole.until
              ? dosesDue(treatment, { ...whole, until: cut })
              : all,
          );
        },
      ),
      { numRuns: 200, seed: 21 },
    );
  });

  it("ahead are the first ones at or after an instant, over the change of clocks", () => {
    const ahead = (more: object, count: number) =>
      dosesAhead(treated(more), new Date("2026-03-28T10:00:00Z"), count).map(
        ({ dueAt }) => dueAt.toISOString().slice(5, 16),
      );
    expect(ahead({}, 3)).toEqual(["03-28T19:00", "03-29T06:00", "03-29T18:00"]);
    expect(ahead({ endDate: day("2026-03-28") }, 3)).toEqual(["03-28T19:00"]);
    expect(ahead({ frequency: "asNeeded" }, 12)).toEqual([]);
  });

  it("from before the treatment was prescribed are planned, and never missed", () => {
    const createdAt = new Date("2026-03-20T09:00:00Z");
    const missed = (more: object) =>
      dosesDue(
        treated({ startDate: day("2026-03-19"), ...more }),
        ofDays("2026-03-19", "2026-03-20"),
      ).map(({ missedAt }) => missedAt?.toISOString().slice(5, 16) ?? null);
    expect(missed({ createdAt })).toEqual([null, null, null, "03-20T21:00"]);
    expect(missed({ createdAt, frequency: "onceDaily" })).toEqual([null, null]);
    // What was imported does not say when it was prescribed.
    expect(missed({ createdAt: null })).toEqual([
      "03-19T09:00",
      "03-19T21:00",
      "03-20T09:00",
      "03-20T21:00",
    ]);
  });

  it("the next one is at or after now; null where none is", () => {
    const now = new Date("2026-04-01T06:00:00Z");
    expect(nextDoseAt(treated({}), now)).toEqual(now);
    expect(nextDoseAt(treated({ endedAt: now }), now)).toBeNull();
    expect(nextDoseAt(treated({ frequency: "asNeeded" }), now)).toBeNull();
  });
});
