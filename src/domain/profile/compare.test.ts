import { expect, it } from "vitest";
import { aProfile } from "../../../tests/builders/surveys";
import { comparedExpected, comparedWeights, fittingProfiles } from "./compare";

const weights = (all: Record<string, number>) => ({
  criteria: Object.entries(all).map(([categoryId, weight]) => ({
    categoryId,
    weight,
  })),
});

it("weights stand side by side, and what one lacks differs", () => {
  expect(
    comparedWeights(weights({ a: 1, b: 2, c: 0 }), weights({ c: 0, b: 3 })),
  ).toEqual([
    { key: "a", one: 1, other: null, differs: true },
    { key: "b", one: 2, other: 3, differs: true },
    { key: "c", one: 0, other: 0, differs: false },
  ]);
  expect(comparedWeights(weights({}), weights({}))).toEqual([]);
});

it("expected answers are the same in whichever order", () => {
  expect(
    comparedExpected(
      { expected: { "Q-2": ["a"], "Q-1": ["a", "b"] } },
      { expected: { "Q-1": ["b", "a"], "Q-3": ["c"] } },
    ),
  ).toEqual([
    { key: "Q-1", one: ["a", "b"], other: ["b", "a"], differs: false },
    { key: "Q-2", one: ["a"], other: null, differs: true },
    { key: "Q-3", one: null, other: ["c"], differs: true },
  ]);
});

it("a profile fits by the nearest of what it is for", () => {
  const none = { specieIds: [], familyIds: [], orderIds: [] };
  const profiles = [
    aProfile({ profileId: "any", ...none }),
    aProfile({ profileId: "order", ...none, orderIds: ["o"] }),
    aProfile({ profileId: "both", specieIds: ["s"], familyIds: ["f"] }),
    aProfile({ profileId: "family", ...none, familyIds: ["f"] }),
  ];
  const species = { specieId: "s", familyId: "f", orderId: "o" };
  expect(
    fittingProfiles(profiles, species).map(({ profile, fit }) => [
      profile.profileId,
      fit,
    ]),
  ).toEqual([
    ["both", "species"],
    ["family", "family"],
    ["order", "order"],
    ["any", "any"],
  ]);
  expect(fittingProfiles([], species)).toEqual([]);
});
