import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../time/calendar-day";
import {
  addDays,
  daysBetween,
  daysFromTo,
  daysInMonth,
  isoWeekday,
  startOfIsoWeek,
} from "../time/calendar-day";
import { instantToWall, parisDay, wallToInstant } from "../time/paris";
import { wallTimeOf } from "../time/wall-time";
import {
  nextOccurrence,
  occurrencesAfter,
  occurrencesBetween,
} from "./occurrences";
import type { Schedule } from "./schedule";
import { scheduleSchema } from "./schedule";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const anyTime = fc
  .date({
    min: new Date("2019-01-01T00:00:00Z"),
    max: new Date("2032-01-01T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

/** Within the two hours that are one on the wall, and the hours around them. */
const repeatedHour = fc
  .tuple(
    fc.constantFrom("2019-10-27", "2026-10-25", "2030-10-27"),
    fc.integer({ min: -60, max: 180 }),
  )
  .map(
    ([day, minutes]) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000),
  );

const startAts = fc.oneof(
  { arbitrary: anyTime, weight: 9 },
  { arbitrary: repeatedHour, weight: 1 },
);

const times = fc.oneof(
  fc.constantFrom("00:00", "02:00", "02:30", "02:59", "03:00", "23:59"),
  fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) =>
      parts.map((part) => String(part).padStart(2, "0")).join(":"),
    ),
);

const fieldSchedules: fc.Arbitrary<Schedule> = fc
  .record({
    startAt: startAts,
    recurrence: fc.constantFrom(
      "DAILY",
      "WEEKLY",
      "MONTHLY",
      "QUARTERLY",
      "YEARLY",
    ),
    recurrenceTime: fc.option(times),
    recurrenceInterval: fc.option(fc.integer({ min: 1, max: 14 })),
    recurrenceDayOfWeek: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    recurrenceDayOfMonth: fc.option(fc.integer({ min: 1, max: 31 })),
    recurrenceMonthOfYear: fc.option(fc.integer({ min: 1, max: 12 })),
  })
  .map((fields) => scheduleSchema.parse(fields));

const customRules = fc
  .record({
    freq: fc.constantFrom("YEARLY", "MONTHLY", "WEEKLY", "DAILY", "HOURLY"),
    interval: fc.integer({ min: 1, max: 9 }),
    by: fc.constantFrom(
      "",
      ";BYMONTH=3,10",
      ";BYMONTHDAY=-1,13",
      ";BYDAY=SU,MO",
      ";BYHOUR=2,3;BYMINUTE=0,30",
      ";COUNT=20",
      ";UNTIL=20300101",
    ),
    startAt: startAts,
  })
  .map(({ freq, interval, by, startAt }) =>
    scheduleSchema.parse({
      startAt,
      recurrence: "CUSTOM",
      rrule: `FREQ=${freq};INTERVAL=${interval}${by}`,
    }),
  );

const schedules = fc.oneof(fieldSchedules, customRules);

const numbersOf = (day: CalendarDay) => day.split("-").map(Number);

const monthIndex = (day: CalendarDay) => {
  const [year = 0, month = 1] = numbersOf(day);
  return year * 12 + month;
};

function isClampedDay(day: CalendarDay, wanted: number): boolean {
  const [year = 0, month = 1, date = 1] = numbersOf(day);
  return date === Math.min(wanted, daysInMonth(year, month));
}

/** Whether the schedule falls on a day, said day by day from the definition. */
function fallsOn(schedule: Schedule, start: CalendarDay, day: CalendarDay) {
  const interval = schedule.recurrenceInterval ?? 1;
  const [, startMonth = 1, startDate = 1] = numbersOf(start);
  const wanted = schedule.recurrenceDayOfMonth ?? startDate;
  const months = monthIndex(day) - monthIndex(start);
  const [year = 0, month = 1] = numbersOf(day);
  const [startYear = 0] = numbersOf(start);
  switch (schedule.recurrence) {
    case "DAILY":
      return daysBetween(start, day) % interval === 0;
    case "WEEKLY": {
      const days = schedule.recurrenceDayOfWeek;
      const chosen = days.length > 0 ? days : [isoWeekday(start)];
      const passed = daysBetween(startOfIsoWeek(start), startOfIsoWeek(day));
      return chosen.includes(isoWeekday(day)) && (passed / 7) % interval === 0;
    }
    case "MONTHLY":
      return months % interval === 0 && isClampedDay(day, wanted);
    case "QUARTERLY":
      return months % (3 * interval) === 0 && isClampedDay(day, wanted);
    default:
      return (
        (year - startYear) % interval === 0 &&
        month === (schedule.recurrenceMonthOfYear ?? startMonth) &&
        isClampedDay(day, wanted)
      );
  }
}

/** When a schedule falls on a day: of a time that comes twice the first, the second for one that begins among the second ones. */
function instantOn({ recurrenceTime, startAt }: Schedule, day: CalendarDay) {
  const wall = wallTimeOf(day, recurrenceTime ?? "00:00");
  const instant = wallToInstant(wall);
  const second = new Date(instant.getTime() + hourMs);
  const firstOfStart = wallToInstant(instantToWall(startAt));
  const isAmongSecond = startAt.getTime() - firstOfStart.getTime() >= hourMs;
  return isAmongSecond && instant < startAt && instantToWall(second) === wall
    ? second
    : instant;
}

/** The occurrences up to a day, found by asking every day. */
function bruteForce(schedule: Schedule, last: CalendarDay): Date[] {
  const start = parisDay(schedule.startAt);
  return daysFromTo(start, last)
    .filter((day) => fallsOn(schedule, start, day))
    .map((day) => instantOn(schedule, day))
    .filter((instant) => instant >= schedule.startAt);
}

describe("occurrences", () => {
  it("are those found by asking every day", () => {
    fc.assert(
      fc.property(fieldSchedules, fc.nat(900), (schedule, length) => {
        const last = addDays(parisDay(schedule.startAt), length);
        const end = wallToInstant(wallTimeOf(addDays(last, 1), "00:00"));
        expect(
          occurrencesBetween(schedule, schedule.startAt, end, 2000),
        ).toEqual(bruteForce(schedule, last));
      }),
      { numRuns: 300 },
    );
  });

  it("of 2,000 rules are, anywhere from 2020 to 2040, none lost, none doubled, none drifting from their anchor", () => {
    const days = fc.integer({ min: 0, max: 21 * 365 - 100 });
    fc.assert(
      fc.property(fieldSchedules, days, (schedule, after) => {
        const first = addDays("2020-01-01" as CalendarDay, after);
        const last = addDays(first, 90);
        const start = parisDay(schedule.startAt);
        const meant = daysFromTo(first, last)
          .filter((day) => day >= start && fallsOn(schedule, start, day))
          .map((day) => instantOn(schedule, day))
          .filter((instant) => instant >= schedule.startAt);
        const from = wallToInstant(wallTimeOf(first, "00:00"));
        const end = wallToInstant(wallTimeOf(addDays(last, 1), "00:00"));
        expect(occurrencesBetween(schedule, from, end, 2000)).toEqual(meant);
      }),
      { numRuns: 2000 },
    );
  });

  it("end with their count, and with their last day", () => {
    const counted = fc.record({
      startAt: startAts,
      freq: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY"),
      interval: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 40 }),
    });
    fc.assert(
      fc.property(counted, ({ startAt, freq, interval, count }) => {
        const ending = (end: string) =>
          occurrencesAfter(
            scheduleSchema.parse({
              startAt,
              recurrence: "CUSTOM",
              rrule: `FREQ=${freq};INTERVAL=${interval}${end}`,
            }),
            new Date(0),
            100,
          );
        const all = ending(`;COUNT=${count}`);
        expect(all).toHaveLength(count);
        expect(all[0]).toEqual(startAt);
        const last = parisDay(all.at(-1) ?? startAt).replaceAll("-", "");
        expect(ending(`;UNTIL=${last}`)).toEqual(all);
      }),
      { numRuns: 300 },
    );
  });

  it("increase strictly, after the given instant, never before the start", () => {
    fc.assert(
      fc.property(schedules, startAts, (schedule, after) => {
        const found = occurrencesAfter(schedule, after, 20);
        found.forEach((occurrence, index) => {
          expect(occurrence > (found[index - 1] ?? after)).toBe(true);
          expect(occurrence >= schedule.startAt).toBe(true);
        });
      }),
      { numRuns: 200 },
    );
  });

  it("are the same one by one and together", () => {
    fc.assert(
      fc.property(schedules, startAts, (schedule, after) => {
        const together = occurrencesAfter(schedule, after, 8);
        let last: Date | null = after;
        for (const occurrence of together) {
          last = nextOccurrence(schedule, last);
          expect(last).toEqual(occurrence);
          if (last === null) return;
        }
      }),
    );
  });

  it("of a span are those of its parts", () => {
    fc.assert(
      fc.property(
        schedules,
        startAts,
        fc.nat(60 * 24),
        fc.nat(60 * 24),
        (schedule, from, one, other) => {
          const middle = new Date(from.getTime() + one * hourMs);
          const end = new Date(middle.getTime() + other * hourMs);
          expect(
            [
              ...occurrencesBetween(schedule, from, middle, 2000),
              ...occurrencesBetween(schedule, middle, end, 2000),
            ].slice(0, 2000),
          ).toEqual(occurrencesBetween(schedule, from, end, 2000));
        },
      ),
    );
  });

  it("happen at the time on the wall, or an hour later when it is skipped", () => {
    fc.assert(
      fc.property(fieldSchedules, (schedule) => {
        for (const occurrence of occurrencesAfter(schedule, new Date(0), 30))
          expect(occurrence).toEqual(instantOn(schedule, parisDay(occurrence)));
      }),
    );
  });

  it("of any text come back soon, without an error", () => {
    const pieces = fc.array(
      fc.constantFrom(
        "FREQ=",
        "DAILY",
        "MINUTELY",
        "YEARLY",
        ";INTERVAL=",
        ";BYDAY=",
        "MO",
        "-1FR",
        ";BYMONTHDAY=",
        ";BYSETPOS=",
        ";BYHOUR=",
        ",",
        "31",
        "0",
        "\n",
        "EXDATE:",
        "20260101",
        "Z",
      ),
    );
    const texts = fc.oneof(
      fc.string(),
      pieces.map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (rrule) => {
        const schedule = scheduleSchema.parse({
          startAt: new Date(20 * 365 * dayMs),
          recurrence: "CUSTOM",
          rrule,
        });
        expect(
          occurrencesAfter(schedule, new Date(0), 3).length,
        ).toBeLessThanOrEqual(3);
      }),
      { numRuns: 500 },
    );
  });
});
