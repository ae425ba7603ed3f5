import fc from "fast-check";
import { expect, it } from "vitest";
import { languages } from "../../taxonomy/taxonomy";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, isoWeekday } from "../../time/calendar-day";
import {
  dayByKey,
  firstWeekday,
  isSameMonth,
  shownWeeks,
  spanOf,
  turned,
  weekOf,
  weeksOf,
} from "./weeks";

const day = (text: string) => text as CalendarDay;
const anyDay = fc
  .integer({ min: -20_000, max: 60_000 })
  .map((days) => addDays(day("1970-01-01"), days));
const anyFirst = fc.constantFrom(1, 7);

it("a week begins on Monday, in Portugal on Sunday", () => {
  expect(languages.filter((one) => firstWeekday(one) !== 1)).toEqual(["pt"]);
  expect(weekOf(day("2026-11-22"), 1)[0]).toBe("2026-11-16");
  expect(weekOf(day("2026-11-22"), 7)[0]).toBe("2026-11-22");
});

it("the weeks of a month are whole, follow each other and hold each of its days", () => {
  fc.assert(
    fc.property(anyDay, anyFirst, (some, first) => {
      const weeks = weeksOf(some, first);
      const days = weeks.flat();
      expect(weeks.length).toBeGreaterThanOrEqual(4);
      expect(weeks.length).toBeLessThanOrEqual(6);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(weeks.every(([start]) => isoWeekday(start!) === first)).toBe(true);
      days
        .slice(1)
        .forEach((one, at) => expect(one).toBe(addDays(days[at]!, 1)));
      expect(days).toContain(some);
      expect(
        weeks.every((week) => week.some((d) => isSameMonth(d, some))),
      ).toBe(true);
      expect(isSameMonth(addDays(days[0]!, -1), some)).toBe(false);
      expect(isSameMonth(addDays(days.at(-1)!, 1), some)).toBe(false);
    }),
  );
});

it("February that begins a week has four of them, a long month six", () => {
  expect(weeksOf(day("2027-02-10"), 1)).toHaveLength(4);
  expect(weeksOf(day("2026-08-01"), 1)).toHaveLength(6);
});

it("shows a month, a week or a day, and what lies between in Paris, over the change of clocks", () => {
  expect(shownWeeks("day", day("2026-11-18"), 1)).toEqual([["2026-11-18"]]);
  expect(shownWeeks("week", day("2026-11-18"), 1)).toHaveLength(1);
  const span = spanOf(shownWeeks("month", day("2026-10-15"), 1));
  expect(span?.from.toISOString()).toBe("2026-09-27T22:00:00.000Z");
  expect(span?.to.toISOString()).toBe("2026-11-01T23:00:00.000Z");
  expect(spanOf([])).toBeNull();
});

it("turns by months, to the last day of a shorter one, by weeks and by days", () => {
  expect(turned("month", day("2026-01-31"), 1)).toBe("2026-02-28");
  expect(turned("week", day("2026-11-18"), -1)).toBe("2026-11-11");
  expect(turned("day", day("2026-11-30"), 1)).toBe("2026-12-01");
});

it("keys lead to the days around, the ends of the week and the pages beside", () => {
  const by = (key: string) => dayByKey(key, "month", day("2026-11-18"), 1);
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(by)).toEqual([
    "2026-11-17",
    "2026-11-19",
    "2026-11-11",
    "2026-11-25",
  ]);
  expect(["Home", "End", "PageUp", "PageDown"].map(by)).toEqual([
    "2026-11-16",
    "2026-11-22",
    "2026-10-18",
    "2026-12-18",
  ]);
  expect(by("x")).toBeNull();
});
