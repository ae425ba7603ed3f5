import { expect, it } from "vitest";
import { aCampaign } from "../../../tests/builders/campaigns";
import type { CampaignForm } from "./form";
import { fittedForm } from "./fitting";
import { campaignFormOf, campaignIssues, campaignValues } from "./form";

const whole: CampaignForm = {
  ...campaignFormOf(aCampaign()),
  mode: "expert",
  participants: ["lea", "omar"],
  experts: ["lea"],
  targets: { quiz: { count: 2, period: "week" } },
  alertBehind: true,
  criticalAt: 0.25,
};

it("leaves what its mode takes", () => {
  expect(fittedForm(whole)).toEqual(whole);
  expect(fittedForm({ ...whole, mode: "training" })).toEqual({
    ...whole,
    mode: "training",
    experts: [],
  });
});

it("wants nothing of pupils, names nobody and tells nobody", () => {
  const form: CampaignForm = { ...whole, mode: "pedagogical" };
  expect(fittedForm(form)).toEqual({
    ...form,
    participants: [],
    experts: [],
    targets: {},
    alertBehind: false,
    criticalAt: null,
  });
});

it("is what is stored, and what is looked at for flaws", () => {
  const form: CampaignForm = {
    ...whole,
    mode: "pedagogical",
    experts: ["nobody-of-theirs"],
    targets: { quiz: { count: null, period: "week" } },
  };
  expect(campaignIssues(form)).toEqual([]);
  expect(campaignValues(form)).toMatchObject({
    participants: [],
    experts: [],
    targets: {},
    alerts: { behind: false, criticalAt: null },
  });
});

it("leaves a training its experts where behaviour is observed", () => {
  const training = { ...whole, mode: "training" as const };
  expect(
    fittedForm({ ...training, collects: ["quiz", "focal"] }).experts,
  ).toEqual(whole.experts);
});
