import { describe, expect, it } from "vitest";
import { can } from "../access/can";
import { viewTokens } from "../access/session";
import { aSession } from "../../../tests/builders/a-session";
import { aSavedView } from "../../../tests/builders/views";
import { queryOfParams } from "../observation/analysed/query";
import { pages } from "../pages";
import { calendarDaySchema } from "../time/calendar-day";
import {
  savedViewFacts,
  savedViewIssues,
  savedViewSchema,
  viewParams,
} from "./saved-view";

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

it("a view of an analysis keeps its behaviours, and one from before there were any asks for all", () => {
  const today = calendarDaySchema.parse("2026-11-26");
  const kept = new Set<string>(pages.scanResult.search);
  const asked = (params: string) =>
    queryOfParams(new URLSearchParams(params), today);
  const params = viewParams(
    new URLSearchParams(
      "enclosureId=isle&since=2026-11-01&until=2026-11-26&behaviourId=rest,a%252Cb",
    ),
    kept,
  );
  const stored = savedViewSchema.parse({
    ...aSavedView({ page: "scanResult" }),
    params,
  });
  expect(asked(stored.params).behaviourIds).toEqual(["rest", "a,b"]);
  const old = aSavedView({
    page: "scanResult",
    params: "behaviour=rest&enclosureId=isle&tab=heat",
  });
  expect(asked(old.params)).toMatchObject({
    enclosureIds: ["isle"],
    behaviourIds: [],
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
