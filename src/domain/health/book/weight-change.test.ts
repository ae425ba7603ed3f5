import { describe, expect, it } from "vitest";
import { bucketOf } from "../../measures/buckets/bucket";
import type { CalendarDay } from "../../time/calendar-day";
import type { DayMean } from "../watch/itself";
import { weighedDaysOf, weightChange, weightMonths } from "./weight-change";

const day = (text: string, mean: number, n = 1): DayMean => ({
  day: text as DayMean["day"],
  mean,
  n,
});
const last = { day: "2026-11-20" as DayMean["day"], value: 9.5 };

describe("how a weight changed", () => {
  it("is told against the first day of the 90 before it", () => {
    const days = [
      day("2026-11-01", 9),
      day("2026-09-01", 10),
      day("2026-08-21", 5),
    ];
    expect(weightChange(days, last)?.days).toBe(80);
    expect(weightChange(days, last)?.share).toBeCloseTo(-0.05);
  });

  it("counts the ninetieth day, and none of its own or later ones", () => {
    expect(weightChange([day("2026-08-22", 19)], last)).toEqual({
      share: -0.5,
      days: 90,
    });
    const none = [
      day("2026-08-21", 19),
      day("2026-11-20", 9),
      day("2026-11-21", 9),
    ];
    expect(weightChange(none, last)).toBeNull();
    expect(weightChange([], last)).toBeNull();
  });

  it("is nothing against no weight", () => {
    expect(weightChange([day("2026-11-01", 0)], last)).toBeNull();
  });
});

describe("weights by month", () => {
  const dayOf = (...weights: number[]) =>
    bucketOf(
      weights.map((value, at) => ({
        at: new Date("2026-11-20T10:00Z"),
        value,
        key: String(at),
      })),
      "numeric",
    )!;

  it("are of what was weighed, each weight alike", () => {
    const november = {
      ["2026-11-01" as CalendarDay]: dayOf(9, 9, 9),
      ["2026-11-20" as CalendarDay]: dayOf(4.5, 5.5),
    };
    const october = { ["2026-10-30" as CalendarDay]: dayOf(10) };
    const days = weighedDaysOf([november, october]);
    expect(days.map((one) => one.day)).toEqual([
      ...["2026-10-30", "2026-11-01", "2026-11-20"],
    ]);
    expect(weightMonths(days)).toEqual([
      { month: "2026-10", mean: 10, least: 10, most: 10, n: 1 },
      // The mean of 20 November, 5, was never weighed.
      { month: "2026-11", mean: 7.4, least: 4.5, most: 9, n: 5 },
    ]);
  });

  it("are none without weights", () => {
    expect(weightMonths(weighedDaysOf([]))).toEqual([]);
  });
});
