import { expect, it } from "vitest";
import { bucketOf } from "../../measures/buckets/bucket";
import type { MonthDays } from "../../measures/buckets/periods";
import { stretchOf } from "../../measures/series/ranges";
import type { CalendarDay } from "../../time/calendar-day";
import { startOfDay } from "../../time/paris";
import { countedWithin, medianOfMedians, medianStep, spreadOf } from "./spread";

const stretch = stretchOf("30d", new Date("2026-11-25T12:00Z"));
const said = (values: Record<string, number>): MonthDays =>
  Object.fromEntries(
    Object.entries(values).map(([day, value]) => {
      const at = startOfDay(day as CalendarDay);
      return [day, bucketOf([{ at, value, key: day }], "scale")];
    }),
  ) as MonthDays;
const own = countedWithin(
  [
    said({ "2026-09-01": 1 }),
    said({
      "2026-11-03": 3,
      "2026-11-04": 3,
      "2026-11-05": 4,
      "2026-11-06": 2,
    }),
  ],
  stretch,
);
const other = countedWithin([said({ "2026-11-03": 2 })], stretch);

it("counts what lies in the stretch", () => {
  expect(own).toMatchObject({ n: 4, counts: { 2: 1, 3: 2, 4: 1 } });
  expect(countedWithin([], stretch)).toBeNull();
});

it("sets shares of each animal beside each other, once each", () => {
  const more = { n: 10, counts: { 3: 10 } };
  expect(spreadOf(own, [other!, more], ["1", "2", "3"])).toEqual([
    { key: "1", count: 0, share: 0, others: 0 },
    { key: "2", count: 1, share: 0.25, others: 0.5 },
    { key: "3", count: 2, share: 0.5, others: 0.5 },
  ]);
  expect(spreadOf(null, [], ["1"])).toEqual([
    { key: "1", count: 0, share: null, others: null },
  ]);
});

it("has medians that are steps", () => {
  expect(medianStep(own!)).toBe(3);
  expect(medianStep({ n: 4, counts: { 1: 2, 5: 2 } })).toBe(1);
  expect(medianStep({ n: 2, counts: { 10: 1, 9: 1 } })).toBe(9);
  expect(medianStep({ n: 0, counts: {} })).toBeNull();
  expect(medianOfMedians([own!, other!, { n: 1, counts: { 5: 1 } }])).toBe(3);
  expect(medianOfMedians([])).toBeNull();
});
