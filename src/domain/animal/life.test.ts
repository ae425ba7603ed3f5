import { describe, expect, it } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import { isHere } from "./life";

describe("an animal is here", () => {
  it("unless it is archived, deceased or departed", () => {
    expect(isHere(anAnimal())).toBe(true);
    expect(isHere(anAnimal({ isArchived: true }))).toBe(false);
    expect(isHere(anAnimal({ animalState: "deceased" }))).toBe(false);
    expect(isHere(anAnimal({ animalState: "departed" }))).toBe(false);
  });
});
