import { expect, it } from "vitest";
import { periodOf } from "./lengths";

it.each([
  [1095, { count: 3, unit: "year" }],
  [365, { count: 1, unit: "year" }],
  [366, { count: 366, unit: "day" }],
  [90, { count: 90, unit: "day" }],
  [0, { count: 0, unit: "day" }],
])("calls %i days years only where they are whole ones", (days, period) => {
  expect(periodOf(days)).toEqual(period);
});
