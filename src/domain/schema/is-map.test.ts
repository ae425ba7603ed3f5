import { expect, it } from "vitest";
import { isMap } from "./is-map";

it("a map of fields is one; a list, an instant and nothing are none", () => {
  expect([{}, { a: null }].map(isMap)).toEqual([true, true]);
  const others = [[], [{}], new Date(0), null, undefined, "a", 1, true];
  expect(others.filter(isMap)).toEqual([]);
});
