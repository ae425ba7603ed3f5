import { expect, it } from "vitest";
import { stretchEnding } from "../measures/series/ranges";
import { calendarDaySchema } from "../time/calendar-day";
import { startOfDay } from "../time/paris";
import { periodOfChart } from "./chart-period";

const day = (text: string) => calendarDaySchema.parse(text);
const today = day("2026-11-29");
const seen = (from: string, to = from) => ({ from: day(from), to: day(to) });

it("is of the days of what was seen, with some before and after", () => {
  const { range, until } = periodOfChart(seen("2026-09-10"), today);
  expect({ range, until }).toEqual({ range: "30d", until: "2026-09-17" });
  expect(periodOfChart(seen("2026-05-25", "2026-07-01"), today)).toEqual({
    range: "3m",
    until: "2026-07-08",
  });
});

it("reaches to now where what was seen is of late", () => {
  for (const late of ["2026-11-22", "2026-11-25", "2026-11-29"])
    expect(periodOfChart(seen(late), today)).toEqual({
      range: "30d",
      until: null,
    });
});

it("has all of it in the shortest range that does, a year at the most", () => {
  const long = seen("2026-01-01", "2026-11-25");
  const { range } = periodOfChart(long, today);
  expect(range).toBe("1y");
  expect(stretchEnding(range, today).from <= startOfDay(long.from)).toBe(true);
  expect(periodOfChart(seen("2020-01-01", "2026-11-25"), today).range).toBe(
    "1y",
  );
});
