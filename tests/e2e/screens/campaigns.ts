import { expect } from "@playwright/test";
import { press } from "../steps/forms";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { visit } from "../steps/ways";

const t = texts("fr");

/** What is collected, each as a way to get there. */
const campaigns: Screens = {
  "the campaigns": async (page) => {
    await visit(page, "/campaignListView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a campaign being made, sent empty": async (page) => {
    await visit(page, "/CampaignCreationView");
    await press(page, t("campaigns.form.nextStep"));
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "whom a campaign is about": (page) =>
    visit(page, "/CampaignCreationView?tab=whom"),
  "when a campaign is": (page) => visit(page, "/CampaignCreationView?tab=when"),
  "a campaign at a glance": (page) =>
    visit(page, "/CampaignCreationView?tab=summary"),
  "a campaign": async (page) => {
    await visit(page, "/CampaignManagementView?campaignId=lemurs-monthly");
    await expect(page.getByRole("tab").first()).toBeVisible();
  },
  "the key of a training": async (page) => {
    const at = "/CampaignManagementView?campaignId=lemurs-training";
    await visit(page, `${at}&tab=key`);
    await expect(page.getByRole("radio").first()).toBeVisible();
  },
  "how far a campaign is": async (page) => {
    const at = "/CampaignQuizzMonitoringView?campaignId=lemurs-monthly";
    await visit(page, at);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
};

export const shown: Shown[] = [
  {
    round: "campaigns",
    pages: [
      "campaignList",
      "campaignCreation",
      "campaign",
      "campaignMonitoring",
    ],
    screens: campaigns,
  },
];
