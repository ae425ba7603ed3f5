import { describe, expect, it } from "vitest";
import { aliases } from "./page-aliases";
import { aliasHref, href, pageAt, pages, recordHref } from "./pages";

describe("an address", () => {
  it("is the path alone where nothing is asked for", () => {
    expect(href("sectorList")).toBe("/SectorListView");
    expect(href("taskList", { who: null })).toBe("/TaskManagementView");
  });

  it("carries what is asked for, written so that it can be read back", () => {
    expect(href("sector", { sectorId: "a&b", tab: "team" })).toBe(
      "/SectorManagementView?sectorId=a%26b&tab=team",
    );
  });

  it("of a record names it as its page reads it", () => {
    expect(recordHref("animals", "a1")).toBe(
      "/AnimalManagementView?animalId=a1",
    );
    expect(recordHref("taskTemplates", "t1")).toBe(
      "/TaskManagementView?automationId=t1",
    );
  });
});

describe("the page at a path", () => {
  it.each(["/DASHBOARD", "/dashboard", "/Dashboard/"])(
    "is found at %s whatever its case",
    (path) => {
      expect(pageAt(path)).toBe("dashboard");
    },
  );

  it("is found through an alias", () => {
    expect(pageAt("/quizzlistview3")).toBe("quizzList");
    for (const [path, { key }] of Object.entries(aliases))
      expect(pageAt(path)).toBe(key);
  });

  it("keeps all that the address said", () => {
    expect(aliasHref("/quizzListView3", "")).toBe("/quizzListView");
    expect(aliasHref("/AnimalStatView", "?animalId=a")).toBe(
      "/AnimalManagementView?animalId=a&tab=statistics",
    );
    expect(aliasHref("/SocialView", "?animalId=a&groupId=g")).toBe(
      "/AnimalManagementView?animalId=a&groupId=g&tab=social",
    );
    expect(aliasHref("/SocialView", "?groupId=g")).toBe(
      "/GroupManagementView?groupId=g",
    );
    expect(aliasHref("/CampaignCreationViewOld", "?campaignId=c1")).toBe(
      "/CampaignCreationView?campaignId=c1",
    );
    expect(aliasHref("/quizzManagementView2", "?surveyId=s&version=7")).toBe(
      "/quizzManagementView?surveyId=s&version=7",
    );
  });

  it("is none where nothing is known", () => {
    expect(pageAt("/nowhere")).toBeNull();
    expect(pageAt("/")).toBeNull();
  });

  it("is one: no path twice, whatever the case, none an alias too", () => {
    const paths = [
      ...Object.values(pages).map(({ path }) => path),
      ...Object.keys(aliases),
    ].map((path) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
  });
});
