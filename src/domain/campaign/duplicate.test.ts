import { expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import { calendarDaySchema } from "../time/calendar-day";
import { campaignNameMax } from "./campaign";
import { duplicateForm } from "./duplicate";

const today = calendarDaySchema.parse("2027-02-10");

it("begins another like it, as long, from today on", () => {
  const form = duplicateForm(aCampaign(), "Printemps bis", today);
  expect(form).toMatchObject({
    name: "Printemps bis",
    surveyId: "survey-1",
    animalIds: ["animal-1"],
    startDate: "2027-02-10",
    endDate: "2027-03-11",
  });
});

it("cuts a name that is too long", () => {
  const { name } = duplicateForm(aCampaign(), "x".repeat(200), today);
  expect(name).toHaveLength(campaignNameMax);
});
