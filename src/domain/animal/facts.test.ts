import { expect, it } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { animalFacts } from "./facts";

it("an animal lies in its sector, or in none", () => {
  expect(animalFacts(anAnimal())).toEqual({
    zooId: zooA,
    sectorIds: [sector1],
  });
  expect(animalFacts(anAnimal({ sectorId: null })).sectorIds).toEqual([]);
});
