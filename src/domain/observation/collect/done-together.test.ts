import { expect, it } from "vitest";
import { doneTogether } from "./done-together";

const behaviour = (behaviourId: string, group: string | null) => ({
  ...{ behaviourId, group, outcome: null },
});

it("is the last alone where one behaviour is seen at a time", () => {
  const behaviours = [behaviour("rest", "a"), behaviour("feed", null)];
  expect(doneTogether(["rest", "feed"], behaviours)).toEqual(["feed"]);
  expect(doneTogether([], behaviours)).toEqual([]);
});

it("is one of each exclusive group where there are several", () => {
  const behaviours = [
    ...[behaviour("rest", "a"), behaviour("walk", "a")],
    ...[behaviour("call", "b"), behaviour("look", null)],
  ];
  const together = (...ids: string[]) => doneTogether(ids, behaviours);
  expect(together("rest", "call")).toEqual(["rest", "call"]);
  expect(together("rest", "call", "walk")).toEqual(["call", "walk"]);
  expect(together("rest", "look")).toEqual(["rest", "look"]);
});
