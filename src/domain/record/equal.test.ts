import { expect, it } from "vitest";
import { equalValues } from "./equal";

it("compares instants, lists and maps by content", () => {
  expect(equalValues(new Date(5), new Date(5))).toBe(true);
  expect(equalValues(new Date(5), 5)).toBe(false);
  expect(equalValues([1, { a: null }], [1, { a: null }])).toBe(true);
  expect(equalValues({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(equalValues({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  expect(equalValues({ a: undefined }, { b: undefined })).toBe(false);
  expect(equalValues([], {})).toBe(false);
  expect(equalValues(null, {})).toBe(false);
});
