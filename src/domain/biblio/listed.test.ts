import { expect, it } from "vitest";
import { aPublication } from "../../../tests/builders/research";
import type { BiblioFilters } from "./listed";
import { isListedPublication } from "./listed";

const nothing: BiblioFilters = {
  ...{ type: null, year: null, tag: null, specieId: null },
  archived: false,
};

it.each([
  [{}, true],
  [{ type: "article", year: "2020", tag: "models" }, true],
  [{ type: "book" }, false],
  [{ year: "2021" }, false],
  [{ tag: "other" }, false],
  [{ specieId: "specie-1" }, true],
  [{ specieId: "specie-2" }, false],
] as const)("the list narrowed by %o shows a publication: %s", (more, is) => {
  const one = aPublication({ specieIds: ["specie-1"] });
  expect(isListedPublication(one, { ...nothing, ...more })).toBe(is);
});

it("shows archived ones where they are asked for", () => {
  const old = aPublication({ archived: true });
  expect(isListedPublication(old, nothing)).toBe(false);
  expect(isListedPublication(old, { ...nothing, archived: true })).toBe(true);
});
