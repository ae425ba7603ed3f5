import { expect, it } from "vitest";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aTemplate } from "../../../tests/builders/work";
import { templateFacts } from "./facts";

it("an automation names the people of its work", () => {
  const people = { responsibleIds: ["keeper"] };
  expect(templateFacts(aTemplate(people))).toEqual({
    zooId: zooA,
    sectorIds: [sector1],
    ...people,
    authorId: "author",
    audience: ["keeper"],
  });
});
