import { describe, expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { calendarDaySchema } from "../time/calendar-day";
import {
  campaignFormOf,
  campaignIssues,
  campaignValues,
  newCampaignForm,
} from "./form";

const day = (text: string) => calendarDaySchema.parse(text);
const fresh = newCampaignForm(day("2026-11-01"), day("2026-11-28"));
const codes = (form: Parameters<typeof campaignIssues>[0]) =>
  campaignIssues(form).map(({ field, code }) => `${field} ${code}`);

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
