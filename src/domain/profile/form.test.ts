import { expect, it } from "vitest";
import { aProfile } from "../../../tests/builders/surveys";
import { profileForm, profileFormIssues, profileValues } from "./form";

const profile = aProfile({ expected: { "Q-2": ["a", "b"], "Q-1": ["yes"] } });

it("a form and back stores what it was made of", () => {
  const form = profileForm(profile);
  expect(form.expected.map(({ questionRef }) => questionRef)).toEqual([
    "Q-1",
    "Q-2",
  ]);
  const { names, specieIds, familyIds, orderIds, criteria, expected } = profile;
  const stored = { names, specieIds, familyIds, orderIds, criteria, expected };
  expect(profileValues(form)).toEqual(stored);
  expect(profileFormIssues(form)).toEqual([]);
});

it("a new one is empty, and lacks its French name alone", () => {
  const form = profileForm(null);
  expect(profileValues(form)).toMatchObject({ names: {}, expected: {} });
  expect(profileFormIssues(form)).toEqual([
    { field: "names.fr", code: "required" },
  ]);
});

it("names are trimmed, and a blank one is none", () => {
  const names = { ...profileForm(null).names, fr: " Ours ", de: "  " };
  expect(profileValues({ ...profileForm(null), names }).names).toEqual({
    fr: "Ours",
  });
});

it("weights are numbers from 0 to 100, and an expected answer names an option", () => {
  const weights = [Number.NaN, -1, 101, 0, 100].map((weight, place) => ({
    categoryId: `label-${place}`,
    weight,
  }));
  const form = {
    ...profileForm(profile),
    criteria: weights,
    expected: [{ questionRef: "Q-1", values: [] }],
  };
  const bounds = { code: "bounds", values: { min: 0, max: 100 } };
  expect(profileFormIssues(form)).toEqual([
    { field: "criteria.0.weight", code: "number" },
    { field: "expected.0.values", code: "required" },
    { field: "criteria.1.weight", ...bounds },
    { field: "criteria.2.weight", ...bounds },
  ]);
});
