import { expect, it } from "vitest";
import type { Known } from "./missing";
import { knownOf, missingIn } from "./missing";

const all: Known = {
  heard: true,
  fromCache: false,
  unreadable: 0,
  full: false,
};

it.each([
  [{}, null],
  [{ heard: false, full: true }, "unheard"],
  [{ fromCache: true }, "unheard"],
  [{ unreadable: 1, full: true }, "unreadable"],
  [{ full: true }, "full"],
])("of %o lacks %s", (some, missing) => {
  expect(missingIn({ ...all, ...some })).toBe(missing);
  expect(missingIn(knownOf([all, { ...all, ...some }]))).toBe(missing);
});

it("is all of nothing", () => {
  expect(missingIn(knownOf([]))).toBeNull();
});
