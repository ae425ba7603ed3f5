import { expect, it } from "vitest";
import { changedUses, usesWith } from "./uses";

it("a version that asks a question is among its uses, once and in order", () => {
  expect(usesWith({}, "birds", 2, true)).toEqual({ birds: [2] });
  expect(usesWith({ birds: [2, 10] }, "birds", 3, true)).toEqual({
    birds: [2, 3, 10],
  });
  expect(usesWith({ birds: [2] }, "birds", 2, true)).toEqual({ birds: [2] });
});

it("one that no longer does is not, and no questionnaire stays empty", () => {
  expect(usesWith({ birds: [1, 2], apes: [1] }, "birds", 1, false)).toEqual({
    birds: [2],
    apes: [1],
  });
  expect(usesWith({ birds: [1] }, "birds", 1, false)).toEqual({});
  expect(usesWith({}, "birds", 1, false)).toEqual({});
});

it("what a version begins and ends to ask", () => {
  expect(changedUses(["a", "b"], ["b", "c", "c"])).toEqual({
    begun: ["c"],
    ended: ["a"],
  });
  expect(changedUses([], [])).toEqual({ begun: [], ended: [] });
});
