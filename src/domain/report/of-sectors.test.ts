import { expect, it } from "vitest";
import { isOfSectors } from "./of-sectors";

it("takes what is in one of the sectors, and of no sectors everything", () => {
  expect(isOfSectors(["a", "b"], "b")).toBe(true);
  expect(isOfSectors(["a", "b"], "c")).toBe(false);
  expect(isOfSectors(["a"], null)).toBe(false);
  expect(isOfSectors([], "c")).toBe(true);
  expect(isOfSectors([], null)).toBe(true);
});
