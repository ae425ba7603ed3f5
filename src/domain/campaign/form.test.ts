import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { calendarDaySchema } from "../time/calendar-day";
import type { CampaignForm } from "./form";
import {
  campaignFormOf,
  campaignIssues,
  campaignValues,
  newCampaignForm,
} from "./form";
import { duplicateForm } from "./duplicate";
import { renewalOf } from "./renewal";

const day = (text: string) => calendarDaySchema.parse(text);
const fresh = newCampaignForm(day("2026-11-01"), day("2026-11-28"));
const codes = (form: Parameters<typeof campaignIssues>[0]) =>
  campaignIssues(form).map(({ field, code }) => `${field} ${code}`);

const observed = {
  obsId: "obs-1",
  obsVersion: 2,
  contextId: "context-1",
  contextVersion: 1,
};

describe("a campaign that collects behaviour", () => {
  const form: CampaignForm = {
    ...campaignFormOf(aCampaign()),
    ...observed,
    collects: ["focal"],
    targets: {},
  };

  it("follows an ethogram and asks a context, and no questionnaire", () => {
    expect(campaignIssues(form)).toEqual([]);
    expect(campaignValues(form)).toMatchObject({ ...observed, surveyId: null });
    expect(campaignValues({ ...form, collects: ["quiz"] })).toMatchObject({
      obsId: null,
      contextId: null,
      surveyId: "survey-1",
    });
  });

  it("follows one that is for its species, or for one of theirs", () => {
    const about = { ...form, specieIds: ["lemur"], animalIds: [] };
    const flaws = (obsSpecie: string[], change: Partial<CampaignForm> = {}) =>
      campaignIssues({ ...about, ...change }, obsSpecie);
    expect(flaws([])).toEqual([]);
    expect(flaws(["owl", "lemur"])).toEqual([]);
    expect(flaws(["owl"])).toEqual([
      { field: "obsId", code: "ethogramSpecies" },
    ]);
    expect(flaws(["owl"], { animalIds: ["hoot"] })).toEqual([]);
    expect(flaws(["owl"], { collects: ["quiz"] })).toEqual([]);
  });

  it("has a target of behaviour where it is about animals, by whom sessions count", () => {
    const target = { count: 1, period: "week" } as const;
    const about = (change: Partial<CampaignForm>) =>
      codes({ ...form, animalIds: [], targets: { focal: target }, ...change });
    expect(about({ groupIds: ["g"] })).toEqual(["targets targetAnimals"]);
    expect(about({ enclosureIds: ["e"] })).toEqual(["targets targetAnimals"]);
    expect(about({ enclosureIds: ["e"], specieIds: ["lemur"] })).toEqual([]);
    expect(about({ enclosureIds: ["e"], targets: {} })).toEqual([]);
    const asked = { surveyId: "survey-1", surveyVersion: 1 };
    expect(
      about({
        ...asked,
        collects: ["quiz"],
        groupIds: ["g"],
        targets: { quiz: target },
      }),
    ).toEqual([]);
  });

  it("is followed by one that does the same", () => {
    const campaign = aCampaign({
      ...observed,
      collects: ["focal"],
      targets: {},
      autoRenewal: { period: "month" },
    });
    expect(renewalOf(campaign, day("2026-11-30"))).toMatchObject(observed);
    expect(duplicateForm(campaign, "Autre", day("2026-11-30"))).toMatchObject(
      observed,
    );
  });
});

describe("the form of a campaign", () => {
  it("is told everything it lacks at once", () => {
    expect(codes({ ...fresh, mode: "expert" })).toEqual([
      "name required",
      "surveyId required",
      "animalIds targetRequired",
      "experts required",
    ]);
  });

  it("ends no sooner than it begins, and says so beside what else is wrong", () => {
    const form = { ...campaignFormOf(aCampaign()), name: "" };
    expect(codes({ ...form, endDate: "2026-10-01" })).toEqual([
      "name required",
      "endDate endBeforeStart",
    ]);
    expect(codes({ ...form, startDate: null })).toEqual([
      "name required",
      "startDate required",
    ]);
  });

  it("holds what is stored, and gives it back as it was", () => {
    const campaign = aCampaign({ description: "Tous les mois" });
    const form = campaignFormOf(campaign);
    expect(campaignIssues(form)).toEqual([]);
    expect(campaign).toMatchObject(campaignValues(form) ?? {});
    expect(campaignValues({ ...form, name: "" })).toBeNull();
  });
});
