import { expect, it } from "vitest";
import { anItem, aSection } from "../../../../tests/builders/surveys";
import { questionIdsOf } from "./sources";

it("names each question that is asked once, in the order of asking", () => {
  const ask = (id: string) => anItem({ questionId: id, questionRef: id });
  const sections = [
    aSection([ask("b"), ask("a")]),
    aSection([ask("b"), ask("c")], { sectionId: "s2" }),
  ];
  expect(questionIdsOf({ sections })).toEqual(["b", "a", "c"]);
  expect(questionIdsOf({ sections: [] })).toEqual([]);
});
