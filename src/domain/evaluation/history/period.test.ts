import { expect, it } from "vitest";
import { calendarDaySchema } from "../../time/calendar-day";
import { besidePeriod, daysOf, dayWithin, periodAt } from "./period";

const day = (text: string) => calendarDaySchema.parse(text);

it("a month is the calendar's, a week begins on Monday, over the ends of months and years", () => {
  expect(periodAt(day("2028-02-10"), "month")).toEqual({
    from: "2028-02-01",
    to: "2028-02-29",
  });
  expect(periodAt(day("2027-01-01"), "week")).toEqual({
    from: "2026-12-28",
    to: "2027-01-03",
  });
});

it("the periods beside it follow without a gap", () => {
  const november = periodAt(day("2026-11-20"), "month");
  expect(periodAt(besidePeriod(november, 1), "month").from).toBe("2026-12-01");
  expect(periodAt(besidePeriod(november, -1), "month").to).toBe("2026-10-31");
});

it("only days on which there is something are told, the latest first", () => {
  const week = periodAt(day("2026-11-20"), "week");
  const items = ["2026-11-16", "2026-11-18", "2026-11-18", "2026-11-30"];
  expect(
    daysOf(week, items, (one) => day(one)).map((one) => [
      one.day,
      one.items.length,
    ]),
  ).toEqual([
    ["2026-11-18", 2],
    ["2026-11-16", 1],
  ]);
  expect(daysOf(week, [], () => null)).toEqual([]);
});

it("another period is looked up by today where today lies within, else by the first day", () => {
  const november = periodAt(day("2026-11-20"), "month");
  expect(dayWithin(november, day("2026-11-26"))).toBe("2026-11-26");
  expect(dayWithin(november, day("2026-12-02"))).toBe("2026-11-01");
});
