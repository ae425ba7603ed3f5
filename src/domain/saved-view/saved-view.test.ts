import { describe, expect, it } from "vitest";
import { can } from "../access/can";
import { viewTokens } from "../access/session";
import { aSession } from "../../../tests/builders/a-session";
import { aSavedView } from "../../../tests/builders/views";
import { savedViewFacts, savedViewIssues, viewParams } from "./saved-view";

const sex = new Set(["sex", "sectorId"]);

describe("what a view keeps of an address", () => {
  it("is what was chosen, in an order that does not matter; nothing else", () => {
    const one = viewParams(
      new URLSearchParams("tool=labels&sex=Male&sectorId=s%201"),
      sex,
    );
    expect(one).toBe("sectorId=s+1&sex=Male");
    expect(viewParams(new URLSearchParams(one), sex)).toBe(one);
    expect(viewParams(new URLSearchParams("?tool=labels"), sex)).toBe("");
  });
});

describe("who finds a view", () => {
  it("is its owner, and who has a right or a role it is shared with", () => {
    const facts = savedViewFacts(aSavedView({ sharedWith: ["role:keeper"] }));
    const keeper = aSession(
      { sectorRoles: { keeper: ["sector-1"] } },
      { uid: "k" },
    );
    const member = aSession({}, { uid: "m" });
    expect(viewTokens(keeper)).toEqual(["k", "*", "right:user", "role:keeper"]);
    expect(can(keeper, "read", "savedViews", facts)).toBe(true);
    expect(can(keeper, "change", "savedViews", facts)).toBe(false);
    expect(can(member, "read", "savedViews", facts)).toBe(false);
    expect(
      can({ ...member, uid: "author" }, "change", "savedViews", facts),
    ).toBe(true);
  });
});

it("a view has a name that can be seen", () => {
  expect(savedViewIssues({ name: " ", sharedWith: [] })).toEqual([
    { field: "name", code: "required" },
  ]);
  expect(savedViewIssues({ name: "Mâles", sharedWith: ["*"] })).toEqual([]);
});
