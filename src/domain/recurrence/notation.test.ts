import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { derivedSchedule, toCron, toDescription, toRRule } from "./notation";
import { occurrencesAfter } from "./occurrences";
import type { Schedule } from "./schedule";
import { recurrences, scheduleSchema } from "./schedule";

const aSchedule = (fields: Partial<Schedule>): Schedule =>
  scheduleSchema.parse({
    startAt: new Date("2026-01-31T07:00:00Z"),
    recurrenceTime: "08:05",
    ...fields,
  });

describe("toCron", () => {
  it.each<[Partial<Schedule>, string | null]>([
    [{ recurrence: "NONE" }, null],
    [{ recurrence: "CUSTOM", rrule: "FREQ=DAILY" }, "0 8 * * *"],
    [{ recurrence: "CUSTOM", rrule: null }, "5 8 * * *"],
    [{ recurrence: "CUSTOM", rrule: "FREQ=WEEKLY;BYDAY=SU,FR" }, "0 8 * * 0,5"],
    [
      { recurrence: "CUSTOM", rrule: "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30,0" },
      "0,30 8,20 * * *",
    ],
    [{ recurrence: "CUSTOM", rrule: "FREQ=MONTHLY" }, "0 8 31 * *"],
    [{ recurrence: "CUSTOM", rrule: "FREQ=YEARLY" }, "0 8 31 1 *"],
    [
      { recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYMONTH=6;BYDAY=MO" },
      "0 8 * 6 1",
    ],
    [{ recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYDAY=-1FR" }, null],
    [{ recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYMONTHDAY=-1" }, null],
    [
      { recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13" },
      null,
    ],
    [{ recurrence: "CUSTOM", rrule: "FREQ=DAILY;INTERVAL=2" }, null],
    [{ recurrence: "CUSTOM", rrule: "FREQ=DAILY;COUNT=3" }, null],
    [{ recurrence: "CUSTOM", rrule: "FREQ=DAILY;UNTIL=20270101" }, null],
    [
      { recurrence: "CUSTOM", rrule: "RRULE:FREQ=DAILY\nEXDATE:20260202" },
      null,
    ],
    [{ recurrence: "CUSTOM", rrule: "FREQ=HOURLY" }, null],
    [{ recurrence: "CUSTOM", rrule: "nonsense" }, null],
    [{ recurrence: "DAILY" }, "5 8 * * *"],
    [{ recurrence: "DAILY", recurrenceTime: null }, "0 0 * * *"],
    [{ recurrence: "DAILY", recurrenceInterval: 2 }, null],
    [{ recurrence: "WEEKLY", recurrenceDayOfWeek: [1, 7] }, "5 8 * * 0,1"],
    [{ recurrence: "WEEKLY", recurrenceInterval: 2 }, null],
    [{ recurrence: "MONTHLY", recurrenceDayOfMonth: 28 }, "5 8 28 * *"],
    [{ recurrence: "MONTHLY" }, null],
    [
      { recurrence: "MONTHLY", recurrenceDayOfMonth: 1, recurrenceInterval: 4 },
      "5 8 1 1,5,9 *",
    ],
    [
      { recurrence: "MONTHLY", recurrenceDayOfMonth: 1, recurrenceInterval: 5 },
      null,
    ],
    [{ recurrence: "QUARTERLY", recurrenceDayOfMonth: 2 }, "5 8 2 1,4,7,10 *"],
    [{ recurrence: "QUARTERLY" }, null],
    [{ recurrence: "QUARTERLY", recurrenceInterval: 2 }, "5 8 31 1,7 *"],
    [{ recurrence: "YEARLY" }, "5 8 31 1 *"],
    [{ recurrence: "YEARLY", recurrenceMonthOfYear: 6 }, "5 8 30 6 *"],
    [{ recurrence: "YEARLY", recurrenceMonthOfYear: 2 }, null],
    [{ recurrence: "YEARLY", recurrenceInterval: 2 }, null],
  ])("writes %o as %s", (fields, cron) => {
    expect(toCron(aSchedule(fields))).toBe(cron);
  });

  it("is null for fields out of range", () => {
    const broken = { ...aSchedule({ recurrence: "DAILY" }) };
    expect(toCron({ ...broken, recurrenceTime: "25:00" })).toBeNull();
    expect(toRRule({ ...broken, recurrenceInterval: 0 })).toBeNull();
  });
});

describe("toRRule", () => {
  it("writes what the fields mean", () => {
    const weekly = aSchedule({
      recurrence: "WEEKLY",
      recurrenceDayOfWeek: [3, 1],
      recurrenceInterval: 2,
    });
    expect(toRRule(weekly)).toBe(
      "FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=MO,WE;BYHOUR=8;BYMINUTE=5;BYSECOND=0",
    );
  });

  it("keeps a custom rule and has none without recurrence", () => {
    const rrule = "FREQ=DAILY;COUNT=3";
    expect(toRRule(aSchedule({ recurrence: "CUSTOM", rrule }))).toBe(rrule);
    expect(toRRule(aSchedule({ rrule }))).toBeNull();
  });

  it("gives a custom rule with the same occurrences", () => {
    const fields = fc.record({
      recurrence: fc.constantFrom(
        ...recurrences.filter((name) => name !== "NONE" && name !== "CUSTOM"),
      ),
      recurrenceInterval: fc.integer({ min: 1, max: 12 }),
      recurrenceDayOfWeek: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      recurrenceDayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
      recurrenceMonthOfYear: fc.option(fc.integer({ min: 1, max: 12 })),
    });
    const from = new Date("2027-06-01T00:00:00Z");
    fc.assert(
      fc.property(fields, (chosen) => {
        const schedule = aSchedule(chosen);
        const custom = aSchedule({
          recurrence: "CUSTOM",
          rrule: toRRule(schedule),
        });
        expect(occurrencesAfter(custom, from, 8)).toEqual(
          occurrencesAfter(schedule, from, 8),
        );
      }),
    );
  });
});

describe("toDescription", () => {
  it.each<[Partial<Schedule>, string | null]>([
    [{}, null],
    [{ recurrence: "DAILY", recurrenceInterval: 0 }, null],
    [{ recurrence: "CUSTOM", rrule: "nonsense" }, null],
    [
      { recurrence: "WEEKLY", recurrenceDayOfWeek: [3, 1] },
      "weekly;interval=1;days=1,3;time=08:05",
    ],
    [
      { recurrence: "MONTHLY" },
      "monthly;interval=1;day=31;time=08:05;clamps=true",
    ],
    [
      { recurrence: "CUSTOM", rrule: "FREQ=MONTHLY;BYDAY=-1FR,MO;COUNT=6" },
      "custom;freq=MONTHLY;interval=1;days=5:-1,1;times=08:00;count=6",
    ],
    [{ recurrence: "CUSTOM", rrule: null }, "daily;interval=1;time=08:05"],
  ])("says %o as %s", (fields, said) => {
    expect(toDescription({ ...aSchedule({}), ...fields })).toBe(said);
  });
});

describe("derivedSchedule", () => {
  it("holds every derived field, null where nothing can be said", () => {
    expect(derivedSchedule(aSchedule({ recurrence: "DAILY" }))).toEqual({
      rrule: "FREQ=DAILY;INTERVAL=1;BYHOUR=8;BYMINUTE=5;BYSECOND=0",
      cronExpression: "5 8 * * *",
      cronDescription: "daily;interval=1;time=08:05",
      recurrenceFrequency: "DAILY",
    });
    expect(derivedSchedule(aSchedule({}))).toEqual({
      rrule: null,
      cronExpression: null,
      cronDescription: null,
      recurrenceFrequency: null,
    });
  });
});
