import { describe, expect, it } from "vitest";
import type { DayMean } from "../watch/itself";
import { weightChange, weightMonths } from "./weight-change";

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

it("tells weights by month, each weight alike", () => {
  const days = [
    day("2026-10-30", 10),
    day("2026-11-01", 9, 3),
    day("2026-11-20", 5),
  ];
  expect(weightMonths(days)).toEqual([
    { month: "2026-10", mean: 10, least: 10, most: 10, n: 1 },
    { month: "2026-11", mean: 8, least: 5, most: 9, n: 4 },
  ]);
  expect(weightMonths([])).toEqual([]);
});
