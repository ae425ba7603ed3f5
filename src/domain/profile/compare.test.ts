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
    comparedWeights(weights({ a: 1, b: 2, c: 0 }), weights({ c: 0, b: 2 })),
  ).toEqual([
    { key: "a", one: { weight: 1, share: 0.333 }, other: null, differs: true },
    {
      key: "b",
      one: { weight: 2, share: 0.667 },
      other: { weight: 2, share: 1 },
      differs: true,
    },
    {
      key: "c",
      one: { weight: 0, share: 0 },
      other: { weight: 0, share: 0 },
      differs: false,
    },
  ]);
  expect(comparedWeights(weights({}), weights({}))).toEqual([]);
});

it("weights are the same where their shares are", () => {
  const differing = (
    one: Record<string, number>,
    other: Record<string, number>,
  ) =>
    comparedWeights(weights(one), weights(other))
      .filter(({ differs }) => differs)
      .map(({ key }) => key);
  expect(differing({ a: 2, b: 2 }, { a: 1, b: 1 })).toEqual([]);
  expect(differing({ a: 1, b: 2 }, { a: 0.5, b: 1 })).toEqual([]);
  expect(differing({ a: 2, b: 1 }, { a: 2, b: 2 })).toEqual(["a", "b"]);
  // Nothing has a share of nothing.
  expect(differing({ a: 0 }, { a: 0 })).toEqual([]);
  expect(differing({ a: 0 }, { a: 1 })).toEqual(["a"]);
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
