import { expect, it } from "vitest";
import { bucketOf } from "../../measures/buckets/bucket";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays } from "../../time/calendar-day";
import { againstItself, dayMeansOf, frozenDays } from "./itself";

const first = "2026-03-25" as CalendarDay;
const daily = (values: readonly number[]) =>
  values.map((mean, index) => ({ day: addDays(first, index), mean, n: 1 }));
const usual = [10, 12, 11, 13, 12, 11, 10, 12];

it("says nothing of few values, of scales, of none", () => {
  expect(againstItself(daily(usual), "scale")).toEqual({
    canSay: false,
    why: "ordinal",
  });
  expect(againstItself([], "numeric")).toEqual({
    canSay: false,
    why: "tooFew",
  });
  expect(againstItself(daily(usual), "numeric")).toMatchObject({
    canSay: true,
    baseline: 8,
  });
});

it("holds the two latest days against those before", () => {
  const chart = againstItself(daily([...usual, 30, 31]), "numeric");
  expect(chart).toMatchObject({ canSay: true, baseline: 8 });
  expect(
    chart.canSay && chart.points.slice(-2).map(({ outside }) => outside),
  ).toEqual(["above", "above"]);
});

it("reads the days of months that hold numbers, in order", () => {
  const bucket = (value: number) =>
    bucketOf(
      [{ at: new Date("2026-03-25T10:00Z"), value, key: "v" }],
      "numeric",
    )!;
  const later = addDays(first, 10);
  expect(dayMeansOf([{ [later]: bucket(4) }, { [first]: bucket(3) }])).toEqual([
    { day: first, mean: 3, n: 1 },
    { day: later, mean: 4, n: 1 },
  ]);
  expect(dayMeansOf([])).toEqual([]);
});

it("holds days against the baseline that is kept, or counts from its first day", () => {
  const kept = daily([...usual, ...usual, 11, 12, 10, 13]);
  const later = addDays(first, 500);
  const days = [{ day: later, mean: 30, n: 1 }];
  expect(againstItself(days, "numeric")).toMatchObject({ why: "tooFew" });
  const chart = againstItself(days, "numeric", { from: first, days: kept });
  expect(chart.canSay && chart.points).toMatchObject([{ outside: "above" }]);
  const since = { from: addDays(first, 10), days: [] };
  const some = daily([...usual, ...usual]);
  expect(againstItself(some, "numeric", since)).toEqual({
    canSay: false,
    why: "tooFew",
  });
});

it("keeps twenty days from a day on", () => {
  const days = daily([...usual, ...usual, ...usual]);
  expect(frozenDays(days, null)).toEqual(days.slice(0, 20));
  expect(frozenDays(days, addDays(first, 3))).toEqual(days.slice(3, 23));
  expect(frozenDays(days, addDays(first, 5))).toBeNull();
});
