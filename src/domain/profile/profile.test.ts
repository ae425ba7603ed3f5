import { expect, it } from "vitest";
import { aProfile } from "../../../tests/builders/surveys";
import { makeRecord } from "../record/make";
import { profileIssues } from "./desk";
import { profilesFor } from "./profile";

const now = new Date("2026-11-25T08:00:00Z");

it("profiles fit a species from its own to those of any", () => {
  const none = { specieIds: [], familyIds: [], orderIds: [] };
  const all = [
    aProfile({ profileId: "any", ...none }),
    aProfile({ profileId: "order", ...none, orderIds: ["o"] }),
    aProfile({ profileId: "other", ...none, familyIds: ["g"] }),
    aProfile({ profileId: "own", ...none, specieIds: ["s"] }),
    aProfile({ profileId: "family", ...none, familyIds: ["f"] }),
    aProfile({ profileId: "away", ...none, archived: true }),
  ];
  const fitting = (familyId: string | null) =>
    profilesFor(all, { specieId: "s", familyId, orderId: "o" }).map(
      ({ profileId }) => profileId,
    );
  expect(fitting("f")).toEqual(["own", "family", "order", "any"]);
  expect(fitting(null)).toEqual(["own", "order", "any"]);
  expect(
    profilesFor([], { specieId: "s", familyId: null, orderId: null }),
  ).toEqual([]);
});

it("a criterion is weighed once, and can be asked for", () => {
  const twice = [
    { categoryId: "c", weight: 1 },
    { categoryId: "c", weight: 2 },
  ];
  expect(profileIssues({ criteria: twice })).toEqual([
    { field: "criteria.1.categoryId", code: "taken" },
  ]);
  expect(
    makeRecord("profiles", "p", { criteria: twice.slice(1) }, now)[
      "categoryIds"
    ],
  ).toEqual(["c"]);
});
