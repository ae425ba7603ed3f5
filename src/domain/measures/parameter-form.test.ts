import { expect, it } from "vitest";
import { aHealthParameter } from "../../../tests/builders/health";
import { aParameter } from "../../../tests/builders/measures";
import {
  animalValues,
  parameterForm,
  parameterIssues,
  placeValues,
} from "./parameter-form";

it("a form of either kind keeps what is of its own alone", () => {
  const health = parameterForm(aHealthParameter());
  expect(animalValues(health)).toMatchObject({ animalIds: ["animal-1"] });
  expect(animalValues(health)).not.toHaveProperty("enclosureIds");
  const place = parameterForm(aParameter({ enclosureIds: ["e1"] }));
  expect(placeValues(place)).toMatchObject({ enclosureIds: ["e1"] });
  expect(placeValues(place)).not.toHaveProperty("animalIds");
});

it("each kind asks for its own: animals or species, enclosures or zones", () => {
  const form = { ...parameterForm(null), name: "Sabots", unit: "cm" };
  const boolean = { ...form, measureType: "boolean" as const };
  expect(parameterIssues("health", boolean, false)).toEqual([
    { field: "animalIds", code: "animalRequired" },
  ]);
  expect(parameterIssues("environment", boolean, false)).toEqual([
    { field: "enclosureIds", code: "placeRequired" },
  ]);
  expect(parameterIssues("health", boolean, true)).toEqual([]);
});
