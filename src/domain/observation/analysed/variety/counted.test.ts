import { expect, it } from "vitest";
import { equalSizeOf, recordsLeast, sizeOf } from "./counted";

it("holds beside each other what has enough records, at the size of the smallest of these", () => {
  expect(recordsLeast).toBe(30);
  expect(equalSizeOf([30, 45, 29])).toBe(30);
  expect(equalSizeOf([29, 45])).toBeNull();
  expect(equalSizeOf([])).toBeNull();
});

it("counts all that was counted", () => {
  expect(sizeOf(Float64Array.of(2, 0, 3))).toBe(5);
  expect(sizeOf([])).toBe(0);
});
