import { expect, it } from "vitest";
import type { CalendarDay } from "../time/calendar-day";
import { addDays } from "../time/calendar-day";
import { closingName, closingPeriodSchema, isClosed } from "./closing-days";

const period = (from: string, to: string, yearly = false) =>
  closingPeriodSchema.parse({ from, to, yearly });
const closed = (one: ReturnType<typeof period>, ...days: string[]) =>
  days.map((day) =>
    isClosed({ closedWeekdays: [], closingDays: [one] }, day as CalendarDay),
  );

it("takes a period of a day up to 366, and none that ends before it begins", () => {
  const from = "2026-01-01" as CalendarDay;
  const takes = (days: number) =>
    closingPeriodSchema.safeParse({ from, to: addDays(from, days - 1) })
      .success;
  expect([0, 1, 366, 367].map(takes)).toEqual([false, true, true, false]);
});

it("is closed all year by a yearly period that ends on the day it began, a year later", () => {
  const year = period("2025-03-10", "2026-03-10", true);
  expect(
    closed(year, "2025-03-09", "2025-03-10", "2027-08-01", "2028-01-01"),
  ).toEqual([false, true, true, true]);
  const months = period("2025-03-10", "2025-04-10", true);
  expect(
    closed(months, "2026-03-10", "2026-04-10", "2026-04-11", "2026-03-09"),
  ).toEqual([true, true, false, false]);
});

it("is called by the first period of the day that has a name", () => {
  const day = "2026-12-25" as CalendarDay;
  const unnamed = { ...period("2026-12-20", "2026-12-31"), name: null };
  const named = { ...period("2026-12-25", "2026-12-26"), name: "Noël" };
  const nameOn = (
    on: CalendarDay,
    ...closingDays: (typeof named | typeof unnamed)[]
  ) => closingName({ closingDays }, on);
  expect(nameOn(day, unnamed, named)).toBe("Noël");
  expect(nameOn(addDays(day, 2), unnamed, named)).toBeNull();
  expect(nameOn(day)).toBeNull();
});
