import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CalendarDay } from "./calendar-day";
import {
  addDays,
  addMonths,
  calendarDaySchema,
  daysBetween,
  daysFromTo,
  daysInMonth,
  isCalendarDay,
  isoWeekday,
  isoWeekOf,
  monthNumber,
  startOfIsoWeek,
} from "./calendar-day";

const day = (text: string) => calendarDaySchema.parse(text);
const anyDay = fc
  .integer({ min: -20_000, max: 60_000 })
  .map((days) => addDays(day("1970-01-01"), days));

describe("isCalendarDay", () => {
  it.each(["2026-02-28", "2028-02-29", "2000-02-29", "1999-12-31"])(
    "accepts %s",
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
    },
  );

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-04-31",
    "2026-1-1",
    "2026-01-01T00:00",
    "",
  ])("refuses %s", (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(calendarDaySchema.safeParse(text).success).toBe(false);
  });
});

describe("day arithmetic", () => {
  it("crosses months, years and leap days", () => {
    expect(addDays(day("2026-02-28"), 1)).toBe("2026-03-01");
    expect(addDays(day("2028-02-28"), 1)).toBe("2028-02-29");
    expect(addDays(day("2026-01-01"), -1)).toBe("2025-12-31");
    expect(daysBetween(day("2026-12-31"), day("2026-01-01"))).toBe(-364);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(daysInMonth(2026, 12)).toBe(31);
  });

  it("adds what it counts", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it("lists both ends, nothing when they are swapped", () => {
    expect(daysFromTo(day("2026-02-27"), day("2026-03-01"))).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(daysFromTo(day("2026-03-01"), day("2026-02-27"))).toEqual([]);
  });
});

describe("weeks", () => {
  it("begin on Monday", () => {
    expect(isoWeekday(day("2026-11-16"))).toBe(1);
    expect(isoWeekday(day("2026-11-22"))).toBe(7);
    expect(startOfIsoWeek(day("2026-11-22"))).toBe("2026-11-16");
    expect(startOfIsoWeek(day("2027-01-01"))).toBe("2026-12-28");
  });

  it.each([
    ["2026-11-26", "2026-W48"],
    ["2026-01-01", "2026-W01"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2025-12-29", "2026-W01"],
    ["2024-12-31", "2025-W01"],
    ["2028-12-31", "2028-W52"],
  ])("of %s is %s", (text, week) => {
    expect(isoWeekOf(day(text))).toBe(week);
  });

  it("are called alike by all of their days, and otherwise from one to the next", () => {
    fc.assert(
      fc.property(anyDay, (some) => {
        const monday = startOfIsoWeek(some);
        expect(isoWeekOf(some)).toBe(isoWeekOf(monday));
        const next = isoWeekOf(addDays(monday, 7));
        expect(next > isoWeekOf(monday)).toBe(true);
      }),
    );
  });

  it("hold each of their days", () => {
    fc.assert(
      fc.property(anyDay, (some: CalendarDay) => {
        const monday = startOfIsoWeek(some);
        expect(isoWeekday(monday)).toBe(1);
        expect(daysBetween(monday, some)).toBe(isoWeekday(some) - 1);
      }),
    );
  });
});

describe("months", () => {
  it("are added to the same day, or to the last one of a shorter month", () => {
    expect(addMonths(day("2026-01-31"), 1)).toBe("2026-02-28");
    expect(addMonths(day("2026-01-15"), -1)).toBe("2025-12-15");
    expect(addMonths(day("2026-11-30"), 15)).toBe("2028-02-29");
  });

  it("have numbers that follow each other", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (some, n) => {
        expect(monthNumber(addMonths(some, n))).toBe(monthNumber(some) + n);
      }),
    );
  });
});
